/** What a worker thread runs: one chunk of games at a time, telling through shared memory where it is. */
import { assert, type Game } from '@orrery/kernel';
import type { CheckPlan, CheckTally } from './check.ts';
import { loadGame } from './load-game.ts';
import { Pulse } from './pulse.ts';
import { type Counter, type SimulationPlan, simulation } from './simulate.ts';
import type { Tally } from './tally.ts';

export type Job =
  | { readonly kind: 'simulate'; readonly plan: SimulationPlan }
  | { readonly kind: 'check'; readonly plan: CheckPlan };

export interface Chunk {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
  readonly memory: SharedArrayBuffer;
  /** Whose place in the memory it writes to. */
  readonly lane: number;
}

export interface Played<T = Tally | CheckTally> {
  readonly tally: T;
  /** Fewer than asked for if the run was stopped. */
  readonly games: number;
  readonly ms: number;
}

export default async function playChunk({ job, from, to, memory, lane }: Chunk): Promise<Played> {
  const game = await loadGame(job.plan.game);
  assert(game, `there is no game '${job.plan.game}'`);
  const pulse = new Pulse(memory);
  const counter = await counterFor(game, job, () => pulse.beat(lane));
  const start = performance.now();
  let index = from;
  for (; index < to && !pulse.stopped; index++) {
    pulse.begin(lane, index);
    const played = counter.play(index);
    if (played) await played;
  }
  return { tally: counter.tally, games: index - from, ms: performance.now() - start };
}

async function counterFor(game: Game, job: Job, onAction: () => void): Promise<Counter<Tally | CheckTally>> {
  if (job.kind === 'simulate') return simulation(game, job.plan, onAction);
  // The test kit is loaded only by those who test.
  const { checking } = await import('./check.ts');
  return checking(game, job.plan, onAction);
}
