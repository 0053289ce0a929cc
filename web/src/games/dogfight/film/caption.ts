/** The words and lengths of a film's pictures. */
import { type DogfightView, type Event, seenShip, shipName, text } from '@orrery/dogfight/client';
import type { Caption } from '../../board.ts';
import type { Events } from '../props.ts';

/** Bolts fly and dice tumble; dodges are thrown. */
const ATTACK_MS = 620;
const DEFENSE_MS = 520;
/** What only changes a number. */
const BRIEF_MS = 400;

/** Hits and dodges are paired off; a ship breaks up, or drifts away; lines are read; dice fall; a ship flies. */
const LENGTHS: Partial<Record<Event['kind'], number>> = {
  attacked: 720,
  shipLost: 900,
  linesRevealed: 1500,
  highRoll: 900,
  firstPlayerFound: 900,
  maneuverFlown: 600,
};

/** What comes of something that was told before it, and belongs to it. */
const SEQUELS: ReadonlySet<Event['kind']> = new Set([
  'attacked',
  'highRoll',
  'firstPlayerFound',
  'roundEnded',
  'roundStarted',
  'gameEnded',
]);

export function caption(events: Events, view: DogfightView): Caption {
  const known = events.filter((event) => event !== null);
  const [first] = known;
  const shot = view.pending.find((frame) => frame.kind === 'shot');
  // Dice are thrown before anything is told of them.
  if (!first && shot) return shot.defenseDice.length > 0 ? { ms: DEFENSE_MS } : shotCaption(shot, view);
  const ms = Math.max(BRIEF_MS, ...known.map(({ kind }) => LENGTHS[kind] ?? 0));
  if (known.some(({ kind }) => kind === 'linesRevealed')) return { ms, words: 'Stats are shown, then a roll to begin' };
  if (!first || SEQUELS.has(first.kind) || (first.kind === 'shipLost' && shot)) return { ms };
  return { ms, words: text.event(first), ...('seat' in first && { seat: first.seat }) };
}

type Shot = Extract<DogfightView['pending'][number], { kind: 'shot' }>;

function shotCaption({ ship, target }: Shot, view: DogfightView): Caption {
  const seat = seenShip(view, ship)?.pilot;
  return {
    ms: ATTACK_MS,
    words: `${shipName(ship)} fires at ${shipName(target)}`,
    ...(seat !== undefined && { seat }),
  };
}
