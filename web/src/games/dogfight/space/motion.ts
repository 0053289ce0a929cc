/** What happened, shown: ships glide along their centre lines, bolts fly, losses drift off or break up. */
import type { Event, EventOfKind, Point, Pose } from '@orrery/dogfight/client';
import type { RefObject } from 'preact';
import { seatColour } from '../../../parts/emblem.tsx';
import { EASE_IN_OUT, paced, TRAVEL_MS } from '../../../settings/motion.ts';
import { along, bolt, copyOf, type Drawn, drop, LOSS_MS, note, passing, useMotion } from '../../motion.ts';
import type { Camera } from '../../camera/camera.ts';
import { onChart, turnOf } from './chart.ts';
import { breakUp, outlineOf } from './effects.ts';
import type { Showing } from '../film/showing.ts';
import { wayOf, type WayPoint } from './paths.ts';
import type { DogfightProps, Events } from '../props.ts';

const SHOT_MS = 240;
/** A Split S or Barrel Roll shows in the last part of the way. */
const TWIST_FROM = 0.66;

/** What is drawn, as far as motion depends on it. */
export interface MotionFacts extends Pick<DogfightProps, 'moves' | 'beat'> {
  readonly events: Events;
  readonly showing: Showing | undefined;
  readonly side: number;
  readonly camera: Camera;
}

export function useFlights(
  ships: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  facts: MotionFacts,
): void {
  useMotion(ships, layer, facts, (signs, before, after) => new Play(signs, before, after).run());
}

class Play {
  private readonly layer: SVGGElement;
  private readonly before: Drawn<MotionFacts>;
  private readonly after: Drawn<MotionFacts>;
  private readonly unit: number;
  /** When the next event begins. */
  private at = 0;

  constructor(layer: SVGGElement, before: Drawn<MotionFacts>, after: Drawn<MotionFacts>) {
    this.layer = layer;
    this.before = before;
    this.after = after;
    this.unit = after.camera.unit.peek();
  }

  run(): void {
    const { events, showing } = this.after;
    const moves = paced(TRAVEL_MS) > 0;
    if (showing?.kind === 'roll' && this.after.beat !== undefined && moves) this.shoot(showing);
    for (const event of events) {
      if (!event) continue;
      if (moves) this.show(event);
      else this.mark(event);
    }
  }

  private show(event: Event): void {
    switch (event.kind) {
      case 'maneuverFlown':
        this.fly(event);
        break;
      case 'moveEnded':
        if (event.stored > 0) this.sayOf(event.ship, `+${event.stored} altitude`);
        break;
      case 'shipPlaced':
        drop(this.after.elements.get(event.ship)?.querySelector('.ship-moving'));
        break;
      case 'shipLost':
        if (event.by === 'shotDown')
          breakUp(this.layer, this.spot(event.pose), seatColour(event.seat), this.unit, this.at);
        break;
      default:
    }
  }

  /** Without motion: an ivory outline around what changed. */
  private mark(event: Event): void {
    if (event.kind === 'maneuverFlown' && event.result !== 'offBoard') this.outline(event.end);
    else if (event.kind === 'shipPlaced') this.outline(event.pose);
    else if (event.kind === 'attacked') {
      this.outline(event.from);
      this.outline(event.at);
    }
  }

  private outline(pose: Pose): void {
    outlineOf(this.layer, this.spot(pose));
  }

  private readonly spot = (pose: Pose) => onChart(pose, this.after.side);

  private fly(event: EventOfKind<'maneuverFlown'>): void {
    const { ship, from, template, result, end } = event;
    const way = wayOf(from, template, this.after.side);
    const duration = paced(TRAVEL_MS);
    if (result === 'offBoard') {
      this.drift(event, way);
      return;
    }
    const element = this.after.elements.get(ship);
    if (!element) return;
    const steps = result === 'bumped' ? [...way, ...way.toReversed()] : way;
    const home = this.spot(result === 'bumped' ? from : end);
    this.glide(element, steps, home, duration, event);
    this.at += duration;
  }

  private glide(
    element: SVGGElement,
    steps: readonly WayPoint[],
    home: { readonly x: number; readonly y: number },
    duration: number,
    { manner, end, from, result }: EventOfKind<'maneuverFlown'>,
  ): void {
    const timing = { duration, delay: this.at, easing: EASE_IN_OUT, fill: 'backwards' } as const;
    element.querySelector('.ship-moving')?.animate(along(steps, home), timing);
    const last = turnOf(result === 'bumped' ? from.h : end.h);
    const turns = steps.map((step, nth) => ({
      transform: twist(manner, step.turn, last, nth / (steps.length - 1), from),
    }));
    element.querySelector('.craft-turn')?.animate(turns, timing);
  }

  /** Over the edge and on, until it is lost to sight. */
  private drift({ ship }: EventOfKind<'maneuverFlown'>, way: readonly WayPoint[]): void {
    const element = this.before.elements.get(ship);
    const [start] = way;
    if (!element || !start) return;
    const duration = paced(TRAVEL_MS);
    const copy = copyOf(this.layer, element);
    copy.querySelector('.ship-moving')?.animate(along(way, start), { duration, easing: EASE_IN_OUT, fill: 'both' });
    copy.querySelector('.craft-turn')?.animate(
      way.map(({ turn }) => ({ transform: `rotate(${turn}deg)` })),
      { duration, fill: 'both' },
    );
    passing(copy, [{ opacity: 1 }, { opacity: 0 }], paced(LOSS_MS), duration);
    const end = way.at(-1);
    if (end) this.say(end, 'lost beyond the edge', true, duration / 2);
  }

  private shoot({ event, part }: Extract<Showing, { kind: 'roll' }>): void {
    const [from, to] = [this.spot(event.from), this.spot(event.at)];
    if (part === 'attack')
      for (let shot = 0; shot < event.attackDice.length; shot++)
        bolt(this.layer, from, to, {
          duration: paced(SHOT_MS),
          delay: paced((shot * SHOT_MS) / 2),
          part: 0.3,
          unit: this.unit,
        });
    else if (
      part === 'result' &&
      this.after.events.some((one) => one?.kind === 'attacked') &&
      event.left < event.before
    )
      this.say(to, `−${event.before - event.left} health`, true, 0);
  }

  private sayOf(ship: string, words: string): void {
    const element = this.after.elements.get(ship);
    const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [];
    if (element) this.say({ x: Number(x), y: Number(y) }, words, false, this.at);
  }

  private say(at: Point, words: string, danger: boolean, delay: number): void {
    note(this.layer, at, words, { delay, danger, unit: this.unit });
  }
}

/**
 * How the ship stands on its way: a normal maneuver follows the way; a Split S turns over at its end; in a Barrel Roll the
 * nose keeps its direction while the ship rolls.
 */
function twist(manner: string, along: number, last: number, part: number, from: Pose): string {
  if (manner === 'normal') return `rotate(${along}deg)`;
  const over = Math.max(0, (part - TWIST_FROM) / (1 - TWIST_FROM));
  if (manner === 'barrelRoll') return `rotate(${turnOf(from.h)}deg) scaleY(${Math.cos(over * 2 * Math.PI).toFixed(3)})`;
  // Half a loop: the nose comes over and the ship stands the other way.
  const half = Math.cos(over * Math.PI);
  return half >= 0
    ? `rotate(${along}deg) scaleX(${half.toFixed(3)})`
    : `rotate(${last}deg) scaleX(${(-half).toFixed(3)})`;
}
