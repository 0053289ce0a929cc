/** Outlines as SVG paths, in u. What looks along a heading is drawn pointing east, to be turned. */
import {
  centreLine,
  EDGE,
  FIRING_LINE,
  type Point,
  type Pose,
  S2,
  type Settings,
  type Stretch,
  type TemplateId,
  TOKEN_CORNERS,
  TW,
} from '@orrery/dogfight/client';
import { BAND, onChart } from './chart.ts';

const RIGHT_ANGLE = Math.PI / 2;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

export const OCTAGON = `M${TOKEN_CORNERS.map(([x, y]) => at(x, -y)).join('L')}Z`;

/** The token a little larger or smaller. */
export const octagon = (factor: number): string =>
  `M${TOKEN_CORNERS.map(([x, y]) => at(x * factor, -y * factor)).join('L')}Z`;

/** The way of a maneuver on the chart. */
export function wayPath(from: Pose, template: TemplateId, side: number): string {
  const place = (point: Point): string => {
    const { x, y } = onChart(point, side);
    return at(x, y);
  };
  const step = (stretch: Stretch): string =>
    stretch.kind === 'line'
      ? `L${place(stretch.to)}`
      : `A${stretch.radius} ${stretch.radius} 0 0 ${stretch.left ? 0 : 1} ${place(stretch.to)}`;
  return `M${place(from)}${centreLine(from, template).map(step).join('')}`;
}

/** Half the side of a token: where its flat side ends. */
const FLAT = S2 / 2;

/**
 * How far the token, grown by a length, reaches in a direction (in degrees from one of its flat sides): straight sides,
 * and around each corner an arc.
 */
export function reachOf(length: number, degrees: number): number {
  const side = Math.round(degrees / 45) * 45;
  const angle = radians(Math.abs(degrees - side));
  const flat = (EDGE + length) / Math.cos(angle);
  if (flat * Math.sin(angle) <= FLAT) return flat;
  const along = EDGE * Math.cos(angle) + FLAT * Math.sin(angle);
  return along + Math.sqrt(along * along - EDGE * EDGE - FLAT * FLAT + length * length);
}

/** How far a ship can shoot in a direction: to the nearest part of a target, or to its middle. */
function sightReach({ range, rangeMeasure }: Settings, degrees: number): number {
  return rangeMeasure === 'nearest' ? reachOf(range, degrees) : range;
}

function around(from: number, to: number, reach: (degrees: number) => number): string[] {
  const points: string[] = [];
  for (let degrees = from; degrees <= to; degrees += 1.5) {
    const length = reach(degrees);
    points.push(at(length * Math.cos(radians(degrees)), length * Math.sin(radians(degrees))));
  }
  return points;
}

/** Everything at a distance from the token, all around. */
export const grownPath = (length: number): string => `M${around(-180, 178.5, (d) => reachOf(length, d)).join('L')}Z`;

/** The outline of a ship's range, all around. */
export const rangePath = (settings: Settings): string =>
  `M${around(-180, 178.5, (d) => sightReach(settings, d)).join('L')}Z`;

/** The firing arc out to the range. */
export function wedgePath(settings: Settings): string {
  const half = settings.arcDegrees / 2;
  return `M0 0L${around(-half, half, (d) => sightReach(settings, d)).join('L')}Z`;
}

/** Part of the way out, across the arc: what ranges are read by. */
export function wedgeRing(settings: Settings, part: number): string {
  const half = settings.arcDegrees / 2;
  return `M${around(-half, half, (d) => sightReach(settings, d) * part).join('L')}`;
}

/** The strip between the forward firing lines. */
export function stripPath(settings: Settings): string {
  const end = sightReach(settings, 0);
  return `M0 ${-FIRING_LINE}H${end}V${FIRING_LINE}H0`;
}

/** The lines printed on a token: the arc from its middle, the forward lines from their place on its front. */
export function tokenLines({ arcDegrees }: Settings): string {
  const half = radians(arcDegrees / 2);
  const rim = 2650;
  const [x, y] = [rim * Math.cos(half), rim * Math.sin(half)];
  return `M${at(x * 0.72, -y * 0.72)}L${at(x, -y)}M${at(x * 0.72, y * 0.72)}L${at(x, y)}M2150 ${-FIRING_LINE}H${EDGE}M2150 ${FIRING_LINE}H${EDGE}`;
}

/** A board without its inside: for the warning band. */
export const bandPath = (side: number): string =>
  `M0 0H${side}V${side}H0ZM${BAND} ${BAND}V${side - BAND}H${side - BAND}V${BAND}Z`;

/** All that lies beyond the edge, far enough for every camera. */
export function beyondPath(side: number): string {
  const far = 4 * side;
  return `M${-far} ${-far}H${side + far}V${side + far}H${-far}ZM0 0V${side}H${side}V0Z`;
}

/** Ticks along the edge, one for every token width, longer at every fifth. */
export function rulerPath(side: number): string {
  const ticks: string[] = [];
  for (let mark = 1; mark * TW < side; mark++) {
    const place = mark * TW;
    const length = mark % 5 === 0 ? 2000 : 1000;
    ticks.push(`M${place} 0v${length}M${place} ${side}v${-length}M0 ${place}h${length}M${side} ${place}h${-length}`);
  }
  return ticks.join('');
}

/** A place along a way. */
export interface WayPoint {
  readonly x: number;
  readonly y: number;
  /** Where the ship's nose points, in degrees as SVG turns, not wrapped around. */
  readonly turn: number;
}

const STEPS = 24;

/** Places along the way of a maneuver at even distances, with the direction flown there. */
export function wayOf(from: Pose, template: TemplateId, side: number): readonly WayPoint[] {
  const stretches = centreLine(from, template);
  const lengths = stretches.map((one) =>
    one.kind === 'line' ? Math.hypot(one.to.x - one.from.x, one.to.y - one.from.y) : one.radius * radians(one.degrees),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    let rest = (whole * step) / STEPS;
    let turn = from.h * 45;
    for (const [nth, stretch] of stretches.entries()) {
      const length = lengths[nth] as number;
      if (rest <= length || nth === stretches.length - 1) {
        const { point, turned } = along(stretch, Math.min(1, rest / length));
        return { ...onChart(point, side), turn: -(turn + turned) };
      }
      rest -= length;
      if (stretch.kind === 'arc') turn += stretch.left ? stretch.degrees : -stretch.degrees;
    }
    return { ...onChart(from, side), turn: -turn };
  });
}

/** A point of a stretch, and how far it has turned until there, left positive. */
function along(stretch: Stretch, part: number): { readonly point: Point; readonly turned: number } {
  const { from, to } = stretch;
  if (stretch.kind === 'line')
    return { point: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, turned: 0 };
  const { centre, radius, degrees, left } = stretch;
  const turned = (left ? 1 : -1) * degrees * part;
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const angle = start + radians(turned);
  return { point: { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }, turned };
}

/** Which way a tag stands off a ghost: outwards from the ship, a little aside so that the nose stays free. */
export function tagDirection(from: Point, to: Point, side: 1 | -1): Point {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + side * RIGHT_ANGLE * 0.55;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
