/** Why an action was refused, in words. */
import type { Refusal } from '@orrery/kernel';
import {
  COMPONENT_NAMES,
  ENGINE_NAMES,
  EVENT_DATA,
  PIRATE_DATA,
  PLANET_DATA,
  POSITIONS,
  RESOURCE_DATA,
} from '../data.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { positionName } from './words.ts';

/** A detail may come from anywhere, so it is looked up. */
function nameIn<T>(table: Readonly<Record<string, T>>, id: unknown, nameOf: (one: T) => string, other: string): string {
  const found = typeof id === 'string' && Object.hasOwn(table, id) ? table[id] : undefined;
  return found === undefined ? other : nameOf(found);
}

const card = ({ card: id }: Refusal): string =>
  nameIn(ENGINE_NAMES, id, (name) => name, '') || nameIn(EVENT_DATA, id, ({ name }) => name, 'that card');
const planet = ({ planet: id }: Refusal): string => nameIn(PLANET_DATA, id, ({ name }) => name, 'that planet');
const pirate = ({ pirate: id }: Refusal): string => nameIn(PIRATE_DATA, id, ({ name }) => name, 'That pirate');
const component = ({ component: id }: Refusal): string => nameIn(COMPONENT_NAMES, id, (name) => name, 'That component');
const resource = ({ resource: id }: Refusal): string => nameIn(RESOURCE_DATA, id, ({ name }) => name, 'that resource');

function place({ to }: Refusal): string {
  const found = POSITIONS.find((one) => one === to);
  return found ? positionName(found) : 'there';
}

const WORDS: Readonly<Record<RefusalCode | 'wrong-answer', (refusal: Refusal) => string>> = {
  'wrong-answer': () => 'That is not what you are asked now: read the question above.',
  'not-in-hand': (refusal) => `You do not hold ${card(refusal)}.`,
  'no-probe-left': () => 'Your fleet PROBE is already on its way this round.',
  'not-offered': () => 'Charming cannot help now: not in your fleet, already used this round, or nothing to discard.',
  'not-playable': (refusal) => `${card(refusal)} cannot be played now.`,
  'no-sabotage': () => 'You hold no Disruptive Sabotage.',
  'must-discard-one': () => 'Discard at least one card first.',
  'no-such-slot': () => 'No card lies face down in that slot.',
  'same-gate': () => 'The gate must become another gate: choose a different one.',
  'no-path': (refusal) => `No path leads to ${place(refusal)}: choose a lit planet.`,
  'not-usable': () => 'That card is not among these, or has no path from here.',
  'nothing-to-discover': () => 'There is nothing to discover here.',
  'nothing-to-mine': (refusal) => `There is nothing in orbit of ${planet(refusal)}.`,
  'already-mined': (refusal) => `You have mined ${planet(refusal)} in this action phase already.`,
  'hold-is-full': () => 'Your holds are full: buy, hire or jettison something first.',
  'cannot-hire': (refusal) => `${pirate(refusal)} cannot be hired here and now.`,
  'not-at-the-depot': () => 'None of your ships is at the Depot: fly one there to buy.',
  'sold-already': (refusal) => `${component(refusal)} has been sold already.`,
  'cannot-pay': (refusal) => `You cannot pay for ${component(refusal)}.`,
  'wrong-price': () => 'That is not what it costs, or not what you have.',
  'no-trade': () => 'A trade needs Harry, a ship at the Depot and two resources.',
  'not-there': (refusal) => `Your fleet is not at ${planet(refusal)}.`,
  'not-held': (refusal) => `There is no ${resource(refusal)} to take.`,
  'wrong-amount': ({ least, most }) => `Choose a number from ${Number(least)} to ${Number(most)}.`,
  'no-such-pirate': () => 'That pirate is not there to choose.',
  'no-such-outpost': () => 'No pirate can leave from there.',
  'not-looked-at': (refusal) => `${card(refusal)} is not among the cards you look at.`,
  'not-now': () => 'That cannot be done now.',
};

export function refusalText(refusal: Refusal): string {
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as RefusalCode] : undefined;
  return words?.(refusal) ?? `Not possible: ${refusal.code}.`;
}
