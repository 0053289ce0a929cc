/** Defection! [E11]: the victim takes two resources of its choice, then loses a pirate to the player. */
import type { Seat } from '@orrery/kernel';
import { PIRATE, RESOURCE, unlessListed } from '../actions.ts';
import { added, kindsIn, totalOf } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { freeHolds, hasRoomForPirate } from '../rules/fleet.ts';
import { inOrder } from '../rules/recruiting.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, opponentOf, otherThan, playerOf, type State } from '../state.ts';

const PRICE = 2;

export const defection: EventRules = {
  mayPlay: (s, seat) =>
    totalOf(playerOf(s, seat).cargo) >= PRICE && opponentOf(s, seat).pirates.length > 0 && hasRoomForPirate(s, seat),
  takeEffect(s, seat) {
    // The last frame is answered first.
    s.stack.push({ kind: 'defectionPirate', seat }, { kind: 'defectionTake', seat: otherThan(seat), left: PRICE });
  },
};

const takesOf = (s: State, victim: Seat) => kindsIn(opponentOf(s, victim).cargo).map((resource) => RESOURCE[resource]);

/** The victim is asked; what it has no room for is lost. */
export const defectionTake: Asks<'defectionTake', 'resource'> = {
  answers: ['resource'],
  legal: (s, { seat }) => takesOf(s, seat),
  check: (s, action, { seat }) =>
    unlessListed(takesOf(s, seat), action, refuse('not-held', { resource: action.resource })),
  apply(s, { resource }, ctx, { seat: victim, left }) {
    const seat = otherThan(victim);
    playerOf(s, seat).cargo = added(playerOf(s, seat).cargo, resource, -1);
    const lost = freeHolds(s, victim) <= 0;
    if (!lost) playerOf(s, victim).cargo = added(playerOf(s, victim).cargo, resource, 1);
    ctx.emit({ kind: 'defectionPaid', seat, victim, resource, lost });
    if (left > 1) s.stack.push({ kind: 'defectionTake', seat: victim, left: left - 1 });
  },
};

const piratesOf = (s: State, seat: Seat) => inOrder(opponentOf(s, seat).pirates).map((pirate) => PIRATE[pirate]);

export const defectionPirate: Asks<'defectionPirate', 'pirate'> = {
  answers: ['pirate'],
  legal: (s, { seat }) => piratesOf(s, seat),
  check: (s, action, { seat }) =>
    unlessListed(piratesOf(s, seat), action, refuse('no-such-pirate', { pirate: action.pirate })),
  apply(s, { pirate }, _ctx, { seat }) {
    s.stack.push({ kind: 'desertion', at: 0, from: otherThan(seat), to: seat, pirate });
  },
};
