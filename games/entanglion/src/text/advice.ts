/** Why somebody who plays well might do this. */
import type { Action } from '../actions.ts';
import {
  EVENT_DATA,
  type EngineCard,
  type Gate,
  isGate,
  moveTable,
  PIRATE_DATA,
  POSITION_DATA,
  type PositionId,
  totalOf,
} from '../data.ts';
import type { EntanglionView, SeenPlayer } from '../seen.ts';
import { askedIn, givesUp } from './actions.ts';
import { gatesWords, plannedFrom, wayIn } from './ways.ts';
import { cardName, cargoWords, flightsWords, planetName } from './words.ts';

/** What is not worth a word of its own, by kind of action. */
const REASONS: Partial<Readonly<Record<Action['kind'], string>>> = {
  placeFleet: 'Both starts are alike, but from this one your cards lead further.',
  sabotage: 'Stopping this card is worth more than keeping your Disruptive Sabotage.',
  placeProbe: 'Acting on the way, where there is something to gain, is worth a slot.',
  charming: 'New cards are likely to lead further than these.',
  discard: 'It is the least useful card in your hand.',
  slot: 'That card is the easiest to guess.',
  guess: 'The deck has more of these than of any other card that fits.',
  reveal: 'Your plan is made: now fly it.',
  use: 'It takes you to where there is something to do.',
  color: 'Their best path has the other colour.',
  reroll: 'The roll was low: a new one is likely to be higher.',
  discover: 'Nobody knows what lies here, and the first to find it gains most.',
  depot: 'What you carry is enough to buy something.',
  unload: 'You need room for something more useful.',
  trade: 'It brings the resource that you lack for a component.',
  jettison: 'You need room for something more useful.',
  amount: 'It is as much as you can use.',
  faceDown: 'Nobody knows who that is, and the pirates you know are worth more here.',
  outpost: 'It suits where your next flight leads.',
  pay: 'It leaves you what the next component costs.',
  sellPower: 'Two resources buy more than one point of Quantum Power.',
};

/** Why nothing is done, by what is asked. */
const PASSED: Readonly<Record<string, string>> = {
  navigate: 'The plan ends where you want to land; another card would lead away from there.',
  event: 'The card is worth more at a better moment.',
  respond: 'Your Disruptive Sabotage is worth more against another card.',
  interfere: 'As it is the card leads where you want to go.',
  action: 'There is nothing more to gain here.',
  probeAction: 'There is nothing to gain here.',
  shop: 'The rest of your cargo is worth more later.',
  refresh: 'All of these cards may be useful.',
};

/** Why an event card is chosen, where it is not for its use. */
const CHOSEN: Readonly<Record<string, string>> = {
  umbraDiscard: 'It is the least useful of your event cards.',
  discardEvent: 'It is the least useful of your event cards.',
  tutorGive: 'It helps the other fleet least.',
};

export function advice(action: Action, view: EntanglionView): string {
  switch (action.kind) {
    case 'play':
      return `${EVENT_DATA[action.event].name} helps most right now.`;
    case 'pass':
      if (askedIn(view)?.kind === 'mulligan') return keeping(view);
      return PASSED[askedIn(view)?.kind ?? ''] ?? 'Nothing you could do now would help.';
    case 'chooseEvent':
      return CHOSEN[askedIn(view)?.kind ?? ''] ?? 'It is the most useful of these cards.';
    case 'resource':
      return givesUp(view) ? 'You can spare it best.' : 'You need it for the next component.';
    case 'redraw':
      return redrawing(view);
    case 'place':
      return placing(action.card, view);
    case 'gate':
      return 'As this gate the card leads to a better place.';
    case 'move':
      return arriving(action.to, view);
    case 'mine':
      return `${cargoWords(view.orbit[action.planet])} in orbit of ${planetName(action.planet)}, and you have room.`;
    case 'hire':
    case 'pirate':
      return `${PIRATE_DATA[action.pirate].name} is worth a point of Quantum Power and helps in every round that is left.`;
    case 'buy':
      return `It is worth ${view.options.componentQp[action.component]} Quantum Power, and there is only one.`;
    default:
      return REASONS[action.kind] ?? 'It is the best you can do now.';
  }
}

function keeping(view: EntanglionView): string {
  const own = view.players[askedIn(view)?.seat ?? -1];
  const way = own && wayIn(view, own);
  return way?.every((gate) => own?.hand?.includes(gate))
    ? `It has ${gatesWords(way)}, which lead into Entanglion.`
    : 'Some of these cards lead somewhere, and new ones may not.';
}

/** What the hand lacks for the way into Entanglion. */
function redrawing(view: EntanglionView): string {
  const own = view.players[askedIn(view)?.seat ?? -1];
  const way = own && wayIn(view, own);
  const missing = way?.find((gate) => !own?.hand?.includes(gate));
  return way && missing
    ? `${gatesWords(way)} lead into Entanglion, and this hand has no ${cardName(missing)}.`
    : 'New cards are likely to lead further than these.';
}

/** Each in two lines of a phone. */
const UNSHOWN: Readonly<Record<Gate, string>> = {
  x: 'It flies between ZERO and ONE, and in Entanglion.',
  h: 'It flies to Superious and back, and in Entanglion.',
  cnot: 'It leads into Entanglion, and out again.',
  swap: 'It lets your ships change places.',
};

function placing(card: EngineCard, view: EntanglionView): string {
  const seat = askedIn(view)?.seat ?? -1;
  const own = view.players[seat];
  if (!own || !isGate(card)) return 'Acting on the way is worth a slot.';
  const planned = plannedFrom(view, own);
  // The screen does not show the queue, so words do not tell where it leads.
  if (!planned) return UNSHOWN[card];
  const table = moveTable(view.options, own.colorBlind);
  const from = planned.find((position) => table[position][card].length > 0);
  if (from === undefined) return 'It has no path there, but every card that you queue brings you a new one.';
  const goals = table[from][card];
  const why = goalReason(from, goals, view, own);
  return `It takes ${flightOf(from, goals, seat)}${why ? `, ${why}` : ''}.`;
}

/** "either ship to PLUS", "your fleet to OMEGA TWO". */
function flightOf(from: PositionId, goals: readonly PositionId[], seat: number): string {
  const words = flightsWords(from, goals, seat);
  return words.startsWith('to ') || words.startsWith('out ') ? `your fleet ${words}` : words;
}

/** What is to be had there, or which card leads on from there. */
function goalReason(
  from: PositionId,
  goals: readonly PositionId[],
  view: EntanglionView,
  own: SeenPlayer,
): string | undefined {
  const inside = goals.map((to) => POSITION_DATA[to].joint).find((planet) => planet !== null);
  if (inside) {
    const cargo = view.orbit[inside];
    if (totalOf(cargo) > 0) return `where ${cargoWords(cargo)} can be loaded`;
    const unknown = view.ring.some(({ planet, token }) => planet === inside && token === null);
    if (unknown) return 'not discovered yet';
    return POSITION_DATA[from].joint ? undefined : 'in Entanglion, where the mines are';
  }
  if (totalOf(own.cargo) > 0 && goals.some((to) => POSITION_DATA[to].planets.includes(view.depot)))
    return 'where the Depot sells power';
  const [goal = from] = goals;
  const [before, after] = [wayIn(view, own, from), wayIn(view, own, goal)];
  if (!before || !after || POSITION_DATA[from].joint || after.length >= before.length) return undefined;
  return `from where ${gatesWords(after)} ${after.length === 1 ? 'leads' : 'lead'} into Entanglion`;
}

function arriving(to: keyof typeof POSITION_DATA, view: EntanglionView): string {
  const { planets, joint } = POSITION_DATA[to];
  if (planets.includes(view.depot)) return 'The Depot is there: components can be bought.';
  const loaded = planets.find((planet) => totalOf(view.orbit[planet]) > 0);
  if (loaded) return `You can load ${cargoWords(view.orbit[loaded])} at ${planetName(loaded)}.`;
  return joint ? 'Mines and outposts lie in Entanglion.' : 'From there the next card leads further.';
}
