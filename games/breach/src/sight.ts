/** The board as it is shown: units by id, type and room name, in the order of their numbers. */
import { aiId, pirateId } from './actions.ts';
import { aiData, pirateData } from './data.ts';
import { crewOf, type FaceDown, nameAt, type SeenPirate, type SeenUnit, type State } from './state.ts';
import { byNumber, isFaceUp, leftOf, numberOf, roomOf, typeOf } from './units.ts';

/** Every unit, or only those that are face up. */
export function seenUnits(s: State, all: boolean): SeenUnit[] {
  const units = s.units.filter((unit) => all || isFaceUp(unit)).sort(byNumber);
  return units.map((unit) => ({
    id: aiId(numberOf(unit)),
    type: aiData(typeOf(unit)).id,
    room: nameAt(s, roomOf(unit)),
    durability: leftOf(unit),
    revealed: isFaceUp(unit),
  }));
}

/** By number: the list's own order would tell the types. */
export function faceDownUnits(s: State): FaceDown[] {
  const units = s.units.filter((unit) => !isFaceUp(unit)).sort(byNumber);
  return units.map((unit) => ({ id: aiId(numberOf(unit)), room: nameAt(s, roomOf(unit)) }));
}

export function seenPirates(s: State): SeenPirate[] {
  return crewOf(s)
    .sort(byNumber)
    .map((pirate) => ({
      id: pirateId(numberOf(pirate)),
      type: pirateData(typeOf(pirate)).id,
      room: nameAt(s, roomOf(pirate)),
      health: leftOf(pirate),
      acted: s.acted.includes(pirate),
    }));
}
