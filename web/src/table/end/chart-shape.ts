/** Where everything in the chart of a course stands, in pixels. */
import type { Seat } from '@orrery/kernel';
import type { Story, Turn } from './story.ts';

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The field that the lines run in. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly { readonly seat: Seat; readonly path: string }[];
  readonly names: readonly { readonly seat: Seat; readonly y: number }[];
  /** The level at which nobody is ahead, where it is one of them. */
  readonly even: string;
  readonly levels: readonly { readonly y: number; readonly words: string }[];
  readonly marks: readonly {
    readonly x: number;
    readonly words: string;
    readonly shows: boolean;
    readonly middle: number;
  }[];
  readonly tags: readonly {
    readonly turn: Turn;
    readonly dotX: number;
    readonly dotY: number;
    readonly x: number;
    readonly y: number;
  }[];
}

export const TAG_RADIUS = 11;
/** A letter of a label needs about so much. */
const LETTER = 6.6;
const NAME_LETTER = 7.6;
const NAME_HEIGHT = 17;

export function chartOf(
  { points, turns, marks }: Story,
  names: readonly string[],
  width: number,
  height: number,
): Chart {
  const left = 34;
  const right = width - 22 - NAME_LETTER * Math.max(...names.map(({ length }) => length));
  const top = 14;
  const bottom = height - 26;
  const last = points.length - 1;
  const xAt = (point: number) => left + ((right - left) * point) / Math.max(1, last);
  const yAt = (share: number) => bottom - (bottom - top) * share;
  const lineOf = (seat: Seat) =>
    points.map(({ shares }, at) => `${at === 0 ? 'M' : 'L'}${xAt(at).toFixed(1)} ${yAt(shares[seat] ?? 0).toFixed(1)}`);
  const seats = [...names.keys()];
  const ends = seats.map((seat) => yAt(points[last]?.shares[seat] ?? 0));
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    // The first seat lies on top.
    lines: seats.toReversed().map((seat) => ({ seat, path: lineOf(seat).join('') })),
    names: apart(ends, bottom),
    even: names.length === 2 ? '50' : '',
    levels: [0, 0.5, 1].map((share) => ({ y: yAt(share), words: `${share * 100}` })),
    marks: labelled(
      marks
        .filter(({ point }) => point < last)
        .map(({ point, words }, at) => ({
          x: xAt(point),
          words,
          middle: (xAt(point) + xAt(marks[at + 1]?.point ?? last)) / 2,
        })),
    ),
    tags: tagsOf(turns, (turn) => ({ x: xAt(turn.point), y: yAt(turn.after) }), { left, right, top, bottom }),
  };
}

/** Labels under their stretches, none over another. After the first of its kind a number is enough: "Round 1", "3", "5". */
function labelled(marks: readonly Omit<Chart['marks'][number], 'shows'>[]): Chart['marks'] {
  let free = Number.NEGATIVE_INFINITY;
  let kind = '';
  return marks.map((mark) => {
    const [, words = mark.words, number = ''] = /^(.*?)\s*(\d*)$/.exec(mark.words) ?? [];
    const label = number !== '' && words === kind ? number : mark.words;
    const half = (label.length * LETTER) / 2;
    const shows = mark.middle - half > free;
    if (shows) {
      free = mark.middle + half + LETTER;
      kind = words;
    }
    return { ...mark, words: label, shows };
  });
}

/** Names at the ends of their lines, none over another: those below give way upwards. */
function apart(ends: readonly number[], bottom: number): Chart['names'] {
  let free = bottom + NAME_HEIGHT / 2;
  return [...ends.keys()]
    .sort((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0) || b - a)
    .map((seat) => {
      const y = Math.min(ends[seat] ?? bottom, free);
      free = y - NAME_HEIGHT;
      return { seat, y };
    });
}

type Field = Pick<Chart, 'left' | 'right' | 'top' | 'bottom'>;

/** Above its line or below it, farther off or to the left where another tag is in the way. */
const TAG_PLACES = [0, -28, -56].flatMap((x) => [30, -30, 58, -58].map((y) => ({ x, y })));

function tagsOf(turns: readonly Turn[], dotOf: (turn: Turn) => { x: number; y: number }, field: Field): Chart['tags'] {
  const tags: Chart['tags'][number][] = [];
  for (const turn of turns) {
    const { x: dotX, y: dotY } = dotOf(turn);
    const clear = 2 * TAG_RADIUS + 4;
    const places = TAG_PLACES.map(({ x, y }) => ({
      x: Math.min(Math.max(dotX + x, field.left + TAG_RADIUS), field.right - TAG_RADIUS),
      y: dotY + y,
    }));
    const isInside = (y: number) => y > field.top + TAG_RADIUS && y < field.bottom - TAG_RADIUS;
    const isFree = (place: { x: number; y: number }) =>
      isInside(place.y) &&
      tags.every(
        (tag) =>
          Math.hypot(tag.x - place.x, tag.y - place.y) > clear &&
          Math.hypot(tag.dotX - place.x, tag.dotY - place.y) > TAG_RADIUS + 6,
      );
    const place = places.find(isFree) ?? places.find(({ y }) => isInside(y)) ?? { x: dotX, y: dotY };
    tags.push({ turn, dotX, dotY, ...place });
  }
  return tags;
}
