/** Gift [A8]: the owner and another player each take a token of one kind. */
import { type ActionOfKind, PASS, unlessListed } from '../actions.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { gain, inBank } from '../rules/tokens.ts';
import { type Asks, othersThan } from '../state.ts';

export const gift: Ability = {
  react: {
    collected: (s, seat) => {
      s.stack.push({ kind: 'gift', seat });
    },
  },
};

export const giftQuestion: Asks<'gift', 'gift' | 'pass'> = {
  answers: ['gift', 'pass'],
  legal(s, { seat }) {
    const list: ActionOfKind<'gift' | 'pass'>[] = [PASS];
    const resources = inBank(s);
    for (const player of othersThan(s, seat))
      for (const resource of resources) list.push({ kind: 'gift', player, resource });
    return list;
  },
  check: (s, action, frame, seat) => unlessListed(giftQuestion.legal(s, frame, seat), action, refuse('bank-is-empty')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    gain(s, seat, action.resource, 'gift', ctx);
    gain(s, action.player, action.resource, 'gift', ctx);
  },
};
