/** Why somebody who plays well might do this. */
import type { Action } from '../actions.ts';
import {
  COMPONENT_NAMES,
  EVENT_DATA,
  type EngineCard,
  isGate,
  moveTable,
  PIRATE_DATA,
  POSITION_DATA,
  totalOf,
} from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import { askedIn } from './actions.ts';
import { cargoWords, planetName, positionName } from './words.ts';

/** What is not worth a word of its own, by kind of action. */
const REASONS: Partial<Readonly<Record<Action['kind'], string>>> = {
  placeFleet: 'Both beginnings are alike; from this one the cards in hand lead further.',
  redraw: 'The hand leads nowhere: new cards can only be better.',
  sabotage: 'What the card would do is worth more than keeping this one.',
  chooseEvent: 'Of these cards it is worth most now.',
  placeProbe: 'Acting in the middle of the flight, where something lies, is worth a slot.',
  charming: 'The hand leads nowhere: new cards can only be better.',
  discard: 'It is the card that leads least far.',
  slot: 'What lies there is the easiest to guess.',
  guess: 'There are more of these in the deck than of any other that fits.',
  reveal: 'The plan is laid: now it is flown.',
  use: 'It leads to where there is something to do.',
  color: 'Their best way is of the other colour.',
  reroll: 'The roll was low: a new one is likely to be higher.',
  discover: 'Nobody knows what lies here, and whoever turns it up first gets most of it.',
  depot: 'There is something to buy with what is on board.',
  unload: 'There has to be room for what matters more.',
  trade: 'The one that it brings is lacking for a component.',
  jettison: 'There has to be room for what matters more.',
  amount: 'As much as is of use, and no more.',
  faceDown: 'Nobody knows who that is: better there than here.',
  outpost: 'That is where the next flight leads.',
  pay: 'What is left is what the next component costs.',
  resource: 'It is what the next component lacks.',
  sellPower: 'Two resources buy more than one point of Quantum Power.',
  pass: 'Nothing that could be done now is better than keeping what you have.',
};

export function advice(action: Action, view: EntanglionView): string {
  switch (action.kind) {
    case 'play':
      return `${EVENT_DATA[action.event].name} does most good right now.`;
    case 'place':
      return placing(action.card, view);
    case 'gate':
      return 'As this gate the card leads to a better place.';
    case 'move':
      return arriving(action.to, view);
    case 'mine':
      return `${cargoWords(view.orbit[action.planet])} in orbit of ${planetName(action.planet)}, and room for it.`;
    case 'hire':
    case 'pirate':
      return `${PIRATE_DATA[action.pirate].name} is worth a point of Quantum Power and helps in every round that is left.`;
    case 'buy':
      return `${COMPONENT_NAMES[action.component]} is worth ${view.options.componentQp[action.component]} Quantum Power, and there is only one.`;
    default:
      return REASONS[action.kind] ?? 'It is the best of what can be done now.';
  }
}

function placing(card: EngineCard, view: EntanglionView): string {
  const own = view.players[askedIn(view)?.seat ?? -1];
  if (!own || !isGate(card)) return 'Acting in the middle of the flight is worth a slot.';
  if (own.control.length > 0) return 'It goes on from where the cards before it lead.';
  const to = moveTable(view.options, own.colorBlind)[own.position][card];
  return to.length > 0
    ? `From where you are it leads to ${to.map(positionName).join(' or ')}, on the way to something worth having.`
    : 'Later in the queue there will be a path for it.';
}

function arriving(to: keyof typeof POSITION_DATA, view: EntanglionView): string {
  const { planets, joint } = POSITION_DATA[to];
  if (planets.includes(view.depot)) return 'The Depot is there: components can be bought.';
  const loaded = planets.find((planet) => totalOf(view.orbit[planet]) > 0);
  if (loaded) return `${cargoWords(view.orbit[loaded])} lie in orbit of ${planetName(loaded)}.`;
  return joint ? 'Entanglion is where mines and outposts are.' : 'From there the next card leads further.';
}
