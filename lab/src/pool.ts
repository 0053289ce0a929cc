/**
 * Runs on worker threads: games are handed out in chunks, tallies are put together. Each game is a function of its
 * number, so neither the number of workers nor the sizes of the chunks can change a result.
 */
import { fileURLToPath } from 'node:url';
import { messageOf } from '@orrery/kernel';
import type { Piscina } from 'piscina';
import type { CheckPlan, CheckTally } from './check.ts';
import { Pulse } from './pulse.ts';
import { gameSeed, type SimulationPlan } from './simulate.ts';
import { emptyTally, mergeTallies, type Tally } from './tally.ts';
import { watch } from './watchdog.ts';
import type { Chunk, Job, Played } from './worker.ts';

export interface RunSettings {
  /** The number of the first game; 0 unless somebody looks at one game again. */
  readonly first?: number;
  readonly games: number;
  readonly workers: number;
  /** Stops the run; what was played so far is the result. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
  /** A program did not play, and why; told when it happens for the first time. */
  readonly onForfeit?: (command: string, why: string) => void;
  /** How long a single game may show no sign of life. */
  readonly patienceMs?: number;
}

export interface RunResult<T> {
  readonly tally: T;
  readonly games: number;
  /** Seconds of play, without the start of the workers. */
  readonly seconds: number;
  /** The signal stopped it before the last game. */
  readonly interrupted: boolean;
}

/** A run that broke off by a fault in a game: a thrown error or an endless loop. Names the game. */
export class RunError extends Error {
  override readonly name = 'RunError';
  readonly game: number;

  constructor(game: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.game = game;
  }
}

export const PATIENCE_MS = 60_000;
/** After this long, a stopped run no longer waits for the games in progress. */
const GRACE_MS = 1000;
/** Short enough for a smooth progress bar, long enough that handing out chunks costs nothing. */
const CHUNK_MS = 200;
const FASTEST_GROWTH = 8;
/**
 * Games leave short-lived garbage only. Left alone, V8 lets the young generation grow tenfold in a long run and gains
 * nothing: 500,000 games of Connect Four took the same time at 75 MB as at 103 MB.
 */
const YOUNG_MB = 6;

// From src and from dist alike: threads always run built JavaScript.
const WORKER = fileURLToPath(new URL('../dist/worker.js', import.meta.url));

export function runSimulation(plan: SimulationPlan, settings: RunSettings): Promise<RunResult<Tally>> {
  const merge = (all: Tally, played: Tally): Tally => {
    for (const [command, why] of Object.entries(played.forfeits))
      if (!Object.hasOwn(all.forfeits, command)) settings.onForfeit?.(command, why);
    return mergeTallies(all, played);
  };
  return new Run({ kind: 'simulate', plan }, settings, emptyTally(plan.seats), merge).play();
}

export async function runCheck(plan: CheckPlan, settings: RunSettings): Promise<RunResult<CheckTally>> {
  const { emptyCheck, mergeChecks } = await import('./check.ts');
  return new Run({ kind: 'check', plan }, settings, emptyCheck(), mergeChecks).play();
}

class Run<T extends Tally | CheckTally> {
  private readonly job: Job;
  private readonly settings: RunSettings;
  private readonly merge: (a: T, b: T) => T;
  private readonly pulse: Pulse;
  private readonly busy: (readonly [from: number, to: number] | undefined)[];
  private tally: T;
  private next: number;
  private readonly end: number;
  private done = 0;

  constructor(job: Job, settings: RunSettings, empty: T, merge: (a: T, b: T) => T) {
    this.job = job;
    this.settings = settings;
    this.tally = empty;
    this.merge = merge;
    this.next = settings.first ?? 0;
    this.end = this.next + settings.games;
    this.pulse = Pulse.forLanes(settings.workers);
    this.busy = Array.from({ length: settings.workers }, () => undefined);
  }

  async play(): Promise<RunResult<T>> {
    const { workers, games, signal } = this.settings;
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: WORKER,
      minThreads: workers,
      maxThreads: workers,
      // Without our own flags: threads need none, and test runners pass some that only they understand.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    let start = performance.now();
    try {
      await Promise.all(this.busy.map((_, lane) => this.send(pool, lane, 0, 0)));
      start = performance.now();
      await this.untilDone(pool, signal);
      const seconds = (performance.now() - start) / 1000;
      return { tally: this.tally, games: this.done, seconds, interrupted: this.done < games };
    } finally {
      this.pulse.stop();
      // A worker may still answer while the pool is closed, which the pool calls an error; nobody waits for it.
      pool.on('error', () => {});
      await pool.destroy();
    }
  }

  /** Ends when all games are played, when the run was stopped, or with the error of the first game that failed. */
  private async untilDone(pool: Piscina, signal: AbortSignal | undefined): Promise<void> {
    const ending: (() => void)[] = [];
    const lanes = Promise.all(this.busy.map((_, lane) => this.playLane(pool, lane)));
    const hung = new Promise<never>((_, reject) => {
      const patienceMs = this.settings.patienceMs ?? PATIENCE_MS;
      const isBusy = (lane: number) => this.busy[lane] !== undefined;
      const onHung = (lane: number) => reject(this.hungError(lane, patienceMs));
      ending.push(watch(this.pulse, this.busy.length, isBusy, patienceMs, onHung));
    });
    const stopped = new Promise<void>((resolve) => {
      const stop = () => {
        this.pulse.stop();
        const timer = setTimeout(resolve, GRACE_MS);
        ending.push(() => clearTimeout(timer));
      };
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      ending.push(() => signal?.removeEventListener('abort', stop));
    });
    try {
      await Promise.race([lanes, hung, stopped]);
    } finally {
      for (const end of ending) end();
    }
  }

  private async playLane(pool: Piscina, lane: number): Promise<void> {
    let size = 1;
    while (this.next < this.end && !this.pulse.stopped) {
      const from = this.next;
      const to = Math.min(this.end, from + size);
      this.next = to;
      const played = await this.send(pool, lane, from, to);
      this.tally = this.merge(this.tally, played.tally);
      this.done += played.games;
      this.settings.onProgress?.(this.done, this.settings.games);
      size = this.nextSize(size, played);
    }
  }

  private nextSize(size: number, { games, ms }: Played): number {
    const fitting = Math.round((CHUNK_MS * Math.max(1, games)) / Math.max(0.01, ms));
    // An equal share of what is left keeps all workers busy to the end.
    const share = Math.ceil((this.end - this.next) / this.busy.length);
    return Math.max(1, Math.min(fitting, size * FASTEST_GROWTH, share));
  }

  private async send(pool: Piscina, lane: number, from: number, to: number): Promise<Played<T>> {
    const chunk: Chunk = { job: this.job, from, to, memory: this.pulse.memory, lane };
    if (from < to) this.busy[lane] = [from, to];
    try {
      // The worker answers by the kind of the job, and T belongs to that kind.
      return (await pool.run(chunk)) as Played<T>;
    } catch (error) {
      throw from < to ? this.thrownError(lane, from, to, error) : error;
    } finally {
      this.busy[lane] = undefined;
    }
  }

  private thrownError(lane: number, from: number, to: number, error: unknown): RunError {
    const game = this.pulse.gameOf(lane);
    const chunk = to - from > 1 ? `, in the chunk of games ${from} to ${to - 1},` : '';
    return new RunError(game, `${this.nameOf(game)}${chunk} failed: ${messageOf(error)}`, error);
  }

  private hungError(lane: number, patienceMs: number): RunError {
    const game = this.pulse.gameOf(lane);
    return new RunError(game, `${this.nameOf(game)} hangs: no sign of life for ${patienceMs / 1000} seconds`);
  }

  private nameOf(game: number): string {
    const { seed } = this.job.plan;
    return `game ${game} of seed '${seed}' (match seed '${gameSeed(seed, game)}')`;
  }
}
