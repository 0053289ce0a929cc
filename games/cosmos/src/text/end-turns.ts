/** One of the largest turns of the match: what mattered most in a round, to those whom it was about. */
import { plural, sentence, type Stretch, type TurnWords, type Viewer, type Voice, voiceOf } from '@orrery/kernel';
import { isVp } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import type { End } from './end.ts';
import { fightsIn, totalsOf } from './end-fights.ts';
import { seatName, ships, siteName } from './words.ts';

/** What happened, and how much it matters beside the others. */
interface Found {
  readonly weight: number;
  readonly words: string;
  readonly more?: string;
}

export function turn({ told, change }: Stretch<Event>, _ending: End, viewer: Viewer): TurnWords | undefined {
  const voice = voiceOf(seatName, viewer);
  const most = Math.max(...change.map(Math.abs), Number.EPSILON);
  /** From nothing to 1: how much better or worse it made things for a seat. */
  const gain = (seat: number) => Math.max(0, change[seat] ?? 0) / most;
  const loss = (seat: number) => Math.max(0, -(change[seat] ?? 0)) / most;
  const fights = fightsIn(told).map((fight) => {
    const { winner, loser, lost, place, site } = fight;
    const numbers = [totalsOf(fight) ?? [], lost > 0 ? `${ships(lost)} lost` : []].flat().join(', ');
    return {
      weight: (4 + lost * 2) * (gain(winner) + loss(loser)),
      words: `${sentence(voice.who(winner))} ${voice.does(winner, 'beat', 'beats')} ${voice.who(loser)} at ${site}`,
      ...(numbers !== '' && { more: numbers }),
      place,
    };
  });
  const deeds = told.flatMap(({ event, move, at }) => {
    // Each kind of event has a finder for its own.
    const find = FINDERS[event.kind] as ((event: Event, does: Does) => Found | undefined) | undefined;
    if (!find || !('seat' in event)) return [];
    const found = find(event, (one, they) => doesWords(voice, event.seat, one, they));
    return found ? [{ ...found, weight: found.weight * gain(event.seat), place: { move, at } }] : [];
  });
  const [best] = [...fights, ...deeds].sort((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const { weight: _weight, ...words } = best;
  return words;
}

/** "You buy", "Blue buys". */
type Does = (you: string, they: string) => string;
const doesWords = ({ who, does }: Voice, seat: number, you: string, they: string): string =>
  `${sentence(who(seat))} ${does(seat, you, they)}`;

type Finders = { readonly [K in Event['kind']]?: (event: EventOf<K>, does: Does) => Found | undefined };

const FINDERS: Finders = {
  bought({ what, site, board }, does) {
    if (what === 'vp') return { weight: 5, words: `${does('buy', 'buys')} a victory point` };
    if (what !== 'fortress' || site === null) return undefined;
    return { weight: 4, words: `${does('build', 'builds')} a fortress`, more: `on ${siteName(site, board)}` };
  },
  drew({ cards }, does) {
    const points = cards.filter(isVp).length;
    if (points === 0) return undefined;
    const which = points === 1 ? 'a Victory Point' : plural(points, 'Victory Point');
    return { weight: 4.5, words: `${does('draw', 'draws')} ${which}` };
  },
  sacrificed: (event, does) => ({
    weight: 2 + event.ships,
    words: `${does('sacrifice', 'sacrifices')} ${ships(event.ships)}`,
  }),
  deployed: ({ site, board }, does) => ({
    weight: 1.5,
    words: `${does('deploy', 'deploys')} on ${siteName(site, board)}`,
  }),
  moved: ({ to, board, count }, does) => ({
    weight: 1,
    words: `${does('move', 'moves')} to ${siteName(to, board)}`,
    more: ships(count),
  }),
  yielded: ({ paid }, does) =>
    paid > 0
      ? { weight: 0.5, words: `${does('collect', 'collects')} from planets`, more: plural(paid, 'token') }
      : undefined,
};
