/** Rival Transmogrification [E23]: the fleets change places. Nobody meets anybody. */
import type { EventRules } from '../hooks.ts';
import { opponentOf, otherThan, playerOf } from '../state.ts';

export const rivalTransmogrification: EventRules = {
  mayPlay: (s, seat) => playerOf(s, seat).position !== opponentOf(s, seat).position,
  takeEffect(s, seat, ctx) {
    const [own, other] = [playerOf(s, seat), opponentOf(s, seat)];
    const [from, to] = [own.position, other.position];
    own.position = to;
    other.position = from;
    ctx.emit({ kind: 'moved', seat, from, to, gate: null, by: 'rival' });
    ctx.emit({ kind: 'moved', seat: otherThan(seat), from: to, to: from, gate: null, by: 'rival' });
    ctx.beat();
  },
};
