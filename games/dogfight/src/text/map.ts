/** The board in letters, for a terminal: the first pilot's ships are 1, the second's 2, each with the way it faces. */
import { TW } from '../data.ts';
import type { DogfightView } from '../seen.ts';
import { shipName } from '../ships.ts';

/** From east, counter-clockwise, as headings go. */
const ARROWS = '→↗↑↖←↙↓↘';
/** Two token widths a line: letters are twice as high as they are wide. */
const DOWN = 2;
/** For the numbers of rows. */
const MARGIN = 2;

export function map({ settings, ships }: DogfightView): string {
  const side = Math.round(settings.side / TW);
  const grid = Array.from({ length: Math.ceil(side / DOWN) }, () => Array.from({ length: side }, () => '·'));
  const flying = ships.filter(({ flying: flies, pose }) => flies && pose);
  for (const { pilot, pose } of flying) {
    if (!pose) continue;
    const column = Math.min(side - 2, Math.max(0, Math.floor(pose.x / TW)));
    const row = Math.min(grid.length - 1, Math.max(0, grid.length - 1 - Math.floor(pose.y / TW / DOWN)));
    const line = grid[row];
    if (line) [line[column], line[column + 1]] = [String(pilot + 1), ARROWS[pose.h] ?? '?'];
  }
  // Where cells are spoken of, columns count from the left and rows from below.
  const edge = `${' '.repeat(MARGIN)}+${'-'.repeat(side)}+`;
  const columns = Array.from({ length: side }, (_, at) => (at % 5 === 4 ? String(at + 1).padStart(5) : '')).join('');
  const rows = grid.map((line, at) => {
    const lowest = (grid.length - 1 - at) * DOWN + 1;
    return `${String(lowest).padStart(MARGIN)}|${line.join('')}|`;
  });
  const names = flying.map(({ id, pilot }) => `${pilot + 1} ${shipName(id)}`).join(', ');
  return [
    edge,
    ...rows,
    edge,
    `${' '.repeat(MARGIN + 1)}${columns}`,
    `${names}. The numbers are columns and rows.`,
  ].join('\n');
}
