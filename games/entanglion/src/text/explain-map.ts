/** Planets, fleets and what they carry. */
import { type Explanation, plural, type Seat, sentence, type Viewer } from '@orrery/kernel';
import {
  ENGINE_NAMES,
  FLEETS,
  GATEWAYS,
  isInner,
  PATHS,
  PLANET_DATA,
  PLANET_PHYSICS,
  type PlanetId,
  POSITION_DATA,
  type Resource,
  TOKEN_DATA,
  totalOf,
} from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import { gatesWords, wayIn, wayOut } from './ways.ts';
import { cargoWords, gatewayWords, planetName, resourceName, seatName, shipsAt, tokenName } from './words.ts';

const GALAXIES = { centarious: 'Centarious', superious: 'Superious', entanglion: 'Entanglion' } as const;

export function explainPlanet(planet: PlanetId, view: EntanglionView, viewer: Viewer): Explanation {
  const inner = isInner(planet);
  const token = view.ring.find((seen) => seen.planet === planet)?.token;
  const product = token ? TOKEN_DATA[token].product : undefined;
  const here = view.players.flatMap(({ planets }, seat) =>
    planets.includes(planet) ? [seat === viewer ? 'your ships' : `ships of ${seatName(seat)}`] : [],
  );
  const orbit = totalOf(view.orbit[planet]) > 0 ? `${cargoWords(view.orbit[planet])} in orbit` : 'nothing in orbit';
  const found = !inner ? [] : [token ? `a ${tokenName(token)}` : 'not discovered yet'];
  const isDepot = view.depot === planet;
  return {
    name: planetName(planet),
    kind: `planet in ${GALAXIES[PLANET_DATA[planet].galaxy]}${isDepot ? ', with the Quantum Depot' : ''}`,
    what: `${inner ? 'Both ships of a fleet are always here together. ' : ''}${gatewayWords(planet)} ${PLANET_PHYSICS[planet].help}`,
    facts: [['State', PLANET_PHYSICS[planet].state]],
    now: `Here: ${[...found, orbit, ...here].join(', ')}.`,
    use: isDepot
      ? 'land a ship here to buy components.'
      : product
        ? `mine it: that loads what lies in orbit. After each round ${view.options.replenishAmount} ${resourceName(product)} more comes up, until ${view.options.replenishCap} lie there.`
        : inner && !token
          ? 'discover what lies here: a mine, an outpost or nothing.'
          : 'as a step on the way; you can load what lies in orbit.',
    ...(inner && {
      careful: 'arriving where the other fleet is starts an encounter: both roll, and the higher roll robs the other.',
    }),
    rule: inner ? 'A2' : 'C2',
  };
}

const GALAXY_WORDS: Readonly<Record<keyof typeof GALAXIES, string>> = {
  centarious: 'ZERO and ONE, where ships are ordinary bits. X flies between them, and H to Superious and back.',
  superious: 'PLUS and MINUS, where a ship is 0 and 1 at once. One of them has the Depot, where cargo buys power.',
  entanglion:
    'The ring of eight planets with all mines and outposts, where both ships fly as one. CNOT leads in through its gateways, with one ship in Centarious and one in Superious, and out again from the PHI and PSI planets.',
};

/** "galaxy entanglion". */
export function explainGalaxy(name: string, view: EntanglionView, viewer: Viewer): Explanation | undefined {
  const galaxy = (Object.keys(GALAXIES) as (keyof typeof GALAXIES)[]).find((id) => id === name);
  if (!galaxy) return undefined;
  const now = wayWords(view, viewer);
  return { name: GALAXIES[galaxy], kind: 'galaxy', what: GALAXY_WORDS[galaxy], ...(now && { now }), rule: 'C2' };
}

/** "path zero one". */
export function explainPath(name: string): Explanation | undefined {
  const path = PATHS.find(({ ends }) => ends.join(' ') === name);
  if (!path) return undefined;
  const gates = path.gates.map((gate) => ENGINE_NAMES[gate]).join(' or ');
  return {
    name: gates,
    kind: `path between ${path.ends.map(planetName).join(' and ')}`,
    what: `${gates} flies along this line, from either end.${path.note === undefined ? '' : ` ${path.note}.`}`,
    use: 'click it to read what the card does, and why.',
    rule: 'M2',
  };
}

/** "gateway phiPlus". */
export function explainGateway(name: string, view: EntanglionView, viewer: Viewer): Explanation | undefined {
  const gateway = GATEWAYS.find(({ to }) => to === name);
  if (!gateway) return undefined;
  const now = wayWords(view, viewer);
  return {
    name: `Gateway of ${planetName(gateway.to)}`,
    kind: 'a way into Entanglion and out of it',
    what: gatewayWords(gateway.to),
    ...(now && { now }),
    use: 'bring one ship to Superious by H, then queue CNOT.',
    rule: 'M2',
  };
}

/** Which cards lead in, or out, from where the ships stand. */
function wayWords(view: EntanglionView, viewer: Viewer): string | undefined {
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  if (!own) return undefined;
  const inside = POSITION_DATA[own.position].joint !== null;
  const way = inside ? wayOut(view, own) : wayIn(view, own);
  return way && `${inside ? 'Out of' : 'Into'} Entanglion from where you are: ${gatesWords(way)}.`;
}

export function explainFleet(seat: Seat, view: EntanglionView, viewer: Viewer): Explanation | undefined {
  const player = view.players[seat];
  const fleet = FLEETS[seat];
  if (!player || !fleet) return undefined;
  const { red, blue } = fleet.ships;
  return {
    name: fleet.name,
    kind: seat === viewer ? 'your fleet' : 'the other fleet',
    what: `Two ships, two qubits (quantum bits): ${red.name} flies the red paths, ${blue.name} the blue ones. In Entanglion they are always together.`,
    facts: [
      ['Holds', `${totalOf(player.cargo)} of ${player.capacity}`],
      ['Quantum Power', String(player.power.total)],
      ['Pirates', String(player.pirates.length)],
    ],
    now: `${shipsAt(player.position, seat)}; ${plural(player.control.length - player.resolved, 'card')} still queued.`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    ),
    ...(seat !== viewer && {
      careful:
        'if you meet it in Entanglion, both roll a die and the higher roll takes a resource. Elsewhere fleets pass each other.',
    }),
    rule: 'C1',
  };
}

const RESOURCE_WORDS: Readonly<Record<Resource, string>> = {
  copper: 'Two mines in Entanglion. Needed for most components.',
  helium3: 'Two mines in Entanglion. It cools the computer.',
  niodium: 'Rare: in the printed game only one mine has it. Needed for the components worth most.',
};

export const explainResource = (resource: Resource): Explanation => ({
  name: sentence(resourceName(resource)),
  kind: 'resource',
  what: RESOURCE_WORDS[resource],
  use: 'to buy components at the Depot and to hire pirates.',
  careful: 'what does not fit into your holds stays in orbit, for anybody to take.',
  rule: 'C6',
});
