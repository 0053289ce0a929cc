/** What one action led to, beat by beat: Chaos round by round, and the beginning of an era. */
import { afterEvent, type EntropyView, type Event, letterOf, shipName } from '@orrery/entropy/client';
import type { Beat } from '../../board.ts';
import { faceOf, signed } from '../cards.ts';
import type { Told } from '../props.ts';
import { type FilmView, linesOf, type Scene } from './script.ts';

/** What only goes with the beat before it. */
const SILENT = 0;

/** How long each kind of event stays at speed 1; those without an entry are no picture of their own. */
const LENGTHS: Readonly<Partial<Record<Event['kind'], number>>> = {
  planningEnded: 500,
  tokenMoved: 380,
  cardPlayed: 720,
  shipMoved: 260,
  shipTurned: 320,
  tokenFired: 360,
  laserHit: 700,
  wavePushed: 520,
  battle: 1500,
  portalTaken: 480,
  pickedUp: 480,
  exchanged: 500,
  titaniumSent: 800,
  shipBuilt: 520,
  nothingBuilt: 400,
  shipDestroyed: 800,
  playerOut: 900,
  lastEraBegan: 1100,
  tilesDrawn: 700,
  tilePlaced: 450,
  eraStarted: 600,
  produced: 1900,
};
const IGNORED_MS = 520;
/** Energy of all ships comes at once. */
const GIVEN_MS = 700;

/** These begin something: they go with the picture after them. */
const OPENS: ReadonlySet<Event['kind']> = new Set(['roundStarted', 'phaseBegan']);

/** Only these are worth a film; other actions are one picture. */
const WORTHY: ReadonlySet<Event['kind']> = new Set([
  'roundStarted',
  'cardPlayed',
  'tokenMoved',
  'shipMoved',
  'produced',
  'battle',
]);

/** With so many cells everything goes faster. */
const LONG_FILM = 36;

interface Cut {
  readonly events: Event[];
  readonly view: EntropyView;
  readonly ms: number;
  readonly words?: string;
  readonly chapter?: string;
  readonly seat?: number;
}

export function film(before: EntropyView, events: Told, after: EntropyView): readonly Beat[] {
  const known = events.filter((event) => event !== null);
  if (!known.some(({ kind }) => WORTHY.has(kind))) return [];
  const cuts = cutsOf(before, known);
  if (cuts.length < 2) return [];
  const cells = cellsOf(cuts);
  const pace = cells.length > LONG_FILM ? 0.65 : 1;
  return cells.flatMap((cell) => beatsOf(cell, pace, after));
}

function lengthOf(event: Event, last: Event | undefined): number {
  if (event.kind === 'cardPlayed' && event.ignored) return IGNORED_MS;
  if (event.kind === 'energyGiven') return last?.kind === 'energyGiven' ? SILENT : GIVEN_MS;
  return LENGTHS[event.kind] ?? SILENT;
}

function chapterOf(view: EntropyView, event: Event): string | undefined {
  if (event.kind === 'roundStarted') return `Round ${event.round}`;
  if (view.phase === 'chaos' && view.round > 0) return `Round ${view.round}`;
  if (event.kind === 'planningEnded') return 'Chaos';
  if (view.phase === 'expansion') return 'Expansion';
  if (view.phase === 'draw' || view.phase === 'production') return `Era ${view.era}`;
  return undefined;
}

/** What the strip calls it; nothing for what belongs to the thing before. */
function wordsOf(event: Event): { readonly words: string; readonly seat?: number } | undefined {
  switch (event.kind) {
    case 'planningEnded':
      return { words: 'Programs are laid' };
    case 'tokenMoved':
      return { words: event.token.kind === 'laser' ? 'Laser flies on' : 'Wave rolls on' };
    case 'cardPlayed': {
      const what = `${shipName(event.seat, event.nr)} ${faceOf(event.card).name}`;
      return { words: event.ignored ? `${what} ignored` : what, seat: event.seat };
    }
    case 'tilesDrawn':
      return { words: `${letterOf(event.seat)} draws tiles`, seat: event.seat };
    case 'tilePlaced':
      return { words: `${letterOf(event.seat)} places a tile`, seat: event.seat };
    case 'eraStarted':
      return { words: 'Cards are dealt' };
    case 'produced':
      return { words: `Production ${signed(event.entropy.after - event.entropy.before)}` };
    default:
      return undefined;
  }
}

/** One picture for each event that has a length; the others go with the picture before, or the first one. */
function cutsOf(before: EntropyView, events: readonly Event[]): Cut[] {
  const cuts: Cut[] = [];
  let view = before;
  let early: Event[] = [];
  for (const [at, event] of events.entries()) {
    view = afterEvent(view, event);
    const ms = lengthOf(event, events[at - 1]);
    const last = cuts.at(-1);
    if (ms === SILENT && last && !OPENS.has(event.kind)) {
      cuts[cuts.length - 1] = { ...last, events: [...last.events, ...early, event], view };
      early = [];
      continue;
    }
    if (ms === SILENT) {
      early.push(event);
      continue;
    }
    const chapter = chapterOf(view, event);
    cuts.push({
      events: [...early, event],
      view,
      ms,
      ...(chapter !== undefined && { chapter }),
      ...wordsOf(event),
    });
    early = [];
  }
  const last = cuts.at(-1);
  if (last && early.length > 0) cuts[cuts.length - 1] = { ...last, events: [...last.events, ...early], view };
  return cuts;
}

/** Pictures that belong to one thing. */
function cellsOf(cuts: readonly Cut[]): readonly (readonly Cut[])[] {
  const cells: Cut[][] = [];
  for (const cut of cuts) {
    if (cut.words !== undefined || cells.length === 0) cells.push([cut]);
    else cells.at(-1)?.push(cut);
  }
  return cells;
}

function beatsOf(cell: readonly Cut[], pace: number, after: EntropyView): readonly Beat[] {
  const lines = cell.map(({ events }) => events.flatMap(linesOf));
  const first = cell[0]?.events.find(({ kind }) => kind === 'cardPlayed');
  const card = first?.kind === 'cardPlayed' ? first : undefined;
  return cell.map(({ view, events, ms, words, chapter, seat }, at): Beat => {
    const battle = events.find((event) => event.kind === 'battle');
    const production = events.find((event) => event.kind === 'produced');
    const scene: Scene = {
      title: cell[0]?.words ?? '',
      ...(card && { seat: card.seat, nr: card.nr, card: card.card, ...(card.ignored && { ignored: true as const }) }),
      lines: lines.flat(),
      told: lines.slice(0, at + 1).flat().length,
      ...(battle && { battle }),
      ...(production && { production }),
    };
    // A card is in play as long as its cell lasts; the rules' own view forgets it once it is discarded.
    const playing = card ? { seat: card.seat, nr: card.nr, card: card.card, steps: 0 } : null;
    const shown: FilmView = { ...view, settings: after.settings, playing, scene };
    return {
      view: shown,
      events,
      ms: ms * pace,
      ...(words !== undefined && { words }),
      ...(chapter !== undefined && { chapter }),
      ...(seat !== undefined && { seat }),
    };
  });
}
