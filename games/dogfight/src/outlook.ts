/** What would come of the answers that are open, asked of the rules themselves: for words, boards and bots. */
import type { Json, Seat } from '@orrery/kernel';
import { FLIES, type Fly } from './actions.ts';
import { type Pose, HEADINGS } from './data.ts';
import { stateFrom } from './from-view.ts';
import type { Move } from './frames.ts';
import { killChance, oddsOf } from './odds.ts';
import { isTarget } from './rules/attacking.ts';
import { beginMove, carryOut, type Flight, flightOf, move as moving } from './rules/moving.ts';
import { nextToPlace, place } from './rules/placement.ts';
import type { Blocked, DogfightView, Facing, FiringTime, Ghost, Outlook, Prospect, Shot, Threat } from './seen.ts';
import { attackDice, linedUp } from './sight.ts';
import { clone, hasPose, poseOf, type Ship, shipOf, type State, top, turnOrder } from './state.ts';

/** Every maneuver offered at a point of a move, in the order of the rules. */
const flightsOf = (s: State, move: Move): readonly (Flight & { readonly action: Fly })[] =>
  moving
    .legal(s, move, move.seat)
    .flatMap((action) => (action.kind === 'fly' ? [{ action, ...flightOf(s, move, action) }] : []));

export function prospectsOf(s: State, move: Move): readonly Prospect[] {
  const ship = shipOf(s, move.ship);
  return flightsOf(s, move).map((flight) => {
    const rest = restOf(ship, flight);
    if (!rest) return { ...flight, rest, shots: [], threats: [] };
    const there = { ...ship, ...rest };
    return { ...flight, rest, shots: aimsOf(s, there), threats: aimsAt(s, there) };
  });
}

/** Where a ship stands after a maneuver; null if it is lost by it. */
function restOf(ship: Ship, { result, end }: Flight): Pose | null {
  if (result === 'offBoard') return null;
  return result === 'bumped' ? poseOf(ship) : end;
}

/** The shots that a ship could fire, and those that could be fired at it, as all others stand. */
export const aimsOf = (s: State, ship: Ship): readonly Shot[] => s.ships.flatMap((other) => shotAt(s, ship, other));
export const aimsAt = (s: State, ship: Ship): readonly Threat[] =>
  s.ships.flatMap((other) => shotAt(s, other, ship).map((shot) => ({ ...shot, when: firingTime(s, other, ship) })));

/**
 * Pilots shoot in the order in which they fly, one ship each, and again while they have more [T3, F6]. So with one ship each
 * the order is certain; a pilot of several may begin with another one.
 */
function firingTime(s: State, shooter: Ship, target: Ship): FiringTime {
  if (s.settings.attackTiming === 'simultaneous') return 'back';
  const order = turnOrder(s);
  const isEarlier = order.indexOf(shooter.pilot) < order.indexOf(target.pilot);
  const isSingle = ({ pilot }: Ship) => s.ships.filter((ship) => ship.flying && ship.pilot === pilot).length === 1;
  // Whoever comes later in the order overtakes only a ship that waits for another one of its pilot, and the reverse.
  if (isEarlier) return isSingle(shooter) ? 'first' : 'either';
  return isSingle(target) ? 'back' : 'either';
}

function shotAt(s: State, shooter: Ship, target: Ship): Shot[] {
  if (!hasPose(shooter) || !isTarget(s, shooter, target)) return [];
  const isLined = linedUp(s.settings, shooter, target);
  const dice = attackDice(s.settings, shooter.attack, isLined);
  const odds = oddsOf(s.settings, dice, target.defense);
  return [
    {
      ship: shooter.id,
      target: target.id,
      linedUp: isLined,
      attackDice: dice,
      defenseDice: target.defense,
      hits: odds.some,
      kills: killChance(odds, target.health),
    },
  ];
}

/** The answer to a board's question. What it shows is public, so it is the same for every seat. */
export function forecast(view: DogfightView, seat: Seat, question: Json): Json | undefined {
  const isKnown = typeof question === 'object' && question !== null && 'about' in question;
  if (!isKnown || question.about !== 'outlook') return undefined;
  // An outlook is plain data; a type by name is not seen as JSON.
  return outlookOf(stateFrom(view, seat)) as unknown as Json;
}

function outlookOf(s: State): Outlook {
  const move = top(s, 'move');
  return {
    ghosts: move ? prospectsOf(s, move).map((prospect) => ghostOf(s, move, prospect)) : [],
    blocked: move ? blockedIn(s, move) : [],
    shots: s.ships.flatMap((ship) => aimsOf(s, ship)),
    facings: facingsOf(s),
  };
}

function ghostOf(s: State, move: Move, prospect: Prospect): Ghost {
  if (!prospect.rest) return { ...prospect, deadEnd: false, onward: [] };
  const later = clone(s);
  const after = carryOut(later, move, prospect.action, prospect);
  const onward = prospect.result === 'flown' ? flightsOf(later, after) : [];
  const nextMove = flightsOf(later, beginMove(shipOf(later, move.ship)));
  return {
    ...prospect,
    deadEnd: nextMove.every(({ result }) => result === 'offBoard'),
    onward: onward.flatMap(({ action: { manner, template }, result, end }) =>
      manner === 'normal' && result === 'flown' ? [{ template, end }] : [],
    ),
  };
}

function blockedIn(s: State, move: Move): readonly Blocked[] {
  return FLIES.flatMap((action) => {
    if (moving.check(s, action, move, move.seat)?.code !== 'ends-on-token') return [];
    const { end, overlapped } = flightOf(s, move, action);
    return [{ action, end, overlapped }];
  });
}

/** By heading, while one is asked for: what the first move would have. */
export function facingsOf(s: State): readonly Facing[] {
  const placing = top(s, 'placeHeading');
  if (!placing) return [];
  return HEADINGS.map((_, heading) => {
    const later = clone(s);
    const ship = nextToPlace(later, placing.seat) as Ship; // a heading is asked for a ship that has none
    place(ship, placing.cell, heading);
    const flights = flightsOf(later, beginMove(ship));
    return { maneuvers: flights.length, leaving: flights.filter(({ result }) => result === 'offBoard').length };
  });
}
