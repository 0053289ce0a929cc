/** What `simulate`, `ladder` and `check` share: a progress bar for a person at a terminal, a line now and then for a file, and Ctrl-C. */
import { EXIT, warn } from './output.ts';

export interface Watch {
  readonly signal: AbortSignal;
  onProgress(done: number, total: number): void;
  /** A program that was to play did not; said once for each. */
  onForfeit(this: void, command: string, why: string): void;
}

/**
 * Runs something long. The first Ctrl-C asks it to stop and keep what it has (exit code 130); the second leaves at
 * once. How far it is goes to stderr, so results can be piped.
 */
export async function longRun<T>(total: number, run: (watch: Watch) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onInterrupt = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    stop.abort();
  };
  process.on('SIGINT', onInterrupt);
  const bar = process.stderr.isTTY ? await startBar(total) : startLines(total);
  const told = new Set<string>();
  const onForfeit = (command: string, why: string) => {
    if (!told.has(command)) warn(`the program '${command}' ${why}, and so it forfeits`);
    told.add(command);
  };
  try {
    return await run({ signal: stop.signal, onProgress: (done) => bar.update(done), onForfeit });
  } finally {
    bar.stop();
    process.off('SIGINT', onInterrupt);
    if (stop.signal.aborted) process.exitCode = EXIT.interrupted;
  }
}

interface Progress {
  update(done: number): void;
  stop(): void;
}

const LINE_EVERY_MS = 60_000;

/** Where nobody watches, a line a minute. */
function startLines(total: number): Progress {
  let done = 0;
  const timer = setInterval(() => console.error(`${done} of ${total} games`), LINE_EVERY_MS);
  return {
    update(now) {
      done = now;
    },
    stop: () => clearInterval(timer),
  };
}

async function startBar(total: number): Promise<Progress> {
  // A CommonJS package: everything is on its default export.
  const { default: progress } = await import('cli-progress');
  const format = '{bar} {percentage} % | {value} of {total} games | {eta_formatted} left';
  const bar = new progress.SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true, etaBuffer: 50 },
    progress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}
