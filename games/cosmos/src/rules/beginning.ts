/** The set-up [S3–S9]: aliens, turn order, starting stacks, cards and late-start tokens. */
import { replace, type Seat, secretly } from '@orrery/kernel';
import { type ActionOfKind, unlessListed } from '../actions.ts';
import { placeStartOn } from '../answers.ts';
import { ALIENS, type AlienId, lateStart } from '../data.ts';
import type { Event } from '../events.ts';
import { hooksOf } from '../hooks.ts';
import { countTo, eachOf, listOf } from '../lists.ts';
import { cardsFor } from '../options.ts';
import {
  type Asks,
  boardOf,
  type Ctx,
  type Frame,
  type FrameOf,
  numberOf,
  playerOf,
  playersIn,
  type Runs,
  type State,
  unanswered,
} from '../state.ts';
import { draw } from './cards.ts';
import { refuse } from './refusals.ts';
import { addShips, deployable, freeEdge, maxStackOf } from './ships.ts';
import { collect } from './tokens.ts';

/** The aliens that may be dealt. */
export const alienPool = (s: State): AlienId[] =>
  ALIENS.filter((alien) => alien !== 'parasite' || s.options.includeParasite);

/** Two aliens each to choose from; or by option those that were agreed on, or none at all [S3]. */
export function dealAliens(s: State, ctx: Ctx): void {
  const { powersDrawn, fixedPowers } = s.options;
  if (fixedPowers.length > 0) {
    const named = fixedPowers.map((alien) => (alien === 'none' ? null : alien));
    return keepAliens(s, named, ctx);
  }
  const pool = alienPool(s);
  const each = Math.min(powersDrawn, Math.floor(pool.length / playersIn(s)));
  if (each === 0) return;
  ctx.random('aliens').shuffle(pool);
  s.offers = listOf(playersIn(s), (seat) => inOrder(pool.slice(seat * each, (seat + 1) * each)));
  for (const [seat, aliens] of s.offers.entries()) ctx.emit({ kind: 'offeredAliens', seat, aliens }, [seat]);
  s.stack.push({ kind: 'choosePower', answers: unanswered(s) });
}

const inOrder = (aliens: readonly AlienId[]): AlienId[] => ALIENS.filter((alien) => aliens.includes(alien));

const offersTo = (s: State, seat: Seat): ActionOfKind<'choosePower'>[] =>
  eachOf(s.offers[seat] ?? [], (alien) => ({ kind: 'choosePower', alien }));

/** Those who have a choice. */
export function choosers(s: State): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, aliens] of s.offers.entries()) if (aliens.length > 1) seats.push(seat);
  return seats;
}

/** Everybody keeps one in secret; then all are shown. What was not chosen is never seen again. */
export const choosePower = secretly<State, FrameOf<'choosePower'>, ActionOfKind<'choosePower'>, Event>({
  answers: ['choosePower'],
  hidden: true,
  takers: choosers,
  legal: (s, _frame, seat) => offersTo(s, seat),
  check: (s, action, _frame, seat) =>
    unlessListed(offersTo(s, seat), action, refuse('not-offered', { alien: action.alien })),
  reveal(s, answers, ctx) {
    const chosen = s.offers.map((aliens, seat) => answers[seat]?.alien ?? aliens[0] ?? null);
    s.offers = [];
    ctx.reveal();
    keepAliens(s, chosen, ctx);
  },
});

function keepAliens(s: State, aliens: readonly (AlienId | null)[], ctx: Ctx): void {
  for (const [seat, player] of s.players.entries()) player.alien = aliens[seat] ?? null;
  ctx.emit({ kind: 'aliensShown', aliens });
  ctx.beat();
}

/** Turn order [S4]. */
export function drawTurnOrder(s: State, ctx: Ctx): void {
  s.order = ctx.random('turns').shuffle(countTo(playersIn(s)));
  s.active = s.order[0] ?? 0;
  ctx.emit({ kind: 'turnOrder', order: s.order });
}

/** Starting stacks [S7], one after the other, in turn order. */
export const placement: Runs<'placement'> = {
  stages: [
    (s, _ctx, frame) => {
      if (frame.left === 0) return 'leave';
      const players = playersIn(s);
      const placed = s.options.startingStacks * players - frame.left;
      const isBackwards = s.options.placementOrder === 'snake' && Math.floor(placed / players) % 2 === 1;
      const position = isBackwards ? players - 1 - (placed % players) : placed % players;
      const seat = s.order[position] ?? 0;
      replace<Frame>(s, frame, { ...frame, left: frame.left - 1 });
      if (startingShips(s, seat) > 0) s.stack.push({ kind: 'placeStart', seat });
      return undefined;
    },
  ],
};

/** As many ships as there are, fit on a site and may stand on the board [R41]. */
function startingShips(s: State, seat: Seat): number {
  const [ask] = hooksOf(s, seat).startingShips;
  const wanted = ask ? ask(s, seat) : s.options.startingStackShips;
  return Math.min(wanted, maxStackOf(s, seat), deployable(s, seat));
}

export const placeStart: Asks<'placeStart'> = {
  answers: ['placeStart'],
  legal: (s) => eachOf(freeEdge(s), (at) => placeStartOn(boardOf(s).id, at)),
  check: (s, { site }) =>
    freeEdge(s).includes(numberOf(s, site)) ? undefined : refuse('not-a-free-edge-site', { site }),
  apply(s, { site }, ctx, { seat }) {
    const ships = startingShips(s, seat);
    playerOf(s, seat).reserve -= ships;
    addShips(s, seat, site, ships, ctx);
    ctx.emit({ kind: 'placed', seat, board: boardOf(s).id, site, ships });
  },
};

/** Cards [S8] and late-start tokens [S9]. */
export function dealCards(s: State, ctx: Ctx): void {
  s.deck = ctx.random('cards').shuffle([...cardsFor(s.options)]);
  for (const seat of s.order) draw(s, seat, s.options.handStart, ctx);
  if (s.options.seatCompensation === 'none') return;
  for (const [position, seat] of s.order.entries()) {
    const due = lateStart(playersIn(s), position);
    const mineral = collect(s, seat, 'mineral', due.mineral);
    const gas = collect(s, seat, 'gas', due.gas);
    if (mineral + gas > 0) ctx.emit({ kind: 'compensated', seat, mineral, gas });
  }
}
