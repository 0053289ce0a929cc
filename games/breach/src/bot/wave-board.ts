/** The board of a pirate wave as the scripted pirates follow it: its beginning, and each action since. */
import { type Action, type ActionOfKind, numberIn } from '../actions.ts';
import { aiDataOf, damageTo, PIRATE_UNITS, type PirateType, pirateDataOf, type RoomName } from '../data.ts';
import type { WaveRecord } from '../state.ts';
import type { BreachView } from '../view.ts';
import { type Board, type BoardPirate, type BoardRoom, boardOf, type BoardUnit } from './board.ts';

/** What the plan of a wave reads of a view besides its board. */
export type WaveFacts = Pick<
  BreachView,
  'map' | 'settings' | 'round' | 'wave' | 'reactor' | 'capacitor' | 'unplaced' | 'lastAi'
>;
export type WaveView = WaveFacts & Pick<BreachView, 'breaches' | 'units' | 'faceDown' | 'pirates'>;

/** Pirates that give one option together [I1]. */
export const sameGroup = (a: BoardPirate, b: BoardPirate): boolean => a.data === b.data && a.health === b.health;

const typeOrder = (a: BoardPirate, b: BoardPirate): number =>
  PIRATE_UNITS.indexOf(a.data) - PIRATE_UNITS.indexOf(b.data);
const inGroupOrder = (a: BoardPirate, b: BoardPirate): number =>
  typeOrder(a, b) || b.health - a.health || a.number - b.number;

/** One of each group, in the order of the list. */
export function firstOfEach<T>(list: readonly T[], same: (a: T, b: T) => boolean): T[] {
  return list.filter((one, i) => list.findIndex((other) => same(other, one)) === i);
}

/** The board when the wave began, pirates in group order: the board of the view, with the wave taken back. */
export function boardAtStart(view: WaveView, record: WaveRecord): Board {
  const hired = record.actions.filter(({ kind }) => kind === 'place').length;
  const pirates = view.pirates.slice(0, view.pirates.length - hired); // by number: the last came last
  const units = [...view.units, ...record.destroyed].filter(({ id }) => !record.revealed.some((up) => up.id === id));
  const board = boardOf(view, { units, faceDown: [...view.faceDown, ...record.revealed], pirates });
  const fallen = new Set(record.destroyed.map(({ id }) => id));
  for (let i = record.actions.length - 1; i >= 0; i--)
    takeBack(board, record.actions[i] as Action, record.rooms[i] as RoomName, fallen);
  for (const room of board.rooms) {
    room.pirates.sort(inGroupOrder);
    room.units.sort((a, b) => a.number - b.number);
  }
  return board;
}

/** `fallen` are destroyed units whose last blow is still to be taken back: they stand as they were before it. */
function takeBack(board: Board, action: Action, name: RoomName, fallen: Set<string>): void {
  if (action.kind !== 'capture' && action.kind !== 'attack' && action.kind !== 'move') return;
  const { room, pirate } = whereIs(board, action.unit);
  pirate.acted = false;
  if (action.kind === 'capture') room.breach = false;
  else if (action.kind === 'move') {
    room.pirates.splice(room.pirates.indexOf(pirate), 1);
    roomNamed(board, name).pirates.push(pirate);
  } else if (!fallen.delete(action.target)) damageUnit(room, numberIn(action.target, 'a'), pirate, -1);
}

function whereIs(board: Board, id: string): { index: number; room: BoardRoom; pirate: BoardPirate } {
  const number = numberIn(id, 'p');
  for (const [index, room] of board.rooms.entries()) {
    const pirate = room.pirates.find((one) => one.number === number);
    if (pirate) return { index, room, pirate };
  }
  throw new Error(`${id} acted in this wave and is not on the board`);
}

/** Follows what was done; tells the room that was captured, if one was. */
export function follow(board: Board, record: WaveRecord, action: Action): number | undefined {
  switch (action.kind) {
    case 'place':
      placeOn(board, action);
      return undefined;
    case 'capture': {
      const { index, room, pirate } = whereIs(board, action.unit);
      pirate.acted = true;
      room.breach = true;
      return index;
    }
    case 'attack': {
      const { room, pirate } = whereIs(board, action.unit);
      pirate.acted = true;
      damageUnit(room, numberIn(action.target, 'a'), pirate);
      return undefined;
    }
    case 'move':
      moveOn(board, record, action);
      return undefined;
    default:
      return undefined;
  }
}

const roomNamed = ({ ship, rooms }: Board, name: string): BoardRoom => rooms[ship.roomNamed(name)] as BoardRoom;

/** A pirate placed in the wave only takes up space: its number does not matter. */
function placeOn(board: Board, { type, room }: ActionOfKind<'place'>): void {
  // In a pirate wave every place names a pirate.
  const data = pirateDataOf(type as PirateType);
  roomNamed(board, room).pirates.push({ number: 0, data, health: data.health, acted: true });
}

function moveOn(board: Board, record: WaveRecord, { unit, room: name }: ActionOfKind<'move'>): void {
  const { room: from, pirate } = whereIs(board, unit);
  const to = roomNamed(board, name);
  pirate.acted = true;
  from.pirates.splice(from.pirates.indexOf(pirate), 1);
  to.pirates.push(pirate);
  for (const hidden of to.units) if (!hidden.data) turnUp(hidden, record);
}

function turnUp(unit: BoardUnit, record: WaveRecord): void {
  const shown = record.revealed.find(({ id }) => numberIn(id, 'a') === unit.number);
  if (!shown) return;
  unit.data = aiDataOf(shown.type);
  unit.durability = shown.durability;
}

/** `times` is −1 to take the damage back. */
function damageUnit(room: BoardRoom, number: number, pirate: BoardPirate, times = 1): void {
  const unit = room.units.find((one) => one.number === number);
  if (!unit?.data) return;
  unit.durability -= times * damageTo(pirate.data, unit.data);
  if (unit.durability <= 0) room.units.splice(room.units.indexOf(unit), 1);
}
