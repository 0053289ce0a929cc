/** The universe in letters, for a terminal: a row of hexes a line, each half a hex further than the one above. */
import { shipName, tileDataOf } from '../data.ts';
import type { EntropyView, SeenTile } from '../view.ts';
import { num } from './words.ts';

/** Signs for a hex. */
const WIDTH = 8;

function tileSigns({ tile, titanium, energy }: SeenTile): string {
  const { kind, amount } = tileDataOf(tile);
  if (kind === 'portal') return `P${amount}`;
  if (titanium > 0) return `t${titanium}`;
  return energy > 0 ? `e${energy}` : '.';
}

export function map({ tiles, ships }: EntropyView): string {
  if (tiles.length === 0) return 'No tile lies there yet.';
  const [top, bottom] = [Math.min(...tiles.map(({ r }) => r)), Math.max(...tiles.map(({ r }) => r))];
  // In halves of a hex from the left.
  const place = ({ q, r }: { q: number; r: number }) => 2 * q + r;
  const left = Math.min(...tiles.map(place));
  const lines: string[] = [];
  for (let r = top; r <= bottom; r++) {
    let [numbers, line] = ['', ''];
    for (const tile of tiles.filter((one) => one.r === r).toSorted((a, b) => a.q - b.q)) {
      const here = ships.filter((ship) => ship.q === tile.q && ship.r === tile.r);
      const names = here.map(({ seat, nr }) => shipName(seat, nr)).join('');
      const signs = `[${tileSigns(tile)}${names === '' ? '' : ` ${names}`}]`;
      const start = ((place(tile) - left) * WIDTH) / 2;
      numbers = `${numbers.padEnd(start)} ${num(tile.q)},${num(tile.r)}`;
      line = line.padEnd(start) + signs;
    }
    lines.push(numbers, line);
  }
  return [
    ...lines,
    't2: titanium, e15: energy, P20: portal, A1: a ship; above each tile its hex. The rows go from north to south.',
  ].join('\n');
}
