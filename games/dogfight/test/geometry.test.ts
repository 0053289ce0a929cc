/**
 * The integer geometry: the scenarios about range, arc and forward lines, and 100,000 positions on which it is compared
 * with plain polygons. The constants are rounded to whole u, so the two may differ where an outline moved by that
 * rounding would change the answer, and nowhere else. Each question has its own rounding: a common one would hide
 * errors of a whole u, since places are whole numbers and a diagonal sees only every second one.
 */
import { Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gapCompare, isInArc, isInRange, isLinedUp, isOnBoard, overlaps } from '../src/geometry.ts';
import { position, type ShipSpec, shipIn } from '../src/testing.ts';
import { inArc, inRange, linedUp } from '../src/sight.ts';
import { distance, isWithin, meet, octagon, type Point, strip, wedge } from './polygons.ts';

const RANGE = 54000;

/** What the first ship sees of the second, by the rules of a game. */
function sees(from: ShipSpec['at'], to: readonly [number, number], options = {}) {
  const game = position({ options, ships: [{ at: from ?? [0, 0, 0] }, { at: [...to, 0] }] });
  const { settings } = game.state;
  const [a, b] = [shipIn(game, 'p0s0').pose, shipIn(game, 'p1s0').pose];
  if (!a || !b) throw new Error('both ships stand on the board');
  return { range: inRange(settings, a, b), arc: inArc(settings, a, b), linedUp: linedUp(settings, a, b) };
}

test('[S13] [R7] range', () => {
  const range = (from: readonly [number, number], to: readonly [number, number]) => sees([...from, 0], to).range;
  expect(range([40000, 81000], [99543, 81000])).toBe(true);
  expect(range([40000, 81000], [99544, 81000])).toBe(false);
  expect(range([40000, 81000], [99543, 83296])).toBe(true);
  expect(range([40000, 81000], [99543, 83297])).toBe(false);
  expect(range([40000, 40000], [82103, 82103])).toBe(true);
  expect(range([40000, 40000], [82103, 82104])).toBe(false);
  expect(range([40000, 40000], [93543, 67034])).toBe(true);
  expect(range([40000, 40000], [93543, 67035])).toBe(false);
});

test('[S14] [R8] [R9] arc', () => {
  const east = [60000, 60000, 0] as const;
  expect(sees(east, [90000, 80755]).arc).toBe(true);
  expect(sees(east, [90000, 80756]).arc).toBe(false);
  for (const y of [80755, 80756]) {
    expect(sees(east, [90000, y], { arcDegrees: 90 }).arc).toBe(true);
    expect(sees(east, [90000, y], { arcTest: 'center' }).arc).toBe(false);
  }
  expect(sees([60000, 60000, 1], [66024, 93976]).arc).toBe(false);
  // The limit for f = 40000 is l = 27951, so 27950 is in.
  expect(sees([60000, 60000, 1], [66025, 93975]).arc).toBe(true);
});

test('[S15] [R10] lined up', () => {
  const east = [60000, 60000, 0] as const;
  expect(sees(east, [90000, 63522]).linedUp).toBe(true);
  expect(sees(east, [90000, 63523]).linedUp).toBe(false);
  expect(sees(east, [90000, 63522], { linedUpTest: 'bothLines' }).linedUp).toBe(false);
  expect(sees(east, [90000, 62022], { linedUpTest: 'bothLines' }).linedUp).toBe(true);
  expect(sees(east, [90000, 62023], { linedUpTest: 'bothLines' }).linedUp).toBe(false);
  expect(sees(east, [90000, 60750], { linedUpTest: 'center' }).linedUp).toBe(true);
  expect(sees(east, [90000, 60751], { linedUpTest: 'center' }).linedUp).toBe(false);
});

const TOKEN = octagon([0, 0]);
const WEDGES = [60, 90].map((degrees) => Array.from({ length: 8 }, (_, heading) => wedge(heading, degrees)));
const STRIPS = Array.from({ length: 8 }, (_, heading) => strip(heading, 750));

/**
 * A question about a token `delta` away from one in the origin (for the edge: in a corner of the board). `plainly`
 * answers it by polygons for a token whose outline is moved outwards by `grown`: more of it makes a yes more likely.
 */
interface Question {
  readonly name: string;
  /** By how many u its constants are off the true values at most, for straight and for diagonal headings. */
  readonly rounding: readonly [straight: number, diagonal: number];
  readonly exact: (dx: number, dy: number, heading: number) => boolean;
  readonly plainly: (delta: Point, heading: number, grown: number) => boolean;
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'in range',
    rounding: [0.3, 0.3], // A2 is 5543.28
    exact: (dx, dy) => isInRange(dx, dy, RANGE, 'nearest'),
    plainly: (delta, _heading, grown) => distance(TOKEN, octagon(delta)) <= RANGE + grown,
  },
  {
    name: 'in range of 3 token widths',
    rounding: [0.3, 0.3],
    exact: (dx, dy) => gapCompare(dx, dy, 18000) <= 0,
    plainly: (delta, _heading, grown) => distance(TOKEN, octagon(delta)) <= 18000 + grown,
  },
  ...[60, 90].map(
    (degrees, at): Question => ({
      name: `in an arc of ${degrees}°`,
      rounding: [0.37, 0.23], // APO is 2771.64 and 3919.69 / √2
      exact: (dx, dy, heading) => isInArc(dx, dy, heading, degrees, 'anyPart'),
      plainly: (delta, heading, grown) => meet(WEDGES[at]?.[heading] ?? [], octagon(delta, grown)),
    }),
  ),
  {
    name: 'lined up',
    rounding: [0.37, 0.26], // STRIP is 3521.64 and 4980.35 / √2
    exact: (dx, dy, heading) => isLinedUp(dx, dy, heading, 'anyPart'),
    plainly: (delta, heading, grown) => meet(STRIPS[heading] ?? [], octagon(delta, grown)),
  },
  {
    name: 'overlapping',
    rounding: [0.28, 0.28], // A2, and OV is 7839.38 / √2
    exact: overlaps,
    // Touching is not overlapping: the difference is far smaller than the rounding.
    plainly: (delta, _heading, grown) => meet(TOKEN, octagon(delta, grown)),
  },
  {
    name: 'off the board',
    rounding: [0.001, 0.001], // 2772 is the first whole number beyond 2771.64
    exact: (dx, dy) => !isOnBoard(dx, dy, 162000),
    plainly: (delta, _heading, grown) => !isWithin(octagon(delta, grown), 162000),
  },
];

/** A place near where the plain answer changes, on a line from one place to another; nothing if it does not change. */
function nearBoundary({ plainly }: Question, heading: number, from: Point, to: Point): Point | undefined {
  const answer = plainly(from, heading, 0);
  if (plainly(to, heading, 0) === answer) return undefined;
  let [same, other] = [from, to];
  while (Math.abs(same[0] - other[0]) + Math.abs(same[1] - other[1]) > 0.5) {
    const middle: Point = [(same[0] + other[0]) / 2, (same[1] + other[1]) / 2];
    if (plainly(middle, heading, 0) === answer) same = middle;
    else other = middle;
  }
  return same;
}

test('[R3] the integer tests agree with polygons on 100,000 positions', () => {
  const random = Random.from('geometry');
  /** From near the token to all over the board. */
  const place = (): Point => {
    const reach = random.pick([9000, 30000, 90000, 170000]);
    return [random.int(2 * reach + 1) - reach, random.int(2 * reach + 1) - reach];
  };
  const jitter = () => random.int(7) - 3;
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for (let trial = 0; trial < 100_000; trial++) {
    const heading = random.int(8);
    const sought = QUESTIONS[trial % QUESTIONS.length] as Question;
    // Two of three places lie within a few u of a boundary of one question; all questions are asked about it.
    const [x, y] = (trial % 3 > 0 && nearBoundary(sought, heading, place(), place())) || place();
    const [dx, dy] = [Math.round(x) + jitter(), Math.round(y) + jitter()];
    for (const { name, rounding, exact, plainly } of QUESTIONS) {
      const margin = rounding[heading % 2] ?? 0;
      const answer = exact(dx, dy, heading);
      if (plainly([dx, dy], heading, answer ? margin : -margin) !== answer)
        wrong.push(`${name}: (${dx}, ${dy}) for heading ${heading} says ${answer}`);
      const key = `${name} ${answer}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  for (const { name } of QUESTIONS)
    for (const answer of [true, false])
      expect([name, (seen.get(`${name} ${answer}`) ?? 0) > 3000]).toEqual([name, true]);
});

test('[R3] the tests by centre are exact', () => {
  const random = Random.from('centres');
  const wrong: string[] = [];
  for (let trial = 0; trial < 50_000; trial++) {
    const [dx, dy, heading] = [random.int(60001) - 30000, random.int(60001) - 30000, random.int(8)];
    const [angle, away] = [Math.atan2(dy, dx) - (heading * Math.PI) / 4, Math.hypot(dx, dy)];
    const [ahead, aside] = [away * Math.cos(angle), Math.abs(away * Math.sin(angle))];
    /** Compares an answer with `aside < limit`, unless that is too near to call. */
    const compare = (name: string, answer: boolean, limit: number) => {
      if (Math.abs(aside - limit) < 1 || Math.abs(ahead) < 1) return;
      if (answer !== (ahead > 0 && aside < limit)) wrong.push(`${name}: (${dx}, ${dy}) for heading ${heading}`);
    };
    compare('arc 60', isInArc(dx, dy, heading, 60, 'center'), ahead / Math.sqrt(3));
    compare('arc 90', isInArc(dx, dy, heading, 90, 'center'), ahead);
    compare('on the centre line', isLinedUp(dx, dy, heading, 'center'), 750);
    compare('on both lines', isLinedUp(dx, dy, heading, 'bothLines'), 2021.64);
    if (Math.abs(away - 18000) > 0.001 && isInRange(dx, dy, 18000, 'centers') !== away < 18000)
      wrong.push(`range: (${dx}, ${dy})`);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('[R3] no product comes near 2^53 on the widest board', () => {
  const most = 60 * 6000;
  expect(3 * (2 * most) ** 2).toBeLessThan(2e12);
  expect(2 * (20 * 6000 + 5543) ** 2).toBeLessThan(2e12);
});
