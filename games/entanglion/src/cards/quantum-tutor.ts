/** Quantum Tutor [E21]: look at three event cards, keep one, give one away, put one back on top. */
import { assert, type Seat } from '@orrery/kernel';
import { unlessListed } from '../actions.ts';
import type { EventId } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { checkEventLimit, eventChoices, inEventOrder, nextEventCard, receiveEvent } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { ask, couldBeAlike } from '../rules/silence.ts';
import { type Asks, type Ctx, otherThan, type State } from '../state.ts';

const LOOKED_AT = 3;

export const quantumTutor: EventRules = {
  mayPlay: (s) => s.eventStack.length + s.eventDiscard.length > 0,
  takeEffect(s, seat, ctx) {
    const events: EventId[] = [];
    for (let i = 0; i < LOOKED_AT; i++) {
      const event = nextEventCard(s, ctx);
      if (event !== undefined) events.push(event);
    }
    s.topKnownTo = null;
    if (events.length === 0) return;
    const count = events.length;
    const sorted = inEventOrder(events);
    s.tutoring = { seat, events: sorted };
    ask(s, { kind: 'tutorKeep', seat }, couldBeAlike(s, 'event', count));
    ctx.reveal();
    ctx.emit({ kind: 'tutored', seat, count, events: sorted }, [seat], { kind: 'tutored', seat, count, events: [] });
  },
};

function lookedAt(s: State): readonly EventId[] {
  assert(s.tutoring, 'somebody looks at event cards');
  return s.tutoring.events;
}

const answersOf = (s: State) => eventChoices(lookedAt(s));

function takeAside(s: State, seat: Seat, event: EventId): void {
  const events = lookedAt(s).slice();
  events.splice(events.indexOf(event), 1);
  s.tutoring = { seat, events };
}

export const tutorKeep: Asks<'tutorKeep', 'chooseEvent'> = {
  answers: ['chooseEvent'],
  legal: answersOf,
  check: (s, action) => unlessListed(answersOf(s), action, refuse('not-looked-at', { card: action.event })),
  apply(s, { event }, ctx, { seat }) {
    takeAside(s, seat, event);
    receiveEvent(s, seat, event, false);
    ctx.emit({ kind: 'keptEvent', seat, event }, [seat], { kind: 'keptEvent', seat, event: null });
    const left = lookedAt(s).length;
    if (left > 0) ask(s, { kind: 'tutorGive', seat }, couldBeAlike(s, 'event', left));
    else s.tutoring = null;
  },
};

export const tutorGive: Asks<'tutorGive', 'chooseEvent'> = {
  answers: ['chooseEvent'],
  legal: answersOf,
  check: (s, action) => unlessListed(answersOf(s), action, refuse('not-looked-at', { card: action.event })),
  apply(s, { event }, ctx, { seat }) {
    takeAside(s, seat, event);
    give(s, seat, event, ctx);
    putBack(s, seat);
    checkEventLimit(s, otherThan(seat));
  },
};

function give(s: State, seat: Seat, event: EventId, ctx: Ctx): void {
  const to = otherThan(seat);
  receiveEvent(s, to, event, true);
  ctx.reveal();
  ctx.emit({ kind: 'gaveEvent', seat, to, event }, [seat, to], { kind: 'gaveEvent', seat, to, event: null });
}

function putBack(s: State, seat: Seat): void {
  const [event] = lookedAt(s);
  s.tutoring = null;
  if (event === undefined) return;
  s.eventStack.unshift(event);
  s.topKnownTo = seat;
}
