/** Small words that several texts share. */
import { type Seat, unreachable } from '@orrery/kernel';
import {
  type Cargo,
  type Color,
  COMPONENT_NAMES,
  type ComponentId,
  ENGINE_NAMES,
  EVENT_DATA,
  type EventId,
  FLEETS,
  type Gate,
  GATEWAYS,
  isInner,
  PIRATE_DATA,
  type PirateId,
  PLANET_DATA,
  type PlanetId,
  POSITION_DATA,
  type PositionId,
  RESOURCE_DATA,
  type Resource,
  RESOURCES,
  type SlotCard,
  type Token,
  TOKEN_DATA,
} from '../data.ts';
import type { Options } from '../options.ts';
import type { Encounter } from '../state.ts';

export const seatName = (seat: Seat): string => FLEETS[seat]?.name ?? `Fleet ${seat + 1}`;

export const planetName = (planet: PlanetId): string => PLANET_DATA[planet].name;
export const cardName = (card: SlotCard): string => ENGINE_NAMES[card];
export const cardNames = (cards: readonly SlotCard[]): string => cards.map(cardName).join(', ');
export const eventName = (event: EventId): string => EVENT_DATA[event].name;
export const pirateName = (pirate: PirateId): string => PIRATE_DATA[pirate].name;
/** "Uppity", without the trade. */
export const pirateShort = (pirate: PirateId): string => pirateName(pirate).split(' ')[0] as string;
export const componentName = (component: ComponentId): string => COMPONENT_NAMES[component];
/** A hyphen at which no line breaks: "helium-3" is one word. */
const unbroken = (words: string): string => words.replaceAll('-', '\u2011');
export const resourceName = (resource: Resource): string => unbroken(RESOURCE_DATA[resource].name);
export const tokenName = (token: Token): string => unbroken(TOKEN_DATA[token].name);

/** How Entanglion is entered and left by way of a planet: by CNOT, through its gateways. */
export function gatewayWords(planet: PlanetId): string {
  const gateway = GATEWAYS.find(({ to }) => to === planet);
  if (gateway) {
    const [first, second] = gateway.from.map(planetName);
    return `CNOT leads in here with one ship on ${first} and one on ${second}, and out again to the same two.`;
  }
  if (isInner(planet)) return 'CNOT leads out of Entanglion only from PHI and PSI planets: fly there by H first.';
  const others = planet === 'zero' || planet === 'one' ? 'PLUS or MINUS' : 'ZERO or ONE';
  return `With one ship here and the other on ${others}, CNOT leads into Entanglion.`;
}

/** Where a fleet is: "PLUS and ZERO", "ONE with both ships", "PHI PLUS". */
export function positionName(position: PositionId): string {
  const { red, blue, joint } = POSITION_DATA[position];
  if (joint) return planetName(joint);
  return red === blue ? `${planetName(red)} with both ships` : `${planetName(red)} and ${planetName(blue)}`;
}

/** The same with the names of the ships: "Rubicon on PLUS, Mercurial on ZERO". */
export function shipsAt(position: PositionId, seat: Seat): string {
  const { red, blue, joint } = POSITION_DATA[position];
  if (joint || red === blue) return `both ships on ${planetName(red)}`;
  const ships = FLEETS[seat]?.ships;
  return `${ships?.red.name} on ${planetName(red)}, ${ships?.blue.name} on ${planetName(blue)}`;
}

/** The ship that flies alone while the other stays, and where to; nothing where the fleet flies as one. */
export function loneFlight(
  from: PositionId,
  to: PositionId,
  seat: Seat,
): readonly [ship: string, goal: string] | undefined {
  const [before, after] = [POSITION_DATA[from], POSITION_DATA[to]];
  const ships = FLEETS[seat]?.ships;
  if (!ships || before.joint || after.joint) return undefined;
  const [ship, other] = (['red', 'blue'] as const).filter((color) => before[color] !== after[color]);
  return ship && !other ? [ships[ship].name, planetName(after[ship])] : undefined;
}

/** "Rubicon to PLUS" where one ship flies and the other stays, "to PHI PLUS" where both fly. */
export function flightWords(from: PositionId, to: PositionId, seat: Seat): string {
  const lone = loneFlight(from, to, seat);
  if (lone) return lone.join(' to ');
  const { red, blue, joint } = POSITION_DATA[to];
  return joint || red === blue ? `to ${positionName(to)}` : `to ${shipsAt(to, seat)}`;
}

/** Die and boosts of each side of an encounter, the initiator's first. */
export const encounterTotals = ({ rolls, boosts }: Pick<Encounter, 'rolls' | 'boosts'>): readonly [number, number] => [
  rolls[0] + boosts[0],
  rolls[1] + boosts[1],
];

/** "2 copper, 1 niodium", or "nothing". */
export function cargoWords(cargo: Cargo): string {
  const parts = RESOURCES.flatMap((resource, i) => (cargo[i] ? [`${cargo[i]} ${resourceName(resource)}`] : []));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** Where each card takes the ships, as a pilot sees it. */
export const FLIGHT_WORDS: Readonly<Record<SlotCard, string>> = {
  x: 'Takes a ship from ZERO to ONE or back, or the whole fleet to another planet of Entanglion.',
  h: 'Takes a ship between ZERO and PLUS or between ONE and MINUS, or the whole fleet to another planet of Entanglion.',
  cnot: 'Takes both ships into Entanglion if one is in Superious and the other in Centarious, and out again from its PHI and PSI planets.',
  swap: 'Lets your two ships change places, or takes the fleet between OMEGA ZERO and OMEGA THREE.',
  probe: 'Lets you do one thing where your fleet is by then: mine, discover, hire, buy.',
  fleetProbe:
    'Lets you do one thing where your fleet is by then: mine, discover, hire, buy. It comes back every round.',
};

/** "either ship to ONE", "Rubicon to ONE or Mercurial to PLUS", "to PHI PLUS", "out to ZERO and PLUS": all that a gate can do from there. */
export function flightsWords(from: PositionId, goals: readonly PositionId[], seat: Seat): string {
  const [before, ...after] = [from, ...goals].map((position) => POSITION_DATA[position]);
  if (before?.joint && after.length > 0 && after.every(({ joint }) => joint === null))
    return `out to ${after[0]?.places.map(planetName).join(' and ')}`;
  if (!before?.joint && after.length === 1 && before?.red === after[0]?.blue && before?.blue === after[0]?.red)
    return 'your ships to each other’s planets';
  const lone = goals.map((to) => loneFlight(from, to, seat)?.[1]);
  const [first, second] = lone;
  if (first !== undefined && first === second) return `either ship to ${first}`;
  return [...new Set(goals.map((to) => flightWords(from, to, seat)))].join(' or ');
}

/** Why a gate has no path from there, as far as there is something to say: "both ships are on ZERO". */
function whyNoPath(from: PositionId, gate: Gate): string | undefined {
  const { red, blue, joint } = POSITION_DATA[from];
  switch (gate) {
    case 'x':
      return joint ? undefined : 'it moves only ships on ZERO and ONE';
    case 'cnot':
      if (joint) return `it leads nowhere from ${planetName(joint)}`;
      return red === 'zero' && blue === 'zero' ? 'one ship must leave ZERO first' : 'one ship must be on ZERO or ONE';
    case 'swap':
      return joint ? 'it leads only between OMEGA ZERO and OMEGA THREE' : `both ships are on ${planetName(red)}`;
    default:
      return undefined;
  }
}

/** "no path: both ships are on ZERO". */
export function noPathWords(from: PositionId | undefined, gate: Gate, colorBlind: Color | null): string {
  const why = from !== undefined && colorBlind === null ? whyNoPath(from, gate) : undefined;
  return why === undefined ? 'no path from there' : `no path: ${why}`;
}

/** What becomes of a flight when a gate has no path. */
export function withoutPath({ failedNavigation }: Pick<Options, 'failedNavigation'>): string {
  switch (failedNavigation) {
    case 'endTurn':
      return 'a gate without a path ends your round: the cards behind it and your actions are lost.';
    case 'endNavigation':
      return 'a gate without a path loses all the cards behind it.';
    case 'noEffect':
      return 'a gate without a path is wasted.';
    default:
      return unreachable(failedNavigation);
  }
}
