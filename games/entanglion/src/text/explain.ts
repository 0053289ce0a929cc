/**
 * What everything on the table is: "planet plus", "card cnot", "event spy", "pirate uppity", "component quantumGates",
 * "resource copper", "depot", "events", "pile engine", "pile events", "outpost A", "fleet 0", "galaxy entanglion", "gateway phiPlus", "path zero one", "paths", "progress", and "fact 0 Cargo": a number beside a name, by seat and label.
 */
import type { Explanation, Viewer } from '@orrery/kernel';
import {
  COMPONENT_NAMES,
  COMPONENT_PHYSICS,
  COMPONENTS,
  type ComponentId,
  ENGINE_PHYSICS,
  EVENT_DATA,
  type EventClass,
  EVENTS,
  type EventId,
  type Gate,
  isGate,
  moveTable,
  OUTPOST_TOKEN,
  OUTPOSTS,
  PIRATE_DATA,
  type PirateId,
  PIRATES,
  PLANETS,
  RESOURCES,
  type Cargo,
  SLOT_CARDS,
  type SlotCard,
} from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import { eventHelp, pirateHelp } from './card-words.ts';
import { explainFact } from './explain-facts.ts';
import { worthWords } from './shopping.ts';
import { plannedFrom } from './ways.ts';
import {
  explainFleet,
  explainGalaxy,
  explainGateway,
  explainPath,
  explainPlanet,
  explainResource,
} from './explain-map.ts';
import { cardName, cargoWords, FLIGHT_WORDS, noPathWords, planetName, positionName, withoutPath } from './words.ts';

export function explain(subject: string, view: EntanglionView, viewer: Viewer): Explanation | undefined {
  const [kind, name = ''] = subject.split(/ (.*)/);
  const among = <T extends string>(ids: readonly T[]): T | undefined => ids.find((id) => id === name);
  switch (kind) {
    case 'planet': {
      const planet = among(PLANETS);
      return planet && explainPlanet(planet, view, viewer);
    }
    case 'card': {
      const card = among(SLOT_CARDS);
      return card && explainCard(card, view, viewer);
    }
    case 'event': {
      const event = among(EVENTS);
      return event && explainEvent(event, view);
    }
    case 'pirate': {
      const pirate = among(PIRATES);
      return pirate && explainPirate(pirate, view);
    }
    case 'component': {
      const component = among(COMPONENTS);
      return component && explainComponent(component, view, viewer);
    }
    case 'resource': {
      const resource = among(RESOURCES);
      return resource && explainResource(resource);
    }
    case 'outpost': {
      const outpost = among(OUTPOSTS);
      return outpost && explainOutpost(outpost, view);
    }
    case 'depot':
      return depot(view, viewer);
    case 'events':
      return eventHand(view);
    case 'pile': {
      const pile = among(['engine', 'events']);
      return pile && explainPile(pile, view);
    }
    case 'fleet':
      return explainFleet(Number(name), view, viewer);
    case 'galaxy':
      return explainGalaxy(name, view, viewer);
    case 'gateway':
      return explainGateway(name, view, viewer);
    case 'path':
      return explainPath(name);
    case 'paths':
      return PATHS_WORDS;
    case 'progress':
      return course(view);
    case 'fact':
      return explainFact(name, view, viewer);
    default:
      return undefined;
  }
}

function explainPirate(pirate: PirateId, { options }: EntanglionView): Explanation {
  const { pirateQp } = options;
  const worth = pirateQp === 1 ? 'a point of Quantum Power' : `${pirateQp} Quantum Power`;
  return {
    name: PIRATE_DATA[pirate].name,
    kind: 'pirate',
    what: pirateHelp(pirate, options),
    facts: pirateQp > 0 ? [['Quantum Power', String(pirateQp)]] : [],
    use: `hire pirates early: each ${pirateQp > 0 ? `is ${worth}, and ` : ''}helps as long as it is with you.`,
    rule: 'A4',
  };
}

function explainCard(card: SlotCard, view: EntanglionView, viewer: Viewer): Explanation {
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  return {
    name: cardName(card),
    kind: isGate(card) ? 'engine card, a quantum gate' : 'engine card',
    what: `${FLIGHT_WORDS[card]} ${ENGINE_PHYSICS[card].help}`,
    ...(own && isGate(card) && { now: leadsNow(card, view, own) }),
    ...(isGate(card) ? {} : { use: 'in every round: act on the way, where there is something to gain.' }),
    ...(isGate(card) && { careful: withoutPath(view.options) }),
    rule: isGate(card) ? 'M2' : 'M6',
  };
}

/** Where a gate leads from where the fleet is; while a plan is made and shown, from where the plan ends. */
function leadsNow(gate: Gate, view: EntanglionView, own: SeenPlayer): string {
  const planned = view.phase === 'navigate' && own.control.length > 0 ? plannedFrom(view, own) : undefined;
  const from = planned ?? [own.position];
  const table = moveTable(view.options, own.colorBlind);
  const goals = [...new Set(from.flatMap((position) => table[position][gate]))];
  const start = planned ? 'Behind the cards that you have queued' : 'From where you are';
  return goals.length > 0
    ? `${start}: to ${goals.map(positionName).join(' or ')}.`
    : `${start}: ${noPathWords(from.length === 1 ? from[0] : undefined, gate, own.colorBlind)}.`;
}

const WHEN: Readonly<Record<EventClass, string>> = {
  open: 'on your own turns, and when a round begins',
  roundStart: 'when a round begins',
  reveal: 'right after you reveal a gate',
  encounter: 'in an encounter',
  response: 'as an answer to an event card',
};

const explainEvent = (event: EventId, { options }: EntanglionView): Explanation => ({
  name: EVENT_DATA[event].name,
  kind: 'event card',
  what: eventHelp(event, options),
  facts: [['Played', WHEN[EVENT_DATA[event].class]]],
  ...(event !== 'disruptiveSabotage' && {
    careful: 'it is used up, even if the other fleet cancels it with Disruptive Sabotage.',
  }),
  rule: 'E1',
});

/** "events": the own event cards as a whole. */
const eventHand = ({ options }: EntanglionView): Explanation => ({
  name: 'Event cards',
  kind: 'each works once',
  what: `Tricks, each played once, at the moment that it names, and then discarded. ${options.startEvents > 0 ? `You begin with ${options.startEvents}, and draw` : 'You draw'} one whenever you fill all ${options.engineSlots} slots.`,
  facts: [['At most', String(options.eventHandLimit)]],
  use: 'hold an event card to read what it does; passing keeps it for later.',
  rule: 'C9',
});

function explainComponent(component: ComponentId, view: EntanglionView, viewer: Viewer): Explanation {
  // Options keep prices as plain lists of three.
  const cost = view.options.componentCost[component] as unknown as Cargo;
  const owner = view.players.findIndex(({ components }) => components.includes(component));
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  const lacking = own && cost.map((price, at) => Math.max(0, price - (own.cargo[at] ?? 0)));
  const missing = lacking?.some((count) => count > 0) ? cargoWords(lacking as unknown as Cargo) : undefined;
  return {
    name: COMPONENT_NAMES[component],
    kind: 'component of the quantum computer',
    what: `Quantum Power for good, and nothing else. ${COMPONENT_PHYSICS[component]}`,
    facts: [
      ['Quantum Power', `+${view.options.componentQp[component]}`],
      ['Cost', cargoWords(cost)],
    ],
    now:
      owner >= 0
        ? owner === viewer
          ? 'You have built it.'
          : 'The other fleet has built it.'
        : missing === undefined
          ? own
            ? 'You carry all that it costs.'
            : 'Nobody has built it yet.'
          : `You still lack ${missing}.`,
    use: 'land a ship at the Quantum Depot and buy it there.',
    careful: 'there is only one of each: first come, first served.',
    rule: 'A5',
  };
}

function explainOutpost(outpost: 'A' | 'B', view: EntanglionView): Explanation {
  const place = view.ring.find(({ token }) => token === OUTPOST_TOKEN[outpost])?.planet;
  return {
    name: `Outpost ${outpost}`,
    kind: place ? `pirate outpost on ${planetName(place)}` : 'pirate outpost, not found yet',
    what: 'Pirates wait here. With both ships here you hire one; the first to discover the outpost gets one for nothing.',
    facts: [
      ['Waiting', String(view.outposts[outpost].length)],
      ['To hire', `${view.options.hireCost} resources`],
    ],
    rule: 'A4',
  };
}

function explainPile(pile: 'engine' | 'events', view: EntanglionView): Explanation {
  const isEngine = pile === 'engine';
  const removed = isEngine ? 0 : view.removed.length;
  return {
    name: isEngine ? 'Engine cards' : 'Event cards',
    kind: 'pile, face down',
    what: 'Both fleets draw from it. When it is empty, what was discarded is shuffled into a new one.',
    facts: [
      ['Left', String(isEngine ? view.engineStack : view.eventStack)],
      ['Discarded', String((isEngine ? view.engineDiscard : view.eventDiscard).length)],
      ...(removed > 0 ? ([['Out of the game', String(removed)]] as const) : []),
    ],
    rule: 'C4',
  };
}

function depot(view: EntanglionView, viewer: Viewer): Explanation {
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  const worth = own && worthWords(view, own, own.cargo);
  return {
    name: 'Quantum Depot',
    kind: `on ${planetName(view.depot)} all game`,
    what: 'Land a ship here, and buy components when it is your turn to act. They are worth Quantum Power, and do nothing else.',
    facts: [['For sale', String(view.supply.length)]],
    ...(worth && { now: `Your cargo: ${worth}.` }),
    use: 'plan most flights to end here, with enough resources to buy something.',
    careful: 'it never moves.',
    rule: 'A5',
  };
}

const PATHS_WORDS: Explanation = {
  name: 'Lines on the map',
  kind: 'paths',
  what: 'The cards on a line fly it. Outside Entanglion, Rubicon and Grenada fly the red dashed lines, Mercurial and Yearling the blue ones; where both run side by side, either ship may fly.',
  use: 'in Entanglion both ships fly together: a card takes them along the red line or the blue one, as you choose.',
  rule: 'M3',
};

const course = ({ round, limit }: EntanglionView): Explanation => ({
  name: round === 0 ? 'Set-up' : `Round ${round} of ${limit}`,
  kind: 'how far the game is',
  what: 'In a round both fleets queue engine cards face down, then reveal them one by one and fly, then act where they have landed.',
  careful: 'after the last round the fleet with more Quantum Power wins.',
  rule: 'T1',
});
