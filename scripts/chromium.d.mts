export declare const CHROMIUM_ARGS: readonly string[];
export declare function findChromium(): Promise<string | undefined>;
export declare function ensureChromium(): Promise<string | undefined>;
