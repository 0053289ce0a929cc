/** Rooms and pieces in words, for those who listen: kind, place, state, choice. */
import { aiDataOf, type BreachView, MAPS, pirateDataOf, type RoomName, SHIPS } from '@orrery/breach/client';
import { placeOf, type Situation } from './intent.ts';
import type { AiPiece, Piece } from './pieces.ts';
import { subjectOf } from './subjects.ts';

const counted = (count: number, words: string): string => (count === 1 ? words : `${count} × ${words}`);

/** "Sentry, turret, Endurance 4 of 6". */
export function pieceWords(piece: Piece): string {
  if (piece.side === 'pirate') {
    const { name } = pirateDataOf(piece.type);
    return `${name} with ${piece.left}${piece.left < piece.full ? ` of ${piece.full}` : ''} health${piece.acted ? ', has acted' : ''}`;
  }
  if (!piece.type) return 'hidden unit';
  const { name, kind } = aiDataOf(piece.type);
  const strength = kind === 'turret' ? 'Endurance' : 'Security';
  return `${name}, ${kind}, ${strength} ${piece.left} of ${piece.full}${piece.hidden ? ', hidden' : ''}`;
}

/** "Sentry"; nobody knows the name of one that lies face down. */
export function pieceName(piece: Piece): string {
  if (piece.side === 'pirate') return pirateDataOf(piece.type).name;
  return piece.type ? aiDataOf(piece.type).name : 'Hidden unit';
}

function kindWords(room: RoomName, view: BreachView): string {
  const { rooms, isEdge } = SHIPS[view.map];
  const { start, bridge } = MAPS[view.map];
  if (room === bridge) return 'bridge';
  if (room === start) return 'start breach';
  if (view.breaches.includes(room)) return 'breach';
  return isEdge[rooms.indexOf(room)] ? 'edge room' : 'room inside the ship';
}

function unitsWords(units: readonly AiPiece[]): readonly string[] {
  const unknown = units.filter(({ type }) => !type).length;
  const known = units.filter(({ type }) => type).map(pieceWords);
  if (unknown === 0) return known;
  return [unknown === 1 ? '1 hidden unit' : `${unknown} hidden units`, ...known];
}

/** Equal words are said once, with their number. */
export function gathered(words: readonly string[]): readonly string[] {
  return [...new Set(words)].map((one) => counted(words.filter((word) => word === one).length, one));
}

/** "B3, edge room, 2 hidden units, Grunt with 3 health; choice 3: move here". */
export function roomWords(room: RoomName, now: Situation): string {
  const { view, crews } = now;
  const { ai, pirates } = crews.in(room);
  const state = [...unitsWords(ai), ...pirates.map(pieceWords)];
  const parts = [room, kindWords(room, view), ...(state.length > 0 ? gathered(state) : ['empty'])];
  return [parts.join(', '), ...choiceWords(room, now)].join('; ');
}

function choiceWords(room: RoomName, { choices, crews, selected }: Situation): readonly string[] {
  return choices
    .filter((choice) => placeOf(choice.action, crews) === room)
    .filter((choice) => (selected === undefined ? choice.digit !== undefined : subjectOf(choice) === selected))
    .map(({ digit, action, words }) => {
      const what = action.kind === 'move' ? 'move here' : action.kind === 'place' ? 'place here' : words;
      return digit === undefined ? what : `choice ${digit}: ${what}`;
    });
}
