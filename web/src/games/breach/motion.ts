/** What happened, shown: tokens travel, hidden units flip, shots fly. The picture itself never depends on it. */
import { aiDataOf, type RoomName } from '@orrery/breach/client';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE_IN_OUT, paced } from '../../settings/motion.ts';
import { along, bolt, type Drawn, drop, note, TURN_MS, useMotion } from '../motion.ts';
import { fall, outlineOf, pulse, tear } from './effects.ts';
import { middleOf } from '../../parts/placing.ts';
import type { Box } from '../camera/math.ts';
import { type Deck, passage } from './geometry.ts';
import type { Events } from './props.ts';
import type { Stand } from './stand.ts';

const STEP_MS = 180;
const SHOT_MS = 220;

export interface DeckPicture {
  readonly moves: number;
  readonly events: Events;
  readonly deck: Deck;
  readonly stands: ReadonlyMap<string, Stand>;
}

type Shown = Drawn<DeckPicture>;

export function useDeckMotion(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  picture: DeckPicture,
): void {
  /** The deck on which the last film began. */
  const filmed = useRef<Deck | undefined>(undefined);
  useMotion(svg, layer, picture, (signs, before, after) => {
    // After a turn of the board or with a new size the picture just stands.
    if (before.deck !== after.deck) return;
    filmed.current = after.deck;
    new Film(signs, before, after).play(after.events);
  });
  useLayoutEffect(() => {
    // The stage often changes its height with the next question: what is still flying goes along.
    if (filmed.current) layer.current?.setAttribute('transform', shiftTo(filmed.current.outer, picture.deck.outer));
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

  play(events: Events): void {
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

  private show(event: NonNullable<Events[number]>): void {
    switch (event.kind) {
      case 'pirateMoved':
        this.travel(event.unit, event.from, event.to);
        break;
      case 'unitRevealed':
        this.turn(event.unit);
        break;
      case 'unitInstalled':
      case 'pirateHired':
        drop(this.bodyOf(event.unit), this.at);
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
  private mark(event: NonNullable<Events[number]>): void {
    const ids =
      event.kind === 'unitUsed'
        ? [event.unit, ...event.hits.map(({ unit }) => unit)]
        : 'unit' in event
          ? [event.unit]
          : [];
    if (event.kind === 'pirateAttacked') ids.push(event.target);
    for (const id of ids) {
      const stand = this.after.stands.get(id) ?? this.before.stands.get(id);
      if (stand) outlineOf(this.layer, stand, stand.size);
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
    const [start, end] = [this.before.stands.get(id), this.after.stands.get(id)];
    const [out, into] = [this.boxOf(from), this.boxOf(to)];
    if (!start || !end || !out || !into) return;
    const door = middleOf(passage(out, into).box);
    const duration = paced(2 * STEP_MS);
    this.bodyOf(id)?.animate(along([start, door, end], end), { duration, easing: EASE_IN_OUT });
    this.at += duration;
  }

  private turn(id: string): void {
    const frames = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }];
    this.bodyOf(id)?.animate(frames, { duration: paced(TURN_MS), delay: this.at, easing: EASE_IN_OUT });
  }

  private shoot(from: string, to: string): void {
    const [start, end] = [this.before.stands.get(from), this.before.stands.get(to)];
    if (start && end) bolt(this.layer, start, end, { duration: paced(SHOT_MS), delay: this.at, part: 0.6 });
    this.at += paced(SHOT_MS);
  }

  private sweep(room: RoomName): void {
    const box = this.boxOf(room);
    if (box) pulse(this.layer, box, paced(2 * SHOT_MS), this.at);
    this.at += paced(SHOT_MS);
  }

  private strike(id: string, damage: number, left: number): void {
    const stand = this.before.stands.get(id);
    const element = this.before.elements.get(id);
    if (!stand) return;
    note(this.layer, stand, `−${damage}`, { delay: this.at, danger: true });
    if (left === 0 && element) fall(this.layer, element, stand.size, this.at);
  }

  private capture(room: RoomName): void {
    const box = this.boxOf(room);
    if (box) tear(this.layer, box, this.after.deck.measure.chamfer, this.at);
  }

  /** Those left behind close up. */
  private closeUp(travelled: ReadonlySet<string>): void {
    for (const [id, end] of this.after.stands) {
      const start = this.before.stands.get(id);
      if (!start || travelled.has(id) || (start.x === end.x && start.y === end.y)) continue;
      this.bodyOf(id)?.animate(along([start, end], end), { duration: paced(TURN_MS), easing: EASE_IN_OUT });
    }
  }
}
