import { assert, type Game, plainSearch, type Random, redealAnswers, type Seat, type Viewer } from '@orrery/kernel';
import { about } from './about.ts';
import { bot } from './bot.ts';
import { lesson } from './lesson.ts';
import { type Options, options } from './options.ts';
import { flow, showsOf } from './rules.ts';
import {
  ACTIONS,
  type Act,
  alive,
  countOf,
  type Event,
  type Frame,
  roll,
  type State,
  type Table,
  totalOf,
} from './state.ts';
import { text } from './text.ts';

function view(s: State, viewer: Viewer): Table {
  return {
    options: s.options,
    dice: s.dice.map(({ hidden, shown }, seat) => ({
      hidden: viewer === seat || viewer === 'above' ? hidden.slice() : hidden.length,
      shown: shown.slice(),
    })),
    starter: s.starter,
    bid: s.bid,
    last: s.last,
    out: s.out.slice(),
    pending: s.stack.map((frame) => pendingFor(frame, viewer)),
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

/** Everybody may keep, so that is what a secret answer of somebody else looks like. */
function pendingFor(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind !== 'show' || viewer === 'above') return frame;
  const answers = frame.answers.map((given, seat) => (given && seat !== viewer ? ({ kind: 'keep' } as const) : given));
  return { ...frame, answers };
}

/** Others may have rolled anything, and may have decided anything that they could with that. */
function redeal(s: State, viewer: Viewer, random: Random): void {
  for (const [seat, one] of s.dice.entries()) if (seat !== viewer) one.hidden = roll(one.hidden.length, random);
  const asking = flow.top(s, 'show');
  if (asking) redealAnswers(s, asking, viewer, random, showsOf);
}

function fromView(seen: Table, _seat: Seat, random: Random): State {
  const { options, starter, bid, last, out, pending } = seen;
  const dice = seen.dice.map(({ hidden, shown }) => ({
    hidden: typeof hidden === 'number' ? roll(hidden, random) : hidden.slice(),
    shown: shown.slice(),
  }));
  return { options, dice, starter, bid, last, out: out.slice(), stack: pending.slice() };
}

function clone(s: State): State {
  const dice = s.dice.map(({ hidden, shown }) => ({ hidden: hidden.slice(), shown: shown.slice() }));
  return { ...s, dice, out: s.out.slice(), stack: s.stack.slice() };
}

function invariants(s: State): void {
  for (const [seat, one] of s.dice.entries()) {
    assert(countOf(one) <= s.options.dice, `seat ${seat} has ${countOf(one)} dice`);
    assert(s.out.includes(seat) === (countOf(one) === 0), `seat ${seat} is out and has dice, or has none and is not`);
    for (const die of [...one.hidden, ...one.shown])
      assert(Number.isInteger(die) && die >= 1 && die <= 6, `a die of seat ${seat} shows ${die}`);
  }
  assert(s.bid === null || s.bid.quantity <= totalOf(s), 'a bid on more dice than there are');
  assert((alive(s).length === 1) === (s.stack.length === 0), 'the game goes on until one seat has dice');
  const asked = flow.top(s, 'bid');
  assert(!asked || alive(s).includes(asked.seat), 'somebody without dice is asked for a bid');
}

export const liarsDice: Game<State, Act, Options, Table, Event> = {
  id: about.id,
  title: about.title,
  seats: about.seats,
  rulesVersion: 1,
  options,
  actions: ACTIONS,
  streams: ['dice'],
  reach: {
    decisions: ['show', 'bid'],
    secret: ['show'],
    ends: ['last-with-dice'],
    things: ['kept', 'showed', 'true bid', 'false bid', 'out'],
    of(event) {
      if (event.kind === 'challenged') return event.count >= event.bid.quantity ? 'true bid' : 'false bid';
      return event.kind;
    },
  },
  setup(options, seats, ctx) {
    const dice = Array.from({ length: seats }, () => ({ hidden: new Array<number>(options.dice).fill(1), shown: [] }));
    const state: State = { options, dice, starter: 0, bid: null, last: null, out: [], stack: [{ kind: 'game' }] };
    flow.settle(state, ctx);
    return state;
  },
  decisions: flow.decisions,
  legal: flow.legal,
  check: flow.check,
  apply: flow.apply,
  outcome(s) {
    if (s.stack.length > 0) return undefined;
    // Rule 10: whoever went out later is higher.
    return { reason: 'last-with-dice', ranks: s.dice.map((_, seat) => 1 + rankOf(s, seat)) };
  },
  view,
  clone,
  redeal,
  fromView,
  invariants,
  text,
  bot,
  // With every round a die is lost.
  search: plainSearch({ legal: flow.legal, view, bot }, (s) => s.options.dice * s.dice.length - totalOf(s)),
  lesson,
  stats: {
    names: { rounds: 'rounds', bids: 'bids in a round', truth: 'share of challenged bids that were true' },
    measure(_state, events) {
      const ends = events.filter((event) => event.kind === 'challenged');
      const bids = events.filter(({ kind }) => kind === 'bid').length;
      const truths = ends.filter(({ count, bid }) => count >= bid.quantity).length;
      return { rounds: ends.length, bids: bids / ends.length, truth: truths / ends.length };
    },
  },
};

/** How many have outlived a seat. */
function rankOf(s: State, seat: Seat): number {
  const went = s.out.indexOf(seat);
  return went < 0 ? 0 : s.dice.length - 1 - went;
}
