/** The line of a seat's chances over a match, in the numbers of whoever watches, and where it stands in pixels. */
import { type Outcome, type Seat, type Viewer, winnersOf } from '@orrery/kernel';
import type { Judgement } from '@orrery/protocol';
import { spanFor, type Swing, worthBefore } from './analysis.ts';

export interface CurvePoint {
  /** Moves, as the viewer counts them. */
  readonly at: number;
  readonly chance: number;
}

/**
 * Each decision of the seat is a step: what the position was worth before it, and what the seat made of it. Between two of
 * them others moved, or chance.
 */
export function curveOf(
  judgements: readonly Judgement[],
  seat: Seat,
  viewer: Viewer,
  length: number,
  outcome: Outcome | undefined,
): CurvePoint[] {
  const points = judgements
    .filter((judgement) => judgement.seat === seat)
    .flatMap((judgement): CurvePoint[] => {
      const [from, to] = spanFor(judgement, viewer);
      return [
        { at: from, chance: worthBefore(judgement) },
        { at: to, chance: judgement.chance },
      ];
    });
  if (!outcome || points.length === 0) return points;
  const winners = winnersOf(outcome);
  return [...points, { at: length, chance: winners.includes(seat) ? 1 / winners.length : 0 }];
}

/** The last point that was reached, and the one before it if both belong to one decision. */
export function chanceAt(
  judgements: readonly Judgement[],
  seat: Seat,
  viewer: Viewer,
  at: number,
): { readonly before?: number; readonly chance: number; readonly margin: number } | undefined {
  const own = judgements.filter((judgement) => judgement.seat === seat);
  const last = own.findLast((judgement) => spanFor(judgement, viewer)[0] <= at);
  if (!last) return undefined;
  const [from, to] = spanFor(last, viewer);
  const { chance, margin } = last;
  if (at === from) return { chance: worthBefore(last), margin };
  return at <= to ? { before: worthBefore(last), chance, margin } : { chance, margin };
}

export interface Curve {
  readonly width: number;
  readonly height: number;
  readonly even: number;
  readonly head: number;
  readonly past: string;
  readonly future: string;
  readonly area: string;
  readonly tags: readonly {
    readonly swing: Swing;
    readonly x: number;
    readonly y: number;
    readonly dotX: number;
    readonly dotY: number;
  }[];
}

/** Half of the slider's head: the first and the last move stand so far from the edges. */
const EDGE = 7;
const TAG_RADIUS = 11;

export function curveShape(
  points: readonly CurvePoint[],
  swings: readonly Swing[],
  { at, length, seats, seat, viewer }: { at: number; length: number; seats: number; seat: Seat; viewer: Viewer },
  width: number,
  height: number,
): Curve {
  const xAt = (moves: number) => EDGE + ((width - 2 * EDGE) * moves) / Math.max(1, length);
  const yAt = (chance: number) => 2 + (height - 4) * (1 - chance);
  const pathOf = (some: readonly CurvePoint[]) =>
    some
      .map((point, n) => `${n === 0 ? 'M' : 'L'}${xAt(point.at).toFixed(1)} ${yAt(point.chance).toFixed(1)}`)
      .join('');
  const even = yAt(1 / seats);
  const next = points.findIndex((point) => point.at > at);
  const cut = next < 0 ? points.length : next;
  const [first, last] = [points[0], points.at(-1)];
  const area =
    first && last ? `${pathOf(points)}L${xAt(last.at).toFixed(1)} ${even}L${xAt(first.at).toFixed(1)} ${even}Z` : '';
  return {
    width,
    height,
    even,
    head: xAt(at),
    past: pathOf(points.slice(0, cut)),
    future: pathOf(points.slice(Math.max(0, cut - 1))),
    area,
    tags: apart(
      swings.map((swing) => {
        const [, to] = spanFor(swing.judgement, viewer);
        const point = points.findLast((each) => each.at <= to);
        const dotY = yAt(swing.judgement.seat === seat ? swing.judgement.chance : (point?.chance ?? 1 / seats));
        const isLow = dotY > height / 2;
        return { swing, x: xAt(to), dotX: xAt(to), dotY, y: isLow ? dotY - 24 : dotY + 24 };
      }),
      width,
    ),
  };
}

/** Tags that would lie on each other stand side by side. */
function apart(tags: Curve['tags'], width: number): Curve['tags'] {
  let free = TAG_RADIUS;
  const placed = tags.map((tag) => {
    const x = Math.max(tag.x, free);
    free = x + 2 * TAG_RADIUS + 4;
    return { ...tag, x };
  });
  const over = Math.max(0, (placed.at(-1)?.x ?? 0) - (width - TAG_RADIUS));
  return over === 0 ? placed : placed.map((tag) => ({ ...tag, x: tag.x - over }));
}
