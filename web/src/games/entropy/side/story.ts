/** The era that is over in numbers, from what this page has been told: what raised entropy, who scored, what was lost. */
import { type Event, type EventOf, shipName } from '@orrery/entropy/client';
import { useRef } from 'preact/hooks';
import type { EntropyProps } from '../props.ts';

export interface EraStory {
  readonly era: number;
  readonly portals: number;
  readonly background: number;
  readonly cards: number;
  readonly tidied: number;
  readonly tiles: number;
  /** Points scored, by seat; only those who did. */
  readonly points: readonly (readonly [seat: number, points: number])[];
  readonly lost: readonly string[];
  /** Cards given up for the hand limit, by seat. */
  readonly discarded: readonly (readonly [seat: number, cards: number])[];
}

export interface News {
  /** The Production of this era. */
  readonly produced: EventOf<'produced'> | undefined;
  /** The era before, if this page saw all of it. */
  readonly story: EraStory | undefined;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function bySeat(entries: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const sums = new Map<number, number>();
  for (const [seat, amount] of entries) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].sort(([a], [b]) => a - b);
}

/** All that happened from the beginning of an era to the next one; nothing if its beginning is not known. */
export function storyOf(events: readonly Event[], era: number): EraStory | undefined {
  const start = events.findIndex((event) => event.kind === 'eraStarted' && event.era === era);
  const end = events.findIndex((event) => event.kind === 'eraStarted' && event.era === era + 1);
  if (start < 0 || end < 0) return undefined;
  const happened = events.slice(start, end);
  const rises = happened.flatMap((event) =>
    event.kind === 'cardPlayed' ? [event.entropy.after - event.entropy.before] : [],
  );
  const produced = happened.find((event) => event.kind === 'produced');
  return {
    era,
    portals: sumOf(produced?.portals.filter(({ active }) => active).map(({ output }) => output) ?? []),
    background: produced?.background ?? 0,
    cards: sumOf(rises.filter((rise) => rise > 0)),
    tidied: sumOf(rises.filter((rise) => rise < 0)),
    tiles: sumOf(
      happened.flatMap((event) => (event.kind === 'tilePlaced' ? [event.entropy.after - event.entropy.before] : [])),
    ),
    points: bySeat(
      happened.flatMap((event) =>
        event.kind === 'titaniumSent' && event.amount > 0 ? [[event.seat, event.amount] as const] : [],
      ),
    ),
    lost: happened.flatMap((event) => (event.kind === 'shipDestroyed' ? [shipName(event.seat, event.nr)] : [])),
    discarded: bySeat(happened.flatMap((event) => (event.kind === 'cardDiscarded' ? [[event.seat, 1] as const] : []))),
  };
}

type Page = EntropyProps['events'];
/** What happened with each move, by its number. */
type Book = ReadonlyMap<number, Page>;

const known = (page: Page | undefined): readonly Event[] => page?.filter((event) => event !== null) ?? [];

/** The action in which an era began, as far as it was seen. */
function beginOf(book: Book, era: number): number | undefined {
  const begins = (event: Event) => event.kind === 'eraStarted' && event.era === era;
  return [...book].find(([, page]) => known(page).some(begins))?.[0];
}

/** All that was told from one action to another; nothing if a page is missing. */
export function pagesOf(book: Book, from: number | undefined, to: number | undefined): readonly Event[] | undefined {
  if (from === undefined || to === undefined) return undefined;
  const events: Event[] = [];
  for (let move = from; move <= to; move++) {
    if (!book.has(move)) return undefined;
    events.push(...known(book.get(move)));
  }
  return events;
}

/** Keeps what this page is told; an undo takes back what it took. */
export function useNews({ view, moves, beat, events }: EntropyProps): News {
  const book = useRef(new Map<number, Page>());
  // In a film the beats tell what the whole action tells again at its end.
  if (beat === undefined) {
    for (const move of book.current.keys()) if (move > moves) book.current.delete(move);
    // The kernel's events are this game's: its own package wrote them.
    if (events.length > 0 || !book.current.has(moves)) book.current.set(moves, events);
  }
  const began = beginOf(book.current, view.era);
  const before = pagesOf(book.current, beginOf(book.current, view.era - 1), began);
  return {
    produced: known(began === undefined ? undefined : book.current.get(began)).findLast(
      ({ kind }) => kind === 'produced',
    ) as EventOf<'produced'> | undefined,
    story: before && storyOf(before, view.era - 1),
  };
}
