/** Collecting [T4]: free tokens, then what the planets yield. */
import { unlessListed } from '../actions.ts';
import type { Resource } from '../data.ts';
import { checkpoint } from '../end.ts';
import { stagesAt, sumOf } from '../hooks.ts';
import { type Asks, coloniesOf, type Ctx, planetAt, type Runs, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { collect as take, gain, inBank } from './tokens.ts';

export const collect: Runs<'collect'> = {
  stages: [
    (s) => {
      const free = 1 + sumOf(s, s.active, 'freeTokens', (ability) => ability.freeTokens?.(s, s.active));
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
  const colonies = coloniesOf(s, s.active).filter((site) => planetAt(s, site) === resource);
  if (colonies.length === 0) return;
  const paid = take(s, s.active, resource, colonies.length);
  ctx.emit({ kind: 'yielded', seat: s.active, resource, paid, lost: colonies.length - paid });
}

/** Which token to take; if the bank is empty there is nothing to ask. */
export const chooseResource: Asks<'chooseResource', 'chooseResource' | 'pass'> = {
  answers: ['chooseResource'],
  legal(s) {
    const kinds = inBank(s).map((resource) => ({ kind: 'chooseResource', resource }) as const);
    return kinds.length > 0 ? kinds : [{ kind: 'pass' }];
  },
  check: (s, action, frame, seat) =>
    unlessListed(chooseResource.legal(s, frame, seat), action, refuse('bank-is-empty')),
  apply(s, action, ctx, { seat, why }) {
    if (action.kind === 'chooseResource') gain(s, seat, action.resource, why, ctx);
  },
};
