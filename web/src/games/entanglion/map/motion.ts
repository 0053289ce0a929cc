/** What happened, shown moving: ships fly along their paths, tokens turn up, numbers rise off a fleet. */
import {
  COLORS,
  type Event,
  PLANET_DATA,
  POSITION_DATA,
  type PositionId,
  RESOURCE_DATA,
} from '@orrery/entanglion/client';
import type { RefObject } from 'preact';
import type { Seat } from '@orrery/kernel';
import { EASE_IN_OUT, paced } from '../../../settings/motion.ts';
import type { Point } from '../../camera/math.ts';
import { along, type Drawn, drop, note, outline, useMotion } from '../../motion.ts';
import { berthOf, type Chart, legsOf } from './geometry.ts';
import type { MapNow } from './now.ts';

/** A flight; entangling takes longer. */
const FLIGHT_MS = 520;
const SCENE_MS = 640;

interface Places {
  readonly moves: number;
  readonly beat?: number;
  readonly positions: readonly PositionId[];
  readonly scores: readonly number[];
}

export function useFleetMotion(
  world: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  { props: { moves, beat, view, events }, chart }: MapNow,
): void {
  const places: Places = {
    moves,
    positions: view.players.map(({ position }) => position),
    scores: view.players.map(({ power }) => power.total),
    ...(beat !== undefined && { beat }),
  };
  useMotion(world, layer, places, (signs, before, after) => {
    const still = paced(FLIGHT_MS) === 0;
    const told = events.filter((event) => event !== null);
    for (const seat of [0, 1]) {
      const [from, to] = [before.positions[seat], after.positions[seat]];
      if (from !== undefined && to !== undefined && from !== to) {
        if (still) markFleet(signs, chart, to, seat);
        else fly(after, chart, seat, from, to, told);
      }
    }
    if (!still) for (const event of told) tell(signs, chart, event, after);
  });
}

function markFleet(layer: SVGGElement, chart: Chart, position: PositionId, seat: Seat): void {
  for (const color of COLORS) {
    const { x, y } = berthOf(chart, position, seat, color).at;
    outline(layer, 'circle', { cx: x, cy: y, r: chart.r * 0.8 });
  }
}

function fly(
  after: Drawn<Places>,
  chart: Chart,
  seat: Seat,
  from: PositionId,
  to: PositionId,
  told: readonly Event[],
): void {
  const moved = told.findLast((event) => event.kind === 'moved' && event.seat === seat);
  const gate = moved?.kind === 'moved' ? moved.gate : null;
  const legs = legsOf(chart, from, to, gate);
  const entangles = (POSITION_DATA[from].joint === null) !== (POSITION_DATA[to].joint === null);
  const timing = { duration: paced(entangles ? SCENE_MS : FLIGHT_MS), easing: EASE_IN_OUT };
  for (const color of COLORS) {
    const [start, end] = [berthOf(chart, from, seat, color).at, berthOf(chart, to, seat, color).at];
    const way = wayBetween(start, end, legs.find((leg) => leg.color === color)?.points ?? legs[0]?.points ?? []);
    after.elements.get(`ship ${seat} ${color}`)?.animate(along(way, end), timing);
  }
  after.elements.get(`plate ${seat}`)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], timing);
}

/** From berth to berth beside the path: its inner points, without its ends, which are the planets. */
const wayBetween = (start: Point, end: Point, points: readonly Point[]): readonly Point[] =>
  start.x === end.x && start.y === end.y ? [start, end] : [start, ...points.slice(1, -1), end];

function tell(layer: SVGGElement, chart: Chart, event: Event, after: Drawn<Places>): void {
  const fleetAt = (seat: Seat): Point => berthOf(chart, after.positions[seat] as PositionId, seat, 'blue').at;
  const say = (seat: Seat, words: string, danger = false) =>
    note(layer, fleetAt(seat), words, { delay: paced(80), danger });
  switch (event.kind) {
    case 'discovered':
      drop(after.elements.get(`token ${event.planet}`), 0, 0.2);
      return;
    case 'gained':
      if (event.count > 0) say(event.seat, `+${event.count} ${RESOURCE_DATA[event.resource].short}`);
      return;
    case 'mined':
      say(event.seat, `+${event.cargo.reduce((sum, count) => sum + count, 0)}`);
      return;
    case 'bought':
      say(event.seat, `+${event.qp} power`);
      return;
    case 'failed':
      say(event.seat, 'no path', true);
      return;
    case 'looted':
      say(event.seat, `+1 ${RESOURCE_DATA[event.resource].short}`);
      say(event.loser, `−1 ${RESOURCE_DATA[event.resource].short}`, true);
      return;
    case 'met': {
      const { name } = PLANET_DATA[event.planet];
      note(layer, chart.places[event.planet], `Encounter at ${name}`, { delay: 0, danger: true });
      return;
    }
    default:
  }
}
