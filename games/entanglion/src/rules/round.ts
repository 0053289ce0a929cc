/** A round [T1–T5]: start, navigate, resolve, clean up. */
import { type ActionOfKind, DISCARD, PASS, REDRAW, unlessListed } from '../actions.ts';
import { amountOf, type Inner, type Resource, RING, TOKEN_DATA } from '../data.ts';
import { endGame } from '../end.ts';
import { reactAt } from '../hooks.ts';
import { type Asks, type Ctx, otherThan, playerOf, type Runs, shownAt, type State } from '../state.ts';
import {
  discardFromHand,
  discardHand,
  drawEngine,
  drawUpTo,
  handLimit,
  listsByType,
  toEngineDiscard,
} from './cards.ts';
import { addToOrbit, qpOf } from './fleet.ts';
import { refuse } from './refusals.ts';

const scoresOf = (s: State): number[] => [qpOf(s, 0), qpOf(s, 1)];
const isLastRound = (s: State): boolean => s.round >= s.limit;

export const round: Runs<'round'> = {
  stages: [
    (s, ctx) => {
      s.round++;
      ctx.emit({ kind: 'roundStarted', round: s.round, limit: s.limit, first: s.first, scores: scoresOf(s) });
      ctx.beat();
    },
    offerMulligans,
    (s, ctx) => {
      reactAt(s, 'roundStart', s.first, ctx);
      reactAt(s, 'roundStart', otherThan(s.first), ctx);
    },
    (s) => {
      s.stack.push({ kind: 'window', at: 0, window: 'roundStart', floor: s.first, passes: 0 });
    },
    (s) => {
      s.turn = s.first;
      s.stack.push({ kind: 'navigation', at: 0 });
    },
    (s) => {
      s.turn = s.first;
      s.stack.push({ kind: 'resolution', at: 0 });
    },
    (s, ctx) => {
      replenish(s, ctx);
      clearControls(s, ctx);
    },
    (s, ctx) => reactAt(s, 'roundEnd', s.first, ctx),
    (s, ctx) => reactAt(s, 'roundEnd', otherThan(s.first), ctx),
    (s) => {
      if (isLastRound(s)) s.stack.push({ kind: 'window', at: 0, window: 'finalCall', floor: s.first, passes: 0 });
    },
    (s, ctx) => {
      const [{ position: one }, { position: other }] = s.players;
      ctx.emit({ kind: 'roundEnded', round: s.round, scores: scoresOf(s), positions: [one, other] });
      if (isLastRound(s)) endGame(s, ctx);
    },
    (s) => {
      // The first player is asked first: the last frame is on top.
      s.stack.push({ kind: 'refresh', seat: otherThan(s.first) }, { kind: 'refresh', seat: s.first });
    },
    (s, ctx) => {
      s.first = otherThan(s.first);
      ctx.emit({ kind: 'tokenPassed', seat: s.first });
    },
  ],
};
/** The stage after the window at the start of a round. */
export const NAVIGATE = 4;

/** The first player is asked first: the last frame is on top. */
function offerMulligans(s: State): void {
  if (s.round === 1 && s.options.mulligan)
    s.stack.push({ kind: 'mulligan', seat: otherThan(s.first) }, { kind: 'mulligan', seat: s.first });
}

const KEEP_OR_REDRAW = [PASS, REDRAW];

export const mulligan: Asks<'mulligan', 'pass' | 'redraw'> = {
  answers: ['pass', 'redraw'],
  legal: () => KEEP_OR_REDRAW,
  check: () => undefined,
  apply(s, action, ctx, { seat }) {
    const redrew = action.kind === 'redraw';
    ctx.emit({ kind: 'mulliganed', seat, redrew });
    if (!redrew) return;
    const count = discardHand(s, seat, 'mulligan', ctx);
    drawEngine(s, seat, count, 'mulligan', ctx);
  },
};

/** Known mines that have little of their product get some more. */
function replenish(s: State, ctx: Ctx): void {
  const { replenishAmount, replenishCap } = s.options;
  const planets: { planet: Inner; resource: Resource; amount: number }[] = [];
  for (const planet of RING) {
    const token = shownAt(s, planet);
    const resource = token && TOKEN_DATA[token].product;
    if (!resource) continue;
    const amount = Math.min(replenishAmount, replenishCap - amountOf(s.orbit[planet], resource));
    if (amount <= 0) continue;
    addToOrbit(s, planet, resource, amount);
    planets.push({ planet, resource, amount });
  }
  if (planets.length > 0) ctx.emit({ kind: 'replenished', planets });
}

/** Queued cards are discarded, PROBEs return, and what counted for this round only is over. */
function clearControls(s: State, ctx: Ctx): void {
  for (const player of s.players) {
    for (const { card } of player.control) if (card !== 'fleetProbe') toEngineDiscard(s, card);
    player.control.length = 0;
    player.resolved = 0;
    player.out = false;
    player.finished = false;
    player.probe = true;
    player.charmed = false;
    player.spied = false;
    player.colorBlind = null;
  }
  ctx.beat();
}

const discardsOf = listsByType<ActionOfKind<'discard' | 'pass'>>(DISCARD, [PASS]);

/** Throw away what you like, card by card; then the hand is filled up. */
export const refresh: Asks<'refresh', 'discard' | 'pass'> = {
  answers: ['discard', 'pass'],
  sole: (s, { seat }) => (playerOf(s, seat).hand.length === 0 ? PASS : undefined),
  legal: (s, { seat }) => discardsOf(playerOf(s, seat).hand),
  check: (s, action, { seat }) => unlessListed(discardsOf(playerOf(s, seat).hand), action, refuse('not-in-hand')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'discard') {
      discardFromHand(s, seat, [action.card], 'refresh', ctx);
      return 'again';
    }
    drawUpTo(s, seat, handLimit(s, seat), 'refresh', ctx);
    return undefined;
  },
};
