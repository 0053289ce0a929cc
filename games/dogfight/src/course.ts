/** The course of play [T1–T6]: which question is open, whose turn is next, stages and rounds. */
import { assert, type Context, type Decision, type Refusal, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { DECISIONS, type DecisionKind, PILOTS_MOST, SQUADRON_MOST } from './data.ts';
import type { Event } from './events.ts';
import { allShooters, attackStep, chooseShipToAttack, shooters } from './rules/attacking.ts';
import { countBits, onlyOne } from './rules/fleet.ts';
import { highRoll } from './rules/high-roll.ts';
import { beginMove, chooseShipToMove, move, movers } from './rules/moving.ts';
import { placeHeading, placePosition, toPlace } from './rules/placement.ts';
import { endRound } from './rules/round-end.ts';
import { assignStats, mayAssign } from './rules/stats.ts';
import type { Step } from './rules/step.ts';
import { type State, turnOrder } from './state.ts';

const STEPS: Readonly<Record<DecisionKind, Step>> = {
  assignStats,
  placePosition,
  placeHeading,
  chooseShipToMove,
  move,
  chooseShipToAttack,
  attack: attackStep,
};

/** The kind of question that is open; none when the game is over. */
function question(s: State): DecisionKind | undefined {
  switch (s.stage) {
    case 'moveStage':
      return s.move ? 'move' : 'chooseShipToMove';
    case 'attackStage':
      return s.acting < 0 ? 'chooseShipToAttack' : 'attack';
    case 'placement':
      return s.cell ? 'placeHeading' : 'placePosition';
    case 'stats':
      return 'assignStats';
    default:
      return undefined;
  }
}

/** The next pilot clockwise, beginning with a seat, who has ships (as bits) to act with; −1 if there is none. */
function nextPilot(s: State, from: Seat, ships: (s: State, pilot: Seat) => number): Seat {
  for (let step = 0; step < s.pilots; step++) {
    const pilot = (from + step) % s.pilots;
    if (ships(s, pilot) !== 0) return pilot;
  }
  return -1;
}

/** Placement goes around until every ship stands [P2]. */
export function placeFrom(s: State, from: Seat, ctx: Context<Event>): void {
  s.turn = nextPilot(s, from, toPlace);
  if (s.turn < 0) startRound(s, ctx);
}

export function startRound(s: State, ctx: Context<Event>): void {
  s.round++;
  s.stage = 'moveStage';
  ctx.emit({ kind: 'roundStarted', round: s.round, firstPlayer: s.firstPlayer, order: turnOrder(s) });
  moveFrom(s, s.firstPlayer, ctx);
}

/**
 * The next pilot in the pass moves a ship [T3]. Passes follow each other without a break, so going around the table
 * until nobody is due is the same as counting them.
 */
export function moveFrom(s: State, from: Seat, ctx: Context<Event>): void {
  s.turn = nextPilot(s, from, movers);
  if (s.turn < 0) return startAttacks(s, ctx);
  const ships = movers(s, s.turn);
  if (countBits(ships) === 1) beginMove(s, onlyOne(s, ships));
}

function startAttacks(s: State, ctx: Context<Event>): void {
  s.stage = 'attackStage';
  ctx.emit({ kind: 'attackStageStarted', round: s.round, shooters: allShooters(s).map(({ id }) => id) });
  attackFrom(s, s.firstPlayer, ctx);
}

export function attackFrom(s: State, from: Seat, ctx: Context<Event>): void {
  s.turn = nextPilot(s, from, shooters);
  if (s.turn >= 0) {
    const ships = shooters(s, s.turn);
    if (countBits(ships) === 1) s.acting = onlyOne(s, ships);
    return;
  }
  endRound(s, ctx);
  if (s.ending === null) startRound(s, ctx);
}

/** A turn is over: on to the next pilot, stage or round. */
function goOn(s: State, ctx: Context<Event>): void {
  switch (s.stage) {
    case 'stats':
      highRoll(s, ctx);
      s.stage = 'placement';
      return placeFrom(s, s.firstPlayer, ctx);
    case 'placement':
      return placeFrom(s, s.turn + 1, ctx);
    case 'moveStage':
      return moveFrom(s, s.turn + 1, ctx);
    case 'attackStage':
      return attackFrom(s, s.turn + 1, ctx);
    default:
      return undefined;
  }
}

/** By kind, seat and number of answers before; an entry is made when it is first asked. */
const ASKED: ((readonly Decision[] | undefined)[] | undefined)[] = new Array(DECISIONS.length * PILOTS_MOST);
const NOBODY: readonly never[] = [];

function askedOf(kind: DecisionKind, seat: Seat, answers: number): readonly Decision[] {
  const key = DECISIONS.indexOf(kind) * PILOTS_MOST + seat;
  const made = (ASKED[key] ??= []);
  while (made.length <= answers) made.push(undefined); // without holes the array stays fast
  return (made[answers] ??= [{ id: `${kind}-${answers + 1}`, seat, kind }]);
}

/** By how many lines each pilot has yet to assign or has assigned: a few lists, asked for again and again. */
const ASSIGNING = new Map<number, readonly Decision[]>();

function assigning(s: State): readonly Decision[] {
  let key = 0;
  for (let seat = 0; seat < s.pilots; seat++)
    key = key * (SQUADRON_MOST + 1) + (mayAssign(s, seat) ? linesAssigned(s, seat) : SQUADRON_MOST);
  key = key * (PILOTS_MOST + 1) + s.pilots;
  let asked = ASSIGNING.get(key);
  if (!asked) {
    const seats = s.assigned.map((_, seat) => seat).filter((seat) => mayAssign(s, seat));
    asked = seats.map((seat) => ({
      id: `assignStats-${seat}-${linesAssigned(s, seat) + 1}`,
      seat,
      kind: 'assignStats',
    }));
    ASSIGNING.set(key, asked);
  }
  return asked;
}

const linesAssigned = (s: State, seat: Seat): number => s.assigned[seat]?.length ?? 0;

export function decisions(s: State): readonly Decision[] {
  const kind = question(s);
  if (kind === undefined) return NOBODY;
  if (kind !== 'assignStats') return askedOf(kind, s.turn, s.answers);
  return assigning(s);
}

const isAsked = (s: State, seat: Seat): boolean => (s.stage === 'stats' ? mayAssign(s, seat) : s.turn === seat);

export function legal(s: State, seat: Seat): readonly Action[] {
  const kind = question(s);
  return kind !== undefined && isAsked(s, seat) ? STEPS[kind].legal(s, seat) : NOBODY;
}

export function check(s: State, seat: Seat, action: Action): Refusal | undefined {
  const kind = question(s);
  assert(kind !== undefined, 'an action in a game that is over');
  return STEPS[kind].check(s, seat, action);
}

export function apply(s: State, seat: Seat, action: Action, ctx: Context<Event>): void {
  const kind = question(s);
  assert(kind !== undefined, 'an action in a game that is over');
  // Lines assigned in secret are not counted: the number would tell others of them.
  if (kind !== 'assignStats') s.answers++;
  if (STEPS[kind].apply(s, seat, action, ctx)) goOn(s, ctx);
}
