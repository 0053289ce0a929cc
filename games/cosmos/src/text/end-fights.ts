/** The fights of a match: who invaded whom where, who won, and how many ships it cost. */
import { type EndPlace, type Seat, sentence, type PlacedEvent, type Voice } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { ships, siteName } from './words.ts';

export interface Fight {
  readonly round: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The place that was invaded, as the board names it. */
  readonly site: string;
  readonly winner: Seat;
  readonly loser: Seat;
  /** Of the attacker and the defender, where attack met attack. */
  readonly totals: readonly number[] | null;
  /** Ships of the loser. */
  readonly lost: number;
  readonly place: EndPlace;
}

/** Those with a winner, in order. */
export function fightsIn(told: readonly PlacedEvent<Event>[]): Fight[] {
  const fights: Fight[] = [];
  let round = 0;
  let site = '';
  for (const { event, move, at } of told) {
    if (event.kind === 'turnStarted') round = event.round;
    if (event.kind === 'invaded') site = siteName(event.target, event.board);
    if (event.kind === 'decided' && event.winner !== null) {
      const { attacker, defender, winner, totals } = event;
      const loser = winner === attacker ? defender : attacker;
      fights.push({ round, attacker, defender, site, winner, loser, totals, lost: 0, place: { move, at } });
    }
    const fight = fights.at(-1);
    if (event.kind === 'stackLost' && fight && event.seat === fight.loser)
      fights[fights.length - 1] = { ...fight, lost: fight.lost + event.lost };
  }
  return fights;
}

/** "18 to 11", the winner's first. */
export function totalsOf({ totals, winner, attacker }: Fight): string | undefined {
  if (!totals) return undefined;
  const [own, other] = winner === attacker ? totals : totals.toReversed();
  return `${own} to ${other}`;
}

export function fightSentence(fight: Fight, { who, whose }: Voice): string {
  const { round, attacker, defender, site, winner, loser, lost } = fight;
  const numbers = totalsOf(fight);
  const by = numbers === undefined ? '' : `, ${numbers}`;
  const cost = lost > 0 ? `${who(loser)} lost ${ships(lost)}` : `${who(loser)} saved all ships`;
  const deed =
    winner === attacker
      ? `${who(attacker)} invaded ${whose(defender)} ${site} and won${by}`
      : `${whose(attacker)} invasion of ${whose(defender)} ${site} was beaten back${by}`;
  return `${sentence(round > 0 ? `in round ${round} ${deed}` : deed)}: ${cost}.`;
}
