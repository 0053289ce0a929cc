/**
 * Chaos played on by the real rules, for those who look ahead. Everything in it follows from the programs and the answers:
 * no random numbers, and it stops where the next phase would need hidden things.
 */
import { assert, type Context, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { answer, legal } from './course.ts';
import type { Event } from './events.ts';
import { chaos } from './rules/chaos.ts';
import type { State } from './state.ts';

/** One of the options of the seat that is asked; never called for a question with a single one. */
export type Chooser = (s: State, seat: Seat, options: readonly Action[]) => Action;

/** Nobody listens, and nothing is drawn. */
export const SILENT: Context<Event> = {
  random(stream): never {
    throw new Error(`Chaos draws from '${stream}'`);
  },
  emit() {},
  reveal() {},
};

/** From Planning, whoever has finished, to its Chaos: programs are as they lie. */
export function closePlanning(s: State): void {
  assert(s.phase === 'planning', `no Planning to close in ${s.phase}`);
  for (const player of s.players) player.finished = false;
  s.question = null;
  s.phase = 'chaos';
  s.turn = 0;
}

/** Plays from anywhere in Chaos to its end, or to the end of the game, in place. */
export function playChaos(s: State, choose: Chooser, ctx: Context<Event> = SILENT): void {
  while (s.phase === 'chaos') {
    const { question } = s;
    if (question === null) {
      if (chaos.run(s, ctx) !== undefined) return;
      continue;
    }
    assert(question.kind !== 'plan', 'Planning in Chaos');
    const options = legal(s, question.seat);
    const only = options.length === 1 ? options[0] : undefined;
    answer(s, question.seat, only ?? choose(s, question.seat, options), ctx);
  }
}
