/** Centre lines of maneuvers for drawing and animation. Floating point is allowed here and nowhere in the rules. */
import { type Pose, TEMPLATES, type TemplateId } from './data.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight stretch, or an arc around a centre; `left` arcs run counter-clockwise on a board whose y points up. */
export type Stretch =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly from: Point;
      readonly to: Point;
      readonly centre: Point;
      readonly radius: number;
      readonly degrees: number;
      readonly left: boolean;
    };

/** A token's centre stands this far outside the ends of a template. */
const NOTCH = 1000;
const STRAIGHT = 20000;
const RADII = { bank: 21000, turn: 9000 } as const;

const S = Math.SQRT1_2;
const COS = [1, S, 0, -S, -1, -S, 0, S];
const SIN = [0, S, 1, S, 0, -S, -1, -S];

/** The point so far ahead of and to the left of a pose. */
function beside({ x, y, h }: Pose, ahead: number, left: number): Point {
  const cos = COS[h] as number;
  const sin = SIN[h] as number;
  return { x: x + ahead * cos - left * sin, y: y + ahead * sin + left * cos };
}

/** The centre line of a template laid at a pose, from the token's centre to its centre at the other end. */
export function centreLine(pose: Pose, id: TemplateId): readonly Stretch[] {
  const { shape, turn } = TEMPLATES.find((template) => template.id === id) ?? TEMPLATES[0];
  if (shape === 'straight') return [{ kind: 'line', from: { x: pose.x, y: pose.y }, to: beside(pose, STRAIGHT, 0) }];
  const radius = RADII[shape];
  const side = Math.sign(turn);
  const eighths = Math.abs(turn);
  const [sin, cos] = [SIN[eighths] as number, COS[eighths] as number];
  const start = beside(pose, NOTCH, 0);
  const bend = { ahead: NOTCH + radius * sin, left: side * radius * (1 - cos) };
  const end = beside(pose, bend.ahead, bend.left);
  const to = beside(pose, bend.ahead + NOTCH * cos, bend.left + side * NOTCH * sin);
  return [
    { kind: 'line', from: { x: pose.x, y: pose.y }, to: start },
    {
      kind: 'arc',
      from: start,
      to: end,
      centre: beside(pose, NOTCH, side * radius),
      radius,
      degrees: eighths * 45,
      left: side > 0,
    },
    { kind: 'line', from: end, to },
  ];
}
