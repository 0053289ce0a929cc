/** What stands over the board for a while: dice, and the beginning of a match. */
import type { Event, EventOfKind } from '@orrery/dogfight/client';
import type { DogfightProps, Events } from '../props.ts';

/** Attack dice, then defense dice, then what they did. */
export const ROLL_PARTS = ['attack', 'defense', 'result'] as const;
export type RollPart = (typeof ROLL_PARTS)[number];

export type Showing =
  | { readonly kind: 'roll'; readonly event: EventOfKind<'attacked'>; readonly part: RollPart }
  | { readonly kind: 'lines' }
  | {
      readonly kind: 'highRoll';
      readonly throws: readonly EventOfKind<'highRoll'>[];
      readonly first?: number;
    };

const isKind = <K extends Event['kind']>(event: Event | null, kind: K): event is EventOfKind<K> => event?.kind === kind;

/** In a film, what its cell is about as far as it has come; without one, the roll that the last action left to be read. */
export function showingOf({
  view,
  beat,
  events,
  cell,
}: Pick<DogfightProps, 'view' | 'beat' | 'events' | 'cell'>): Showing | undefined {
  // The kernel's events are this game's: its own package wrote them.
  const all = (cell?.events ?? events) as Events;
  const happened = all.slice(0, cell?.happened);
  const attacked = all.find((event) => isKind(event, 'attacked'));
  if (attacked) {
    const shot = view.pending.find((frame) => frame.kind === 'shot');
    const thrown = shot && shot.defenseDice.length > 0 ? 'defense' : 'attack';
    return { kind: 'roll', event: attacked, part: happened.includes(attacked) ? 'result' : thrown };
  }
  if (beat === undefined) return undefined;
  const throws = happened.filter((event) => isKind(event, 'highRoll'));
  const first = happened.find((event) => isKind(event, 'firstPlayerFound'));
  if (throws.length > 0) return { kind: 'highRoll', throws, ...(first && { first: first.seat }) };
  return happened.some((event) => isKind(event, 'linesRevealed')) ? { kind: 'lines' } : undefined;
}
