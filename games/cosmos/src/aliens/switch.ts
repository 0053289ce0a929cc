/** Switch [A15]: for a token the two attack numbers change places. */
import { type ActionOfKind, PASS, unlessListed } from '../actions.ts';
import type { Seat } from '@orrery/kernel';
import { RESOURCES } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { pay } from '../rules/tokens.ts';
import { type Asks, invasionIn, playerOf, type State } from '../state.ts';

export const switchAbility: Ability = {
  react: {
    clash: (s, seat) => {
      s.stack.push({ kind: 'switchNumbers', seat });
    },
  },
};

/** Tokens of one kind; by option it may be free. */
function waysToPay(s: State, seat: Seat): ActionOfKind<'switchNumbers'>[] {
  const { switchCost } = s.options;
  if (switchCost === 0) return [{ kind: 'switchNumbers' }];
  return RESOURCES.filter((resource) => playerOf(s, seat)[resource] >= switchCost).map((resource) => ({
    kind: 'switchNumbers',
    resource,
  }));
}

export const switchNumbers: Asks<'switchNumbers', 'switchNumbers' | 'pass'> = {
  answers: ['switchNumbers', 'pass'],
  legal: (s, { seat }) => [PASS, ...waysToPay(s, seat)],
  check: (s, action, frame, seat) => unlessListed(switchNumbers.legal(s, frame, seat), action, refuse('cannot-pay')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    if (action.resource) pay(s, seat, action.resource, s.options.switchCost);
    const { attacker, defender } = invasionIn(s);
    const [own, other] = [attacker.number, defender.number];
    attacker.number = other;
    defender.number = own;
    ctx.emit({ kind: 'switched', seat, numbers: [attacker.number, defender.number] });
    ctx.beat();
  },
};
