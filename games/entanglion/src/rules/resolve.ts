/** Resolve [M1–M8]: in turn, each fleet reveals its next card and flies; after the last one it acts. */
import { replace, type Seat } from '@orrery/kernel';
import { type Action, PASS, PLAY, REVEAL, unlessListed } from '../actions.ts';
import { type EventClass, type Gate, isGate } from '../data.ts';
import { reactAt } from '../hooks.ts';
import {
  type Asks,
  type Ctx,
  type Frame,
  type FrameOf,
  goOn,
  otherThan,
  playerOf,
  type Runs,
  type State,
} from '../state.ts';
import { toEngineDiscard } from './cards.ts';
import { movesFor } from './flying.ts';
import { turnUp } from './navigate.ts';
import { refuse } from './refusals.ts';
import { announce, isAskedInSilence, OPEN, playFlaw, playsOf } from './window.ts';

export const resolution: Runs<'resolution'> = {
  stages: [
    (s, ctx) => {
      reactAt(s, 'resolveStart', s.first, ctx);
      reactAt(s, 'resolveStart', otherThan(s.first), ctx);
    },
    (s) => {
      if (playerOf(s, s.turn).finished) s.turn = otherThan(s.turn);
      if (playerOf(s, s.turn).finished) return 'leave';
      s.stack.push(turnAt(s.turn, isEmpty(s, s.turn) ? ACT : RESOLVE));
      return 'again';
    },
  ],
};

const isEmpty = (s: State, seat: Seat): boolean => {
  const { control, resolved } = playerOf(s, seat);
  return resolved >= control.length;
};

const ON_REVEAL: readonly EventClass[] = ['reveal'];

/** The stages of a turn. */
const RESOLVE = 0;
const FLY = 1;
const DONE = 2;
const ACT = 3;
const FINISH = 4;

/** The frames of a turn, by fleet and stage. There are about a hundred in a game, so they are made once. */
const TURNS = [0, 1].map((seat) =>
  [RESOLVE, FLY, DONE, ACT, FINISH].map((at): FrameOf<'flight'> => ({ kind: 'flight', at, seat })),
);
const turnAt = (seat: Seat, at: number): FrameOf<'flight'> => TURNS[seat]?.[at] ?? { kind: 'flight', at, seat };

/** A stage after which the next one follows, with its frame from the table. */
const then =
  (stage: Runs<'flight'>['stages'][number]): Runs<'flight'>['stages'][number] =>
  (s, ctx, frame) => {
    const how = stage(s, ctx, frame);
    if (how !== undefined) return how;
    replace<Frame>(s, frame, turnAt(frame.seat, frame.at + 1));
    return 'again';
  };

/** A turn: one card, and the actions if it was the last. */
export const flight: Runs<'flight'> = {
  stages: [
    then((s, ctx, { seat }) => {
      if (!isAskedInSilence(s, seat, OPEN, ctx)) return revealNext(s, seat, ctx);
      s.stack.push({ kind: 'resolve', seat });
      return 'again';
    }),
    then((s, ctx, { seat }) => {
      const gate = s.active?.gate ?? null;
      if (gate === null || !isAskedInSilence(s, seat, ON_REVEAL, ctx)) return carryOut(s, seat, ctx);
      s.stack.push({ kind: 'interfere', seat });
      return 'again';
    }),
    then((s, _ctx, { seat }) => {
      playerOf(s, seat).resolved++;
      s.active = null;
      if (!playerOf(s, seat).finished && isEmpty(s, seat)) return undefined;
      s.turn = otherThan(seat);
      return 'leave';
    }),
    then((s, ctx, { seat }) => {
      s.mined = [];
      ctx.emit({ kind: 'actionsBegun', seat });
      s.stack.push({ kind: 'actions', at: 0, seat });
    }),
    (s, ctx, { seat }) => {
      s.mined = [];
      s.turn = otherThan(seat);
      finish(s, seat, ctx);
    },
  ],
};

/** What the active card does: a PROBE acts, a gate flies or fails. */
function carryOut(s: State, seat: Seat, ctx: Ctx): void {
  const gate = s.active?.gate ?? null;
  if (gate === null) s.stack.push({ kind: 'probeAction', seat });
  else if (movesFor(s, seat, gate).length > 0) s.stack.push({ kind: 'move', seat, gate, by: 'card' });
  else fail(s, seat, gate, ctx);
}

function finish(s: State, seat: Seat, ctx: Ctx): void {
  playerOf(s, seat).finished = true;
  ctx.emit({ kind: 'finished', seat });
}

function revealNext(s: State, seat: Seat, ctx: Ctx): void {
  const slot = playerOf(s, seat).resolved + 1;
  const card = turnUp(s, seat, slot, ctx);
  s.active = { seat, slot, card, gate: isGate(card) ? card : null };
  ctx.emit({ kind: 'revealed', seat, slot, card });
  ctx.beat();
}

/** There is no path for the gate [M4]. What it costs is an option. */
function fail(s: State, seat: Seat, gate: Gate, ctx: Ctx): void {
  const player = playerOf(s, seat);
  const { failedNavigation } = s.options;
  const lost =
    failedNavigation === 'noEffect' ? [] : player.control.splice(player.resolved + 1).map(({ card }) => card);
  for (const card of lost) if (card !== 'fleetProbe') toEngineDiscard(s, card);
  ctx.reveal();
  ctx.emit({ kind: 'failed', seat, gate, lost });
  ctx.beat();
  if (failedNavigation === 'endTurn') finish(s, seat, ctx);
}

export const resolve: Asks<'resolve', 'reveal' | 'play'> = {
  answers: ['reveal', 'play'],
  hidden: true,
  sole: 'ask', // nobody is asked who has nothing to choose
  legal: (s, { seat }) => [REVEAL, ...playsOf(s, seat)],
  check: (s, action, { seat }) => (action.kind === 'reveal' ? undefined : playFlaw(s, seat, action.event)),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'play') return announce(s, seat, action.event, ctx);
    revealNext(s, seat, ctx);
    goOn(s, 'flight', FLY);
  },
};

/** Cards that may be played on a gate that was just revealed. */
const interferencesOf = (s: State, seat: Seat): Action[] => [...playsOf(s, seat, ON_REVEAL), PASS];

export const interfere: Asks<'interfere', 'play' | 'pass'> = {
  answers: ['play', 'pass'],
  hidden: true,
  sole: 'ask', // nobody is asked who has nothing to choose
  legal: (s, { seat }) => interferencesOf(s, seat) as never,
  check: (s, action, { seat }) =>
    action.kind === 'pass'
      ? undefined
      : unlessListed(interferencesOf(s, seat), PLAY[action.event], refuse('not-playable', { card: action.event })),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'play') return announce(s, seat, action.event, ctx);
    goOn(s, 'flight', DONE);
    carryOut(s, seat, ctx);
  },
};

/** For views: the silent question that belongs to a stage of a turn. */
export const silentAt = (at: number): 'resolve' | 'interfere' => (at === FLY ? 'interfere' : 'resolve');
