/** Quantum Teleporter [E13]: an event card of the opponent, drawn blindly. Both know which it was. */
import type { EventRules } from '../hooks.ts';
import { loseEvent, receiveEvent } from '../rules/cards.ts';
import { opponentOf, otherThan } from '../state.ts';

export const quantumTeleporter: EventRules = {
  mayPlay: (s, seat) => opponentOf(s, seat).events.length > 0,
  takeEffect(s, seat, ctx) {
    const victim = otherThan(seat);
    const { events } = opponentOf(s, seat);
    // The last card may have gone into the chain of answers.
    if (events.length === 0) return ctx.emit({ kind: 'stole', seat, victim, event: null, nothing: true });
    const event = ctx.random('theft').pick(events);
    loseEvent(s, victim, event);
    receiveEvent(s, seat, event, true);
    ctx.reveal();
    const told = { kind: 'stole', seat, victim, nothing: false } as const;
    ctx.emit({ ...told, event }, [seat, victim], { ...told, event: null });
  },
};
