/** Collecting [T4]: free tokens, then what the planets yield. */
import { PASS, unlessListed } from '../actions.ts';
import { TAKE_GAS, TAKE_MINERAL } from '../answers.ts';
import type { Resource } from '../data.ts';
import { checkpoint } from '../end.ts';
import { hooksOf, stagesAt } from '../hooks.ts';
import { type Asks, boardOf, type Ctx, isOf, type Runs, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { collect as take, gain } from './tokens.ts';

export const collect: Runs<'collect'> = {
  stages: [
    (s) => {
      let free = 1;
      for (const ask of hooksOf(s, s.active).freeTokens) free += ask(s, s.active);
      for (let i = 0; i < free; i++) s.stack.push({ kind: 'chooseResource', seat: s.active, why: 'free' });
    },
    (s, ctx) => {
      yieldOf(s, 'gas', ctx);
      yieldOf(s, 'mineral', ctx);
    },
    ...stagesAt('collected', (s) => s.active),
    checkpoint,
  ],
};

/** A token for each colony of the kind, while the bank lasts. */
function yieldOf(s: State, resource: Resource, ctx: Ctx): void {
  const { planetsAt } = boardOf(s);
  let due = 0;
  for (let i = 0; i < planetsAt.length; i++)
    if (s.planets[i] === resource && isOf(s.active, s.stacks[planetsAt[i] as number])) due++;
  if (due === 0) return;
  const paid = take(s, s.active, resource, due);
  ctx.emit({ kind: 'yielded', seat: s.active, resource, paid, lost: due - paid });
}

const [MINERAL, GAS] = [[TAKE_MINERAL], [TAKE_GAS]] as const;
const EITHER = [TAKE_MINERAL, TAKE_GAS];
const NEITHER = [PASS];

/** Which token to take; if the bank is empty there is nothing to ask. */
export const chooseResource: Asks<'chooseResource', 'chooseResource' | 'pass'> = {
  answers: ['chooseResource'],
  legal({ bank: { mineral, gas } }) {
    if (mineral > 0 && gas > 0) return EITHER;
    if (mineral > 0) return MINERAL;
    return gas > 0 ? GAS : NEITHER;
  },
  check: (s, action, frame, seat) =>
    unlessListed(chooseResource.legal(s, frame, seat), action, refuse('bank-is-empty')),
  apply(s, action, ctx, { seat, why }) {
    if (action.kind === 'chooseResource') gain(s, seat, action.resource, why, ctx);
  },
};
