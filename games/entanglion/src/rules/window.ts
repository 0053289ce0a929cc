/**
 * Windows for event cards [E1–E6]: who may play what and when, and the chain of answers. Nobody else sees whether somebody
 * is asked: whoever holds an event card is either asked or passed over with the same short pause.
 */
import { assert, replace, type Seat } from '@orrery/kernel';
import { type ActionOfKind, PASS, PLAY, SABOTAGE, unlessListed } from '../actions.ts';
import { EVENT_DATA, type EventClass, type EventId } from '../data.ts';
import { eventRules } from '../hooks.ts';
import {
  type Asks,
  change,
  type Ctx,
  type Frame,
  type FrameOf,
  otherThan,
  playerOf,
  type Runs,
  type State,
  type WindowId,
} from '../state.ts';
import { loseEvent, toEventDiscard } from './cards.ts';
import { refuse } from './refusals.ts';

export const holdsEvents = (s: State, seat: Seat): boolean => playerOf(s, seat).events.length > 0;

const CLASSES: Readonly<Record<WindowId, readonly EventClass[]>> = {
  roundStart: ['open', 'roundStart'],
  finalCall: ['open'],
  encounter: ['encounter'],
};
export const OPEN: readonly EventClass[] = ['open'];

function isPlayable(s: State, seat: Seat, event: EventId, classes: readonly EventClass[]): boolean {
  return classes.includes(EVENT_DATA[event].class) && (eventRules(event).mayPlay?.(s, seat) ?? true);
}

/** The cards of a hand that could be played now. */
export function playsOf(s: State, seat: Seat, classes: readonly EventClass[] = OPEN) {
  const plays: ActionOfKind<'play'>[] = [];
  let last: EventId | undefined; // hands are in order, so equal cards lie side by side
  for (const card of playerOf(s, seat).events) {
    if (card !== last && isPlayable(s, seat, card, classes)) plays.push(PLAY[card]);
    last = card;
  }
  return plays;
}

/** Whether any card of a hand could be played now. */
export function canPlay(s: State, seat: Seat, classes: readonly EventClass[]): boolean {
  for (const card of playerOf(s, seat).events) if (isPlayable(s, seat, card, classes)) return true;
  return false;
}

/**
 * Whether somebody is to be asked in silence [E5]. Who holds event cards and can play none is passed over with a pause: to
 * others the table looks the same as if the question were open.
 */
export function isAskedInSilence(s: State, seat: Seat, classes: readonly EventClass[], ctx: Ctx): boolean {
  if (!holdsEvents(s, seat)) return false;
  if (canPlay(s, seat, classes)) return true;
  ctx.pause();
  return false;
}

export function playFlaw(s: State, seat: Seat, event: EventId, classes: readonly EventClass[] = OPEN) {
  if (!playerOf(s, seat).events.includes(event)) return refuse('not-in-hand', { card: event });
  return isPlayable(s, seat, event, classes) ? undefined : refuse('not-playable', { card: event });
}

/** The floor goes to and fro until both have passed in a row. */
export const window: Runs<'window'> = {
  stages: [
    (s, ctx, frame) => {
      const { floor, passes, window: which } = frame;
      if (passes === 2) return 'leave';
      if (isAskedInSilence(s, floor, CLASSES[which], ctx)) s.stack.push({ kind: 'event', seat: floor, window: which });
      else passFloor(s, frame);
      return 'again';
    },
  ],
};

function passFloor(s: State, frame: FrameOf<'window'>): void {
  const { window: which, floor, passes } = frame;
  replace<Frame>(s, frame, { kind: 'window', at: 0, window: which, floor: otherThan(floor), passes: passes + 1 });
}

export const event: Asks<'event', 'play' | 'pass'> = {
  answers: ['play', 'pass'],
  hidden: true,
  sole: 'ask', // nobody is asked who has nothing to choose
  legal: (s, { seat, window: which }) => [...playsOf(s, seat, CLASSES[which]), PASS],
  check: (s, action, { seat, window: which }) =>
    action.kind === 'pass' ? undefined : playFlaw(s, seat, action.event, CLASSES[which]),
  apply(s, action, ctx, { seat }) {
    const open = s.stack.findLast((frame) => frame.kind === 'window');
    assert(open, 'the window is open');
    if (action.kind === 'pass') return passFloor(s, open);
    change(s, 'window', { passes: 0 });
    announce(s, seat, action.event, ctx);
  },
};

/** A card is shown; the other fleet may answer before anything of it happens. */
export function announce(s: State, seat: Seat, card: EventId, ctx: Ctx): void {
  const answers = s.stack.findLast((frame) => frame.kind === 'announced' && frame.at === 1);
  const isAnswer = EVENT_DATA[card].class === 'response';
  loseEvent(s, seat, card);
  s.stack.push({ kind: 'announced', at: 0, seat, event: card, negated: false });
  ctx.reveal();
  ctx.emit({
    kind: 'announced',
    seat,
    event: card,
    answers: isAnswer && answers?.kind === 'announced' ? answers.event : null,
  });
  ctx.beat();
}

export const announced: Runs<'announced'> = {
  stages: [
    (s, _ctx, { seat }) => {
      const other = otherThan(seat);
      if (holdsEvents(s, other)) s.stack.push({ kind: 'respond', seat: other });
    },
    (s, ctx, { seat, event: card, negated }) => {
      if (negated) ctx.emit({ kind: 'negated', seat, event: card });
      else eventRules(card).takeEffect(s, seat, ctx);
    },
    (s, _ctx, { event: card, negated }) => {
      if (negated || !eventRules(card).leaves) toEventDiscard(s, card);
    },
  ],
};

const ALLOW = [PASS];
const SABOTAGE_OR_ALLOW = [SABOTAGE, PASS];

const answersOf = (s: State, seat: Seat) =>
  playerOf(s, seat).events.some((card) => EVENT_DATA[card].class === 'response') ? SABOTAGE_OR_ALLOW : ALLOW;

export const respond: Asks<'respond', 'sabotage' | 'pass'> = {
  answers: ['sabotage', 'pass'],
  hidden: true,
  legal: (s, { seat }) => answersOf(s, seat),
  check: (s, action, { seat }) => unlessListed(answersOf(s, seat), action, refuse('no-sabotage')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'sabotage') announce(s, seat, 'disruptiveSabotage', ctx);
  },
};

/** The card that the topmost announced one answers comes to nothing. */
export function negateAnswered(s: State): void {
  const chain = s.stack.filter((frame) => frame.kind === 'announced');
  const answered = chain.at(-2);
  assert(answered, 'an answer answers something');
  replace(s, answered, { ...answered, negated: true });
}
