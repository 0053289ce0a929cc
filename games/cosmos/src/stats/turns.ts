/** What is counted when a turn begins: points, leads, bonuses, and who has no ship. */
import { type Points, totalOf } from '../counts.ts';
import type { EventOf } from '../events.ts';
import { type Counts, meanOf } from './counts.ts';
import { ROUNDS } from './names.ts';

/** The seats that have a bonus: "0,2", or nothing. */
const holdersIn = (points: readonly Points[], bonus: 'graveyard' | 'hand'): string =>
  points.flatMap((own, seat) => (own[bonus] > 0 ? [seat] : [])).join();

export class Turns {
  private readonly counts: Counts;
  private leader = '';
  private emptiest = '';
  private fullest = '';
  /** Open points by the number of the round after which they stood. */
  private readonly standings: (readonly number[])[] = [];

  constructor(counts: Counts) {
    this.counts = counts;
  }

  begin({ seat, round, points, ships }: EventOf<'turnStarted'>): void {
    const { counts } = this;
    const scores = points.map(totalOf);
    const [emptiest, fullest] = [holdersIn(points, 'graveyard'), holdersIn(points, 'hand')];
    counts.add('turns');
    counts.set('rounds', round);
    if (ships[seat] === 0) counts.add('shiplessTurns');
    this.standings[round - 1] ??= scores; // at the start of a round stands what the one before brought
    const best = Math.max(...scores);
    const leader = scores.filter((score) => score === best).length === 1 ? `${scores.indexOf(best)}` : this.leader;
    if (this.leader !== '' && leader !== this.leader) counts.add('leadChanges');
    this.leader = leader;
    if (emptiest !== '') counts.add('emptiestHeld');
    if (fullest !== '') counts.add('fullestHeld');
    if (emptiest !== this.emptiest) counts.add('emptiestChanged');
    if (fullest !== this.fullest) counts.add('fullestChanged');
    [this.emptiest, this.fullest] = [emptiest, fullest];
  }

  finish(): void {
    const { counts, standings } = this;
    for (const name of ['emptiestHeld', 'fullestHeld']) counts.share(name, counts.get('turns'));
    for (const round of ROUNDS) {
      const scores = standings[round] ?? standings.at(-1) ?? [];
      counts.set(`points after round ${round}`, meanOf(scores));
      counts.set(`best after round ${round}`, Math.max(0, ...scores));
    }
  }
}
