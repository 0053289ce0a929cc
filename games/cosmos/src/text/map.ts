/** The board in letters, for a terminal: a row of sites a line, with the stacks below them. */
import { BOARDS, type PlanetKind, type SiteId } from '../data.ts';
import type { CosmosView } from '../view.ts';
import { seatName } from './words.ts';

/** Signs for a site. Neighbours stand side by side, or half a site further in the row above or below. */
const WIDTH = 6;

const KINDS: Readonly<Record<PlanetKind, string>> = { vp: '', gas: 'g', mineral: 'm' };

/** "P3m" a planet with minerals, "P4#" one with a fortress, "C12" a corner. */
function siteSigns({ board, planets, fortresses }: CosmosView, site: SiteId): string {
  const { labels, planets: all } = BOARDS[board];
  const kind = planets[all.indexOf(site)];
  return `${labels[site]}${kind ? KINDS[kind] : ''}${fortresses.includes(site) ? '#' : ''}`;
}

function stackSigns({ stacks }: CosmosView, site: SiteId): string {
  const stack = stacks.find((one) => one.site === site);
  return stack ? `${seatName(stack.owner).charAt(0)}${stack.ships}` : '';
}

export function map(view: CosmosView): string {
  const points = BOARDS[view.board].sites.map((site) => {
    const [a = 0, b = 0] = site.split(',').map(Number);
    return { site, row: b, half: 2 * a + b };
  });
  const left = Math.min(...points.map(({ half }) => half));
  const rows = [...new Set(points.map(({ row }) => row))];
  const lines = rows.flatMap((row) => {
    const here = points.filter((point) => point.row === row);
    const drawn = (signs: (view: CosmosView, site: SiteId) => string) =>
      here.reduce((line, { site, half }) => line.padEnd(((half - left) * WIDTH) / 2) + signs(view, site), '').trimEnd();
    return [drawn(siteSigns), drawn(stackSigns)];
  });
  const owners = view.players.map((_, seat) => `${seatName(seat).charAt(0)} ${seatName(seat)}`).join(', ');
  return [
    ...lines,
    `P3m: a planet with minerals, g with gas, # with a fortress; C1: a corner. B4 below it: four ships. ${owners}.`,
    'A step leads to a site beside it in the row, or to the two nearest in the row above or below.',
  ].join('\n');
}
