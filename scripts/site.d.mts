import type { ChildProcess } from 'node:child_process';

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
  readonly isMobile?: boolean;
  readonly hasTouch?: boolean;
}

export declare const SCREENS: { readonly desktop: Screen; readonly tablet: Screen; readonly phone: Screen };
export declare function startServer(where?: {
  data?: string;
  port?: number;
}): Promise<{ readonly child: ChildProcess; readonly url: string }>;
