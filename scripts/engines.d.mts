export type Engine = 'chromium' | 'firefox' | 'webkit';

export declare const CHROMIUM_ARGS: readonly string[];
export declare const ENGINE_NAMES: readonly Engine[];
export declare function findEngine(engine: Engine): Promise<string | undefined>;
export declare function ensureEngines(
  engines?: readonly Engine[],
): Promise<Readonly<Partial<Record<Engine, string | undefined>>>>;
