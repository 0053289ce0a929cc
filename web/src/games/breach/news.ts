/**
 * What happened to one's own side since it was last asked, or whom it has just hired: said beside the question until its next
 * move, because the film of it is over before it is read.
 */
import {
  AI,
  aiDataOf,
  type AiType,
  type BreachView,
  pirateDataOf,
  type PirateType,
  type RoomName,
} from '@orrery/breach/client';
import type { Viewer } from '@orrery/kernel';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { gathered, pieceName } from './names.ts';
import { Crews, type Piece, piecesOf } from './pieces.ts';
import type { BreachProps, Events } from './props.ts';
import { isAiType } from './subjects.ts';

export interface News {
  readonly kind: 'loss' | 'hire';
  readonly words: string;
}

/** Board and sheet share it. */
export const news = signal<News | undefined>(undefined);

/** Who gave the last blow. */
interface Blow {
  readonly by: AiType | PirateType;
  readonly damage: number;
  readonly room: RoomName;
}

/** By who was struck. */
type Blows = ReadonlyMap<string, Blow>;

export function lastBlows(events: Events): Blows {
  const blows = new Map<string, Blow>();
  for (const event of events) {
    if (event?.kind !== 'pirateAttacked' && event?.kind !== 'unitUsed') continue;
    const { type: by, damage, room } = event;
    const hits = event.kind === 'unitUsed' ? event.hits : [{ unit: event.target, left: event.left }];
    for (const { unit, left } of hits) if (left === 0) blows.set(unit, { by, damage, room });
  }
  return blows;
}

/** Of those who were only hurt the deck shows the numbers, too. */
const MOST_HURT = 2;

/** What was seen since the last question, as far as it was shown here: whoever does not wait misses some of it. */
export interface Witness {
  readonly blows: Blows;
  /** Pieces as they were last seen. */
  readonly pieces: ReadonlyMap<string, Piece>;
}

/** The losses of a side between two of its questions; nothing if there are none. */
export function lossWords(before: BreachView, now: BreachView, viewer: Viewer, seen: Witness): string | undefined {
  const side = viewer === AI ? 'ai' : 'pirate';
  const own = piecesOf(before).filter((piece) => piece.side === side);
  const after = new Crews(now);
  const dead = own
    .filter(({ id }) => !after.get(id))
    .map((piece) => deathWords(seen.pieces.get(piece.id) ?? piece, seen.blows.get(piece.id)));
  const hurt = own.flatMap(({ id, left }) => {
    const piece = after.get(id);
    return piece && piece.left < left ? [`${pieceName(piece)} in ${piece.room} ${left} → ${piece.left}`] : [];
  });
  const words = [...gathered(dead), ...(hurt.length > 0 ? [hurtWords(gathered(hurt))] : [])];
  return words.length > 0 ? words.join(' ') : undefined;
}

/** "Wraith died in B1: Impaler hit it for 8." */
function deathWords(piece: Piece, blow: Blow | undefined): string {
  const what = `${pieceName(piece)} ${piece.side === 'ai' ? 'was destroyed' : 'died'} in ${blow?.room ?? piece.room}`;
  if (!blow) return `${what}.`;
  const { name } = isAiType(blow.by) ? aiDataOf(blow.by) : pirateDataOf(blow.by);
  return `${what}: ${name} hit it for ${blow.damage}.`;
}

const hurtWords = (all: readonly string[]): string =>
  `Hurt: ${all.slice(0, MOST_HURT).join(', ')}${all.length > MOST_HURT ? ' and others' : ''}.`;

/** "Reaver hired in D1. 8 rations left." */
export function hireWords(events: Events): string | undefined {
  const hired = events.findLast((event) => event?.kind === 'pirateHired');
  if (hired?.kind !== 'pirateHired') return undefined;
  const { type, room, rations } = hired;
  return `${pirateDataOf(type).name} hired in ${room}. ${rations} ${rations === 1 ? 'ration' : 'rations'} left.`;
}

function newsBetween(before: BreachView, { view, viewer, events }: BreachProps, seen: Witness): News | undefined {
  const loss = lossWords(before, view, viewer, seen);
  if (loss !== undefined) return { kind: 'loss', words: loss };
  const hire = view.lastPirate > before.lastPirate ? hireWords(events) : undefined;
  return hire === undefined ? undefined : { kind: 'hire', words: hire };
}

/** Keeps the news; where the sheet lists who can be hired, whoever has been is laid out of the hand. */
export function useNews(props: BreachProps, inSheet: boolean): void {
  /** The last question of each who sits at this screen. */
  const asked = useRef(new Map<Viewer, Pick<BreachProps, 'view' | 'moves'>>());
  const seen = useRef({ blows: new Map<string, Blow>(), pieces: new Map<string, Piece>() });
  const { view, viewer, moves, events, beat } = props;
  useLayoutEffect(() => {
    for (const [id, blow] of lastBlows(events)) seen.current.blows.set(id, blow);
    for (const piece of piecesOf(view)) seen.current.pieces.set(piece.id, piece);
    if (beat !== undefined || !view.decisions.some(({ seat }) => seat === viewer)) return;
    const before = asked.current.get(viewer);
    asked.current.set(viewer, { view, moves });
    // The same question is drawn anew, or handed back by whoever looked in between.
    if (before?.moves === moves) return;
    news.value = before && before.moves < moves ? newsBetween(before.view, props, seen.current) : undefined;
    if (inSheet && news.value?.kind === 'hire') props.onSelect(undefined);
  }, [view, viewer, moves, beat]);
  useEffect(() => () => void (news.value = undefined), []);
}
