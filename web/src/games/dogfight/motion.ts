/** What happened, shown: ships glide along their centre lines, bolts fly, losses drift off or break up. */
import type { Event, EventOfKind, Pose } from '@orrery/dogfight/client';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatColour } from '../../parts/emblem.tsx';
import { EASE_IN_OUT, MARK_MS, paced, TRAVEL_MS } from '../../settings/motion.ts';
import { follows } from '../board.ts';
import type { Camera } from '../camera/camera.ts';
import { onChart, turnOf } from './chart.ts';
import { bolt, breakUp, copyOf, note, outlineOf } from './effects.ts';
import type { Showing } from './film.ts';
import { type Step, wayOf } from './paths.ts';
import type { Told } from './props.ts';

const SHOT_MS = 240;
const DROP_MS = 260;
const DRIFT_MS = 900;
/** A Split S or Barrel Roll shows in the last part of the way. */
const TWIST_FROM = 0.66;

export interface Scene {
  readonly moves: number;
  readonly beat?: number;
  readonly events: Told;
  readonly showing: Showing | undefined;
  readonly side: number;
  readonly camera: Camera;
}

interface Shown extends Pick<Scene, 'moves' | 'beat'> {
  /** The elements as they stood; one that is gone can still be shown going. */
  readonly elements: ReadonlyMap<string, SVGGElement>;
}

export function useMotion(
  ships: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  scene: Scene,
): void {
  const shown = useRef<Shown | undefined>(undefined);
  useLayoutEffect(() => {
    if (!ships.current || !layer.current) return;
    const elements = new Map(
      [...ships.current.querySelectorAll<SVGGElement>('[data-ship]')].map((ship) => [ship.dataset.ship ?? '', ship]),
    );
    const { moves, beat } = scene;
    const before = shown.current;
    shown.current = { moves, elements, ...(beat !== undefined && { beat }) };
    // Only what follows directly is played: after an undo or a jump the picture just stands.
    if (before && follows(scene, before)) new Play(layer.current, before, shown.current, scene).run();
  });
}

class Play {
  private readonly layer: SVGGElement;
  private readonly before: Shown;
  private readonly after: Shown;
  private readonly scene: Scene;
  private readonly unit: number;
  /** When the next event begins. */
  private at = 0;

  constructor(layer: SVGGElement, before: Shown, after: Shown, scene: Scene) {
    this.layer = layer;
    this.before = before;
    this.after = after;
    this.scene = scene;
    this.unit = scene.camera.unit.peek();
  }

  run(): void {
    const { events, showing } = this.scene;
    const moves = paced(TRAVEL_MS) > 0;
    if (showing?.kind === 'roll' && this.scene.beat !== undefined && moves) this.shoot(showing);
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
        if (event.stored > 0) this.say(event.ship, `+${event.stored} altitude`, false);
        break;
      case 'shipPlaced':
        this.drop(event.ship);
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
    outlineOf(this.layer, this.spot(pose), MARK_MS);
  }

  private readonly spot = (pose: Pose) => onChart(pose, this.scene.side);

  private fly(event: EventOfKind<'maneuverFlown'>): void {
    const { ship, from, template, result, end } = event;
    const way = wayOf(from, template, this.scene.side);
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
    steps: readonly Step[],
    home: { readonly x: number; readonly y: number },
    duration: number,
    { manner, end, from, result }: EventOfKind<'maneuverFlown'>,
  ): void {
    const timing = { duration, delay: this.at, easing: EASE_IN_OUT, fill: 'backwards' } as const;
    const frames = steps.map(({ x, y }) => ({ transform: `translate(${x - home.x}px, ${y - home.y}px)` }));
    element.querySelector('.ship-moving')?.animate(frames, timing);
    const last = turnOf(result === 'bumped' ? from.h : end.h);
    const turns = steps.map((step, nth) => ({
      transform: twist(manner, step.turn, last, nth / (steps.length - 1), from),
    }));
    element.querySelector('.craft-turn')?.animate(turns, timing);
  }

  /** Over the edge and on, until it is lost to sight. */
  private drift({ ship }: EventOfKind<'maneuverFlown'>, way: readonly Step[]): void {
    const element = this.before.elements.get(ship);
    const [start] = way;
    if (!element || !start) return;
    const duration = paced(TRAVEL_MS + DRIFT_MS);
    const copy = copyOf(this.layer, element, duration);
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x - start.x}px, ${y - start.y}px)` }));
    copy
      .querySelector('.ship-moving')
      ?.animate(frames, { duration: paced(TRAVEL_MS), easing: EASE_IN_OUT, fill: 'both' });
    copy.querySelector('.craft-turn')?.animate(
      way.map(({ turn }) => ({ transform: `rotate(${turn}deg)` })),
      { duration: paced(TRAVEL_MS), fill: 'both' },
    );
    copy.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: paced(DRIFT_MS),
      delay: paced(TRAVEL_MS),
      fill: 'both',
    });
    const end = way.at(-1);
    if (end) note(this.layer, end, 'lost beyond the edge', this.unit, true, paced(TRAVEL_MS / 2));
  }

  private shoot({ event, step }: Extract<Showing, { kind: 'roll' }>): void {
    const [from, to] = [this.spot(event.from), this.spot(event.at)];
    if (step === 'attack')
      for (let shot = 0; shot < event.attackDice.length; shot++)
        bolt(this.layer, from, to, this.unit, paced(SHOT_MS), paced((shot * SHOT_MS) / 2));
    else if (
      step === 'result' &&
      this.scene.events.some((told) => told?.kind === 'attacked') &&
      event.left < event.before
    )
      note(this.layer, to, `−${event.before - event.left} health`, this.unit, true, 0);
  }

  private say(ship: string, words: string, danger: boolean): void {
    const element = this.after.elements.get(ship);
    const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [];
    if (element) note(this.layer, { x: Number(x), y: Number(y) }, words, this.unit, danger, this.at);
  }

  private drop(ship: string): void {
    const frames = [
      { transform: 'scale(1.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    this.after.elements
      .get(ship)
      ?.querySelector('.ship-moving')
      ?.animate(frames, { duration: paced(DROP_MS), easing: EASE_IN_OUT });
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
