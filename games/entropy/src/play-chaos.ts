/**
 * Chaos played on by the real rules, for those who look ahead. Everything in it follows from the programs and the answers:
 * no random numbers, and it stops where the next phase would need hidden things.
 */
import { assert, type Context, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { flow } from './flow.ts';
import type { State } from './state.ts';

/** One of the options of the seat that is asked; never called for a question with a single one. */
export type Chooser = (s: State, seat: Seat, options: readonly Action[]) => Action;

/** Nobody listens, and nothing is drawn. */
export const SILENT: Context<Event> = {
  random(stream): never {
    throw new Error(`Chaos draws from '${stream}'`);
  },
  emit() {},
  whisper() {},
  reveal() {},
  beat() {},
  pause() {},
};

/** From Planning, whoever has finished, to its Chaos, and nothing after that: programs are as they lie. */
export function closePlanning(s: State): void {
  assert(s.phase === 'planning', 'no Planning to close');
  s.phase = 'chaos';
  s.stack.length = 0;
  s.stack.push({ kind: 'chaos' });
}

/** In the middle of Chaos: what comes after it is cut off. */
export function cutAfterChaos(s: State): void {
  s.stack.splice(
    0,
    s.stack.findIndex(({ kind }) => kind === 'chaos'),
  );
}

/** Plays a Chaos that nothing follows to its end, or to the end of the game, in place. */
export function playChaos(s: State, choose: Chooser, ctx: Context<Event> = SILENT): void {
  flow.settle(s, ctx);
  for (let asked = flow.decisions(s)[0]; asked; asked = flow.decisions(s)[0]) {
    const { seat } = asked;
    flow.apply(s, seat, choose(s, seat, flow.legal(s, seat)), ctx);
  }
}
