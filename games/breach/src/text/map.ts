/** The ship in letters, for a terminal. */
import { aiDataOf, MAPS, pirateDataOf, type RoomName } from '../data.ts';
import { SHIPS } from '../ships.ts';
import type { BreachView } from '../view.ts';

/** Inside a room. */
const WIDTH = 13;

const fit = (words: string): string => (words.length > WIDTH ? `${words.slice(0, WIDTH - 1)}…` : words.padEnd(WIDTH));

/** The first two letters of a name are enough to tell the pieces of a side apart. */
const short = (name: string, strength: number): string => `${name.slice(0, 2)}${strength}`;

function insides(view: BreachView, room: RoomName): readonly [string, string, string] {
  const here = <T extends { readonly room: RoomName }>(list: readonly T[]) => list.filter((one) => one.room === room);
  const mark = room === MAPS[view.map].bridge ? ' bridge' : view.breaches.includes(room) ? ' breach' : '';
  const units = here(view.units).map(({ type, durability }) => short(aiDataOf(type).name, durability));
  const hidden = here(view.faceDown).map(() => '?');
  const pirates = here(view.pirates).map(
    ({ type, health, acted }) => `${short(pirateDataOf(type).name, health).toLowerCase()}${acted ? '*' : ''}`,
  );
  return [fit(`${room}${mark}`), fit([...units, ...hidden].join(' ')), fit(pirates.join(' '))];
}

export function map(view: BreachView): string {
  const { rooms, doors, roomNamed } = SHIPS[view.map];
  const columns = [...new Set(rooms.map((room) => room.charAt(0)))].sort();
  const rows = [...new Set(rooms.map((room) => room.charAt(1)))].sort().reverse();
  const lines: string[] = [];
  const isDoor = (one: string, other: string) => {
    const [from, to] = [roomNamed(one), roomNamed(other)];
    return from >= 0 && to >= 0 && doors[from]?.includes(to) === true;
  };
  for (const [at, row] of rows.entries()) {
    const parts = columns.map((column) => {
      const room = `${column}${row}`;
      // A place of the grid is a room if the ship has one of its name.
      return roomNamed(room) < 0 ? undefined : insides(view, room as RoomName);
    });
    const edge = parts.map((part) => (part ? `+${'-'.repeat(WIDTH)}+` : ' '.repeat(WIDTH + 2))).join(' ');
    lines.push(edge);
    for (const line of [0, 1, 2] as const)
      lines.push(
        parts
          .map((part, n) => {
            const body = part ? `|${part[line]}|` : ' '.repeat(WIDTH + 2);
            const next = columns[n + 1];
            const joint = line === 1 && next !== undefined && isDoor(`${columns[n]}${row}`, `${next}${row}`);
            return next === undefined ? body : `${body}${joint ? '=' : ' '}`;
          })
          .join(''),
      );
    lines.push(edge);
    const below = rows[at + 1];
    if (below !== undefined)
      lines.push(
        columns
          .map((column) => {
            const middle = isDoor(`${column}${row}`, `${column}${below}`) ? '||' : '  ';
            return middle.padStart(Math.floor(WIDTH / 2) + 2).padEnd(WIDTH + 3);
          })
          .join('')
          .trimEnd(),
      );
  }
  return [
    ...lines.map((line) => line.trimEnd()),
    'Upper line the A.I. (Na3: a Nailer with 3 left, ? hidden), lower line the pirates (gr3: a Grunt with',
    '3 health, * has acted). = and || are doors.',
  ].join('\n');
}
