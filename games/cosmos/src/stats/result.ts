/** What is counted when the game is over: who has won, as what, from where, and with which points. */
import { totalOf } from '../counts.ts';
import { PLANET_KINDS } from '../data.ts';
import type { EventOf } from '../events.ts';
import { boardOf, stackOn, type State } from '../state.ts';
import { type Counts, meanOf } from './counts.ts';
import { SOURCES } from './names.ts';

export function countResult(counts: Counts, state: State, end: EventOf<'gameEnded'>): void {
  const { winner } = end;
  const position = state.order.indexOf(winner) + 1;
  const others = end.points.filter((_, seat) => seat !== winner);
  counts.set('roundLimit', end.reason === 'round-limit' ? 1 : 0);
  counts.set('winnerPosition', position);
  counts.set('winnerSeat', winner);
  counts.set('foreignTurnWins', end.active === winner ? 0 : 1);
  counts.set('candidates', end.candidates);
  counts.add(`position ${position} wins`);
  counts.set('otherPoints', meanOf(others.map(totalOf)));
  const won = end.points[winner];
  if (won) counts.set('winnerPoints', totalOf(won));
  for (const source of SOURCES) {
    counts.set(`winner ${source}`, won?.[source] ?? 0);
    counts.set(`others ${source}`, meanOf(others.map((points) => points[source])));
  }
  countAliens(counts, state, end);
  const settled = boardOf(state).planets.map((site, i) => (stackOn(state, site) ? state.planets[i] : undefined));
  for (const kind of PLANET_KINDS) counts.set(`settled ${kind}`, settled.filter((one) => one === kind).length);
}

function countAliens(counts: Counts, { players }: State, { alien: winner }: EventOf<'gameEnded'>): void {
  const aliens = players.flatMap(({ alien }) => (alien ? [alien] : []));
  for (const alien of aliens) {
    counts.add(`${alien} plays`);
    for (const other of aliens) {
      // Only one of the two orders has a name.
      const pair = `${alien} with ${other}`;
      if (counts.has(pair)) counts.add(pair);
    }
    if (winner && alien !== winner) counts.add(`${winner} over ${alien}`);
  }
  if (winner) counts.add(`${winner} wins`);
}
