/** The board as it is shown: units by id, type and room name, in the order of their numbers. */
import { aiId, pirateId } from './actions.ts';
import { aiData, pirateData } from './data.ts';
import { type FaceDown, hiddenUnitsOf, nameAt, type SeenPirate, type SeenUnit, type State } from './state.ts';
import { byNumber, isRevealed, leftOf, numberOf, roomOf, typeOf, type Unit } from './units.ts';

export const seenUnit = (s: State, unit: Unit): SeenUnit => ({
  id: aiId(numberOf(unit)),
  type: aiData(typeOf(unit)).id,
  room: nameAt(s, roomOf(unit)),
  durability: leftOf(unit),
  revealed: isRevealed(unit),
});

/** Every unit, or only those that are face up. */
export function seenUnits(s: State, all: boolean): SeenUnit[] {
  const units = s.units.filter((unit) => all || isRevealed(unit)).sort(byNumber);
  return units.map((unit) => seenUnit(s, unit));
}

/** By number: the list's own order would tell the types. */
export function faceDownUnits(s: State): FaceDown[] {
  return hiddenUnitsOf(s).map((unit) => ({ id: aiId(numberOf(unit)), room: nameAt(s, roomOf(unit)) }));
}

export function seenPirates(s: State): SeenPirate[] {
  return [...s.pirates, ...s.acted].sort(byNumber).map((pirate) => ({
    id: pirateId(numberOf(pirate)),
    type: pirateData(typeOf(pirate)).id,
    room: nameAt(s, roomOf(pirate)),
    health: leftOf(pirate),
    acted: s.acted.includes(pirate),
  }));
}
