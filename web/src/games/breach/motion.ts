/** What happened, shown: tokens travel, hidden units flip, shots fly. The picture itself never depends on it. */
import { aiDataOf, type RoomName } from '@orrery/breach/client';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE_IN_OUT, MARK_MS, paced } from '../../settings/motion.ts';
import { bolt, fall, note, outlineOf, pulse, tear } from './effects.ts';
import { type Box, type Deck, middleOf, passage, type Point } from './geometry.ts';
import type { Told } from './props.ts';

const STEP_MS = 180;
const TURN_MS = 260;
const SHOT_MS = 220;

export interface Scene {
  readonly moves: number;
  readonly events: Told;
  readonly deck: Deck;
  readonly spots: ReadonlyMap<string, Point>;
}

interface Shown extends Scene {
  /** The elements as they stood; one that is gone can still be shown going. */
  readonly elements: ReadonlyMap<string, SVGGElement>;
}

export function useMotion(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  scene: Scene,
): void {
  const shown = useRef<Shown | undefined>(undefined);
  /** The deck on which the last film began. */
  const filmed = useRef<Deck | undefined>(undefined);
  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return;
    const elements = new Map(
      [...svg.current.querySelectorAll<SVGGElement>('[data-piece]')].map((element) => [
        element.dataset.piece ?? '',
        element,
      ]),
    );
    const before = shown.current;
    const after = { ...scene, elements };
    shown.current = after;
    // Only what follows directly is played: after an undo, a turn of the board or a new size the picture just stands.
    if (before && scene.moves === before.moves + 1 && before.deck === scene.deck) {
      filmed.current = scene.deck;
      new Film(layer.current, before, after).play(scene.events);
    }
    // The stage often changes its height with the next question: what is still flying goes along.
    if (filmed.current) layer.current.setAttribute('transform', shiftTo(filmed.current.outer, scene.deck.outer));
  });
}

/** The transform that takes one box to another. */
function shiftTo(from: Box, to: Box): string {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return `translate(${to.x - from.x * across} ${to.y - from.y * down}) scale(${across} ${down})`;
}

class Film {
  private readonly layer: SVGGElement;
  private readonly before: Shown;
  private readonly after: Shown;
  /** When the next event begins. */
  private at = 0;

  constructor(layer: SVGGElement, before: Shown, after: Shown) {
    this.layer = layer;
    this.before = before;
    this.after = after;
  }

  play(events: Told): void {
    const moves = paced(STEP_MS) > 0;
    const travelled = new Set<string>();
    for (const event of events) {
      if (!event) continue;
      if (!moves) this.mark(event);
      else {
        if (event.kind === 'pirateMoved') travelled.add(event.unit);
        this.show(event);
      }
    }
    if (moves) this.closeUp(travelled);
  }

  private show(event: NonNullable<Told[number]>): void {
    switch (event.kind) {
      case 'pirateMoved':
        this.travel(event.unit, event.from, event.to);
        break;
      case 'unitRevealed':
        this.turn(event.unit);
        break;
      case 'unitInstalled':
      case 'pirateHired':
        this.drop(event.unit);
        break;
      case 'pirateAttacked':
        this.shoot(event.unit, event.target);
        this.strike(event.target, event.damage, event.left);
        break;
      case 'unitUsed': {
        const { unit, type, hits, room, damage } = event;
        const [first] = hits;
        if (aiDataOf(type).kind === 'turret' && first) this.shoot(unit, first.unit);
        else this.sweep(room);
        for (const hit of hits) this.strike(hit.unit, damage, hit.left);
        break;
      }
      case 'roomCaptured':
      case 'bridgeCaptured':
        this.capture(event.room);
        break;
      default:
    }
  }

  /** Without motion: an ivory outline around what changed. */
  private mark(event: NonNullable<Told[number]>): void {
    const ids =
      event.kind === 'unitUsed'
        ? [event.unit, ...event.hits.map(({ unit }) => unit)]
        : 'unit' in event
          ? [event.unit]
          : [];
    if (event.kind === 'pirateAttacked') ids.push(event.target);
    const size = this.after.deck.measure.token;
    for (const id of ids) {
      const spot = this.after.spots.get(id) ?? this.before.spots.get(id);
      if (spot) outlineOf(this.layer, spot, size, MARK_MS);
    }
  }

  private bodyOf(id: string): Element | undefined {
    return this.after.elements.get(id)?.querySelector('.unit-body') ?? undefined;
  }

  private boxOf(room: RoomName): Box | undefined {
    return this.after.deck.boxes.get(room);
  }

  /** Out of the old slot, through the door, into the new one. */
  private travel(id: string, from: RoomName, to: RoomName): void {
    const [start, end] = [this.before.spots.get(id), this.after.spots.get(id)];
    const [out, into] = [this.boxOf(from), this.boxOf(to)];
    if (!start || !end || !out || !into) return;
    const door = middleOf(passage(out, into).box);
    const frames = [start, door, end].map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    const duration = paced(2 * STEP_MS);
    this.bodyOf(id)?.animate(frames, { duration, easing: EASE_IN_OUT });
    this.at += duration;
  }

  private turn(id: string): void {
    const frames = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }];
    this.bodyOf(id)?.animate(frames, { duration: paced(TURN_MS), delay: this.at, easing: EASE_IN_OUT });
  }

  private drop(id: string): void {
    const frames = [
      { transform: 'scale(1.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    this.bodyOf(id)?.animate(frames, {
      duration: paced(TURN_MS),
      delay: this.at,
      easing: EASE_IN_OUT,
      fill: 'backwards',
    });
  }

  private shoot(from: string, to: string): void {
    const [start, end] = [this.before.spots.get(from), this.before.spots.get(to)];
    if (start && end) bolt(this.layer, start, end, paced(SHOT_MS), this.at);
    this.at += paced(SHOT_MS);
  }

  private sweep(room: RoomName): void {
    const box = this.boxOf(room);
    if (box) pulse(this.layer, box, paced(2 * SHOT_MS), this.at);
    this.at += paced(SHOT_MS);
  }

  private strike(id: string, damage: number, left: number): void {
    const spot = this.before.spots.get(id);
    const element = this.before.elements.get(id);
    if (!spot) return;
    note(this.layer, spot, `−${damage}`, this.at);
    if (left === 0 && element) fall(this.layer, element, this.after.deck.measure.token, this.at);
  }

  private capture(room: RoomName): void {
    const box = this.boxOf(room);
    if (box) tear(this.layer, box, this.after.deck.measure.chamfer, this.at);
  }

  /** Those left behind close up. */
  private closeUp(travelled: ReadonlySet<string>): void {
    for (const [id, end] of this.after.spots) {
      const start = this.before.spots.get(id);
      if (!start || travelled.has(id) || (start.x === end.x && start.y === end.y)) continue;
      const frames = [{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: 'none' }];
      this.bodyOf(id)?.animate(frames, { duration: paced(TURN_MS), easing: EASE_IN_OUT });
    }
  }
}
