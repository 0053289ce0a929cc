/** Event cards: which to play, to keep, and to answer. */
import type { Action } from '../actions.ts';
import { type Cargo, type EventId, type PirateId, TOKEN_DATA, totalOf } from '../data.ts';
import { Planner, stopWorth } from './plan.ts';
import { bestOf, bestPirate, costIn, lacking, payIn, qpIn, type Sketch } from './sketch.ts';

/** What a card is worth in hand: more is kept, less is given away. */
const KEEP: Readonly<Record<EventId, number>> = {
  abundance: 9,
  hardBargain: 8,
  disruptiveSabotage: 8,
  quantumInterference: 5,
  prosperity: 8,
  defection: 8,
  strategicNavigation: 7,
  quantumTutor: 7,
  quantumTeleporter: 7,
  tractorBeam: 6,
  timeDilation: 6,
  alchemist: 5,
  quantumBoost: 5,
  colorBlindness: 4,
  rivalTransmogrification: 3,
  blackHole: 3,
  spy: 3,
  homingWarp: 2,
  quantumNoise: 2,
  hyperdriveInitiation: 2,
  wormhole: 1,
  shuttlecraft: 1,
};

const AT_ONCE: readonly EventId[] = [
  'abundance',
  'quantumTutor',
  'quantumTeleporter',
  'strategicNavigation',
  'colorBlindness',
  'tractorBeam',
  'spy',
];

/** A card to play now at a decision of our own, or at the start of a round. */
export function choosePlay(s: Sketch): Action | undefined {
  const plays = s.view.legal.filter((action) => action.kind === 'play');
  return plays.find(({ event }) => isWorthPlaying(s, event));
}

function isWorthPlaying(s: Sketch, event: EventId): boolean {
  if (event === 'quantumTutor' && isTutorAfterTutor(s)) return false;
  if (AT_ONCE.includes(event)) return !(s.isLastRound && event === 'abundance' && s.view.phase === 'cleanup');
  const { own, other } = s;
  switch (event) {
    case 'prosperity':
      return isProsperous(s);
    case 'defection':
      return s.isLastRound || s.taste.isUseful(s, bestPirate(s, other.pirates) as PirateId);
    case 'hardBargain':
      return bargainQp(s) >= (s.isLastRound ? 1 : 3);
    case 'timeDilation':
      return s.view.phase === 'cleanup' && own.power.total <= other.power.total;
    case 'rivalTransmogrification':
      return stopWorth(s, other.position) > stopWorth(s, own.position) + 1;
    case 'blackHole':
      return s.view.phase === 'navigate' && !s.isLastRound && own.control.length === 0 && isPoor(s);
    case 'alchemist':
      return makesAffordable(s);
    default:
      return false;
  }
}

/** One Tutor finds the next: in a deck of little else that would never end. */
function isTutorAfterTutor({ view }: Sketch): boolean {
  const copies = view.options.eventCopies;
  const all = Object.values(copies).reduce((sum, count) => sum + count, 0);
  return copies.quantumTutor * 3 >= all && view.eventDiscard.includes('quantumTutor');
}

/** On a mine with room for its product, or where a pirate is cheap. */
function isProsperous(s: Sketch): boolean {
  const planet = s.own.planets[0];
  const token = s.view.ring.find((one) => one.planet === planet)?.token;
  if (token && TOKEN_DATA[token].outpost) return true;
  return s.own.capacity - totalOf(s.own.cargo) >= 2 && !s.isLastRound;
}

/** The best component for one resource less. */
const bargainQp = (s: Sketch): number =>
  Math.max(
    0,
    ...s.view.supply
      .filter((component) => payIn({ ...s, discount: s.discount + 1 }, costIn(s.view, component), s.own.cargo))
      .map((component) => qpIn(s.view, component)),
  );

/** Neither H nor CNOT in hand. */
const isPoor = ({ own }: Sketch): boolean => !own.hand?.includes('h') && !own.hand?.includes('cnot');

/** At the Depot, with as many to spare as are missing. */
function makesAffordable(s: Sketch): boolean {
  if (!s.target || !s.own.planets.includes(s.view.depot)) return false;
  const cost = costIn(s.view, s.target);
  const missing = lacking(cost, s.own.cargo);
  const kinds = missing.filter((count) => count > 0);
  const spare: Cargo = lacking(s.own.cargo, cost);
  return kinds.length === 1 && totalOf(missing) <= 2 && Math.max(...spare) >= totalOf(missing);
}

/** The fewest points that Boost must be able to change. */
export function chooseBoost(s: Sketch): Action {
  const { encounter } = s.view;
  if (!encounter) return { kind: 'pass' };
  const [first, second] = encounter.rolls.map((roll, i) => roll + (encounter.boosts[i] ?? 0)) as [number, number];
  const gap = encounter.initiator === s.seat ? first - second : second - first;
  const isWorthIt = gap <= 0 && gap + s.view.options.boostValue >= 0;
  const stake = totalOf(s.own.cargo) + totalOf(s.other.cargo) > 0;
  const isHeld = s.view.legal.some((action) => action.kind === 'play');
  return isWorthIt && stake && isHeld ? { kind: 'play', event: 'quantumBoost' } : { kind: 'pass' };
}

const DANGEROUS: readonly EventId[] = [
  'defection',
  'hardBargain',
  'prosperity',
  'abundance',
  'timeDilation',
  'quantumTeleporter',
  'strategicNavigation',
  'colorBlindness',
  'tractorBeam',
];

export function chooseAnswer(s: Sketch): Action {
  const announced = s.view.announced.at(-1);
  if (!announced) return { kind: 'pass' };
  const { event } = announced;
  const isLeading = s.own.power.total > s.other.power.total;
  if (event === 'timeDilation') return isLeading ? { kind: 'sabotage' } : { kind: 'pass' };
  if (event === 'disruptiveSabotage') {
    const own = s.view.announced.at(-2)?.event;
    return own && DANGEROUS.includes(own) ? { kind: 'sabotage' } : { kind: 'pass' };
  }
  const isBoost = event === 'quantumBoost' && totalOf(s.own.cargo) > 0;
  return DANGEROUS.includes(event) || isBoost ? { kind: 'sabotage' } : { kind: 'pass' };
}

/** Which card to keep, or to let go. */
export function chooseEvent(s: Sketch, keeps: boolean): Action | undefined {
  const events = s.view.legal.filter((action) => action.kind === 'chooseEvent');
  return bestOf(events, ({ event }) => (keeps ? KEEP[event] : -KEEP[event]));
}

/** Homing Warp and the like, when they were played. */
export function chooseWarp(s: Sketch): Action | undefined {
  const planner = new Planner(s);
  const moves = s.view.legal.filter((action) => action.kind === 'move');
  return bestOf(moves, ({ to }) => planner.worthOf(to, []));
}
