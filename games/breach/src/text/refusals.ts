/** Why an action was refused, in words. */
import { plural, type Refusal, word } from '@orrery/kernel';
import { aiDataOf, type AskPhase, pirateDataOf } from '../data.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import type { BreachView } from '../view.ts';
import { article, typeName } from './words.ts';

/** "A Sentry", "An Impaler": the beginning of a sentence. */
const oneOf = (type: unknown): string => article(typeName(type)).replace(/^a/, 'A');

/** "Grunt in C3": a unit as the log calls it, as far as the one who tried knows it. */
function nameOf(unit: unknown, view: BreachView | undefined): string {
  const id = word(unit);
  const isIt = (one: { readonly id: string }) => one.id === id;
  const pirate = view?.pirates.find(isIt);
  if (pirate) return `${pirateDataOf(pirate.type).name} in ${pirate.room}`;
  const known = view?.units.find(isIt);
  if (known) return `${aiDataOf(known.type).name} in ${known.room}`;
  const hidden = view?.faceDown.find(isIt);
  return hidden ? `The hidden unit in ${hidden.room}` : id;
}

/** What can be done in a phase, for those who tried something else. */
const PHASE_DEEDS: Readonly<Record<AskPhase, string>> = {
  aiSetup: 'the A.I. starts generators and installs units',
  pirateSetup: 'the pirates hire their crew',
  pirateWave: 'the pirates move, attack, capture or hire',
  aiWave: 'the A.I. uses turrets and traps',
};

type Words = (refusal: Refusal, view: BreachView | undefined) => string;

/** The game's own, and the flow's for an action that does not belong to the phase. */
const WORDS: Readonly<Record<RefusalCode | 'wrong-answer', Words>> = {
  'wrong-answer': ({ answer }, view) =>
    view && view.phase !== 'gameOver' ? `Not now: ${PHASE_DEEDS[view.phase]}.` : `There is no '${word(answer)}' now.`,
  'wrong-side': ({ type }) => `${oneOf(type)} is not yours to place.`,
  'no-such-room': ({ room }) => `This ship has no room ${word(room)}.`,
  'no-such-unit': ({ unit }) => `You have no unit ${word(unit)} on board.`,
  'not-representative': ({ unit, instead }) => `${word(unit)} and ${word(instead)} are alike: name ${word(instead)}.`,
  'cannot-pay': ({ cost, energy }) => `That costs ${word(cost)} energy, and you have ${word(energy)}.`,
  'all-generators-run': ({ generators }) => `All ${plural(Number(generators), 'generator')} run already.`,
  'none-left': ({ type }) => `No ${typeName(type)} is left to install: choose another unit.`,
  'room-is-breach': ({ room }) => `${word(room)} is a breach: the A.I. can install nothing there. Choose another room.`,
  'room-full': ({ room, capacity }) => `${word(room)} is full: only ${word(capacity)} fit there. Choose another room.`,
  'not-a-breach': ({ room }) => `Pirates come aboard only in breaches, and ${word(room)} is not one.`,
  'rations-short': ({ type, cost, rations }) =>
    `${oneOf(type)} costs ${word(cost)}, and ${plural(Number(rations), 'ration')} ${Number(rations) === 1 ? 'is' : 'are'} left.`,
  'has-acted': ({ unit }, view) =>
    `${nameOf(unit, view)} has acted in this wave: choose another pirate, or end the wave.`,
  'no-door': ({ from, room }) => `No door leads from ${word(from)} to ${word(room)}.`,
  'must-clear': ({ room }) => `Nobody leaves ${word(room)} while an A.I. unit stands there: destroy it first.`,
  'not-here': ({ unit, target }, view) => `${nameOf(target, view)} is not in the room of ${nameOf(unit, view)}.`,
  'no-damage': ({ type, target }) => `${oneOf(type)} does no damage to a ${word(target)}.`,
  'not-an-edge': ({ room }) => `${word(room)} is inside the ship: only edge rooms can be captured.`,
  'already-breach': ({ room }) => `${word(room)} is a breach already.`,
  'room-defended': ({ room, units }) =>
    `${plural(Number(units), 'A.I. unit')} still hold${Number(units) === 1 ? 's' : ''} ${word(room)}: destroy ${Number(units) === 1 ? 'it' : 'them'} first.`,
  'no-target': ({ type }) => `${oneOf(type)} needs a pirate to aim at.`,
  'target-elsewhere': ({ type, target, room }, view) =>
    `${nameOf(target, view)} is not where the ${typeName(type)} stands, in ${word(room)}.`,
  'takes-no-target': ({ type }) => `${oneOf(type)} hits everybody in its room: name no target.`,
  'nobody-here': ({ type, room }) => `No pirate is in ${word(room)}: the ${typeName(type)} has nobody to hit.`,
};

export function refusalText(refusal: Refusal, view?: BreachView): string {
  // A code from elsewhere (the kernel's own) is shown as it is.
  const words = Object.hasOwn(WORDS, refusal.code) ? WORDS[refusal.code as keyof typeof WORDS] : undefined;
  return words ? words(refusal, view) : `Not possible: ${refusal.code}.`;
}
