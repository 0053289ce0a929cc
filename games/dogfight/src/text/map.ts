/** The board in letters, for a terminal: the first pilot's ships are 1, the second's 2, each with the way it faces. */
import { TW } from '../data.ts';
import type { DogfightView } from '../seen.ts';
import { shipName } from '../ships.ts';

/** From east, counter-clockwise, as headings go. */
const ARROWS = '→↗↑↖←↙↓↘';
/** Two token widths a line: letters are twice as high as they are wide. */
const DOWN = 2;

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
  const edge = `+${'-'.repeat(side)}+`;
  const names = flying.map(({ id, pilot }) => `${pilot + 1} ${shipName(id)}`).join(', ');
  return [edge, ...grid.map((line) => `|${line.join('')}|`), edge, names].join('\n');
}
