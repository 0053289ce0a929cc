/** Where a card stands that speaks of something: near it, and on as little else as can be. All in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 16;
/** Tried this far apart. */
const STEP = 20;
/** How a card is placed. */
export interface Manners {
  /** Around what the card speaks of so much stays free. */
  readonly clear: number;
  /** What is hidden whole weighs as much as so many pixels farther away. */
  readonly hiding: number;
}

const FROM_AFAR: Manners = { clear: 30, hiding: 600 };
const HIDING_TARGET = 20_000;

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** How much of something lies in a box, from 0 to 1. */
function shareIn(box: Rect, other: Rect): number {
  const area = other.width * other.height;
  return area > 0 ? overlap(box, other) / area : 0;
}

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const middleOf = ({ x, y, width, height }: Rect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The point of a box that is nearest to another point. */
export const nearestIn = ({ x, y, width, height }: Rect, to: Spot): Spot => ({
  x: Math.min(Math.max(to.x, x), x + width),
  y: Math.min(Math.max(to.y, y), y + height),
});

/** Of several places the one that lies on the stage and hides least; the first of those that are alike. */
export function leastHiding<P extends Rect>(places: readonly P[], stage: Rect, others: readonly Rect[]): P {
  const costOf = (at: P): number => {
    const outside = 1 - overlap(stage, at) / (at.width * at.height);
    return others.reduce((sum, other) => sum + Math.max(shareIn(at, other), shareIn(other, at)), 0) + 10 * outside;
  };
  return places.reduce((best, at) => (costOf(at) < costOf(best) ? at : best));
}

/** `target`: what the card speaks of; without it the card stands at the lower left. `others`: what it should not hide. */
export function placeCard(
  card: Pick<Rect, 'width' | 'height'>,
  stage: Rect,
  target: Rect | undefined,
  others: readonly Rect[],
  { clear: around, hiding }: Manners = FROM_AFAR,
): Spot {
  const goal = target ? middleOf(target) : { x: stage.x, y: stage.y + stage.height };
  const clear = target && grown(target, around);
  const costAt = (at: Rect): number => {
    const near = nearestIn(at, goal);
    const hidden = others.reduce((sum, other) => sum + shareIn(at, other), 0);
    return (
      Math.hypot(near.x - goal.x, near.y - goal.y) + hiding * hidden + (clear ? HIDING_TARGET * shareIn(at, clear) : 0)
    );
  };
  const [left, top] = [stage.x + MARGIN, stage.y + MARGIN];
  const right = Math.max(left, stage.x + stage.width - MARGIN - card.width);
  const bottom = Math.max(top, stage.y + stage.height - MARGIN - card.height);
  let best = { x: left, y: bottom };
  let least = costAt({ ...card, ...best });
  for (let x = left; x <= right; x += STEP)
    for (let y = bottom; y >= top; y -= STEP) {
      const cost = costAt({ ...card, x, y });
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}
