/** Who won with what: counted once, when the game is over. */
import { type Outcome, winnersOf } from '@orrery/kernel';
import { STATS } from '../data.ts';
import { outcome } from '../end.ts';
import type { State } from '../state.ts';
import type { Tracked } from './fleet.ts';
import { APART_TW, LINES } from './names.ts';
import type { Tally } from './tally.ts';

export function countResults(tally: Tally, state: State): void {
  const end = outcome(state);
  if (!end) return; // statistics of a game under way
  const winners = winnersOf(end);
  tally.add('end.round', state.round);
  tally.bump(`end.${end.reason}`);
  if (winners.length > 1) tally.add('end.draw');
  else if (isComeback(tally, winners[0] ?? 0)) tally.add('end.comeback');
  for (let pilot = 0; pilot < state.pilots; pilot++) {
    const place = `start.${placeOf(tally, pilot) + 1}`;
    tally.bump(`${place}.pilots`);
    tally.bump(`${place}.wins`, shareOf(end, pilot));
    tally.bump(`${place}.ranks`, end.ranks[pilot]);
  }
  for (const ship of tally.fleet.ships) {
    countShip(tally, ship, end);
    countRivals(tally, ship, end);
  }
}

/** In the turn order of placement and of the first round, from 0. */
const placeOf = ({ firstPlayer, pilots }: Tally, pilot: number): number => (pilot - firstPlayer + pilots) % pilots;

/** A shared victory is shared. */
function shareOf(end: Outcome, pilot: number): number {
  const winners = winnersOf(end);
  return winners.includes(pilot) ? 1 / winners.length : 0;
}

/** Half time is the end of the round with half the number of the last, rounded down; the start counts as round 0. */
function isComeback({ healthAfter, numbers }: Tally, winner: number): boolean {
  const shares = healthAfter[Math.floor((numbers['end.round'] as number) / 2)] ?? [];
  return shares.some((share) => share > (shares[winner] as number));
}

function countShip(tally: Tally, ship: Tracked, end: Outcome): void {
  const share = shareOf(end, ship.pilot);
  for (const stat of STATS) {
    tally.bump(`${stat}.${ship.stats[stat]}.ships`);
    tally.bump(`${stat}.${ship.stats[stat]}.wins`, share);
  }
  countApart(tally, ship, share);
  if (!LINES.includes(ship.line)) return;
  tally.bump(`line.${ship.line}.ships`);
  tally.bump(`line.${ship.line}.wins`, share);
  tally.bump(`line.${ship.line}.ranks`, end.ranks[ship.pilot]);
}

function countApart(tally: Tally, ship: Tracked, share: number): void {
  const apart = tally.apart.get(ship) ?? 0;
  const from = `apart.${APART_TW.findLast((tw) => tw <= apart) ?? 0}`;
  tally.bump(`${from}.ships`);
  tally.bump(`${from}.wins`, share);
  if (placeOf(tally, ship.pilot) < tally.pilots - 1) return;
  tally.bump(`${from}.lastShips`);
  tally.bump(`${from}.lastWins`, share);
}

/** Line against line. */
function countRivals(tally: Tally, ship: Tracked, { ranks }: Outcome): void {
  if (!LINES.includes(ship.line)) return;
  const own = ranks[ship.pilot] as number;
  for (const rival of tally.fleet.ships) {
    if (rival.pilot === ship.pilot || !LINES.includes(rival.line)) continue;
    const other = ranks[rival.pilot] as number;
    if (own <= other) tally.bump(`beats.${ship.line}.${rival.line}`, own < other ? 1 : 0.5);
  }
}
