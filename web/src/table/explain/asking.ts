/**
 * What the player asks about: whatever carries `data-explain` and is pointed at for a moment, reached by Tab or an arrow,
 * named by the key `?`, or held with a finger. A click, a drag or any other key is never in the way of it, nor it in theirs.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isTyping } from '../keys.ts';

export interface Asked {
  readonly element: Element;
  readonly subject: string;
  /** By whom: a mouse that goes away takes it along, a key or a finger does not. */
  readonly by: 'mouse' | 'key' | 'finger';
  /** The key `?` was pressed, so it is also said aloud. */
  readonly aloud: boolean;
}

const HOVER_MS = 400;
/** The way from a thing to its explanation. */
const LEAVING_MS = 250;
const HOLD_MS = 500;
/** An unsteady finger still holds. */
const SLIP_PX = 10;
/** A hand that rests on its mouse trembles. */
const REST_PX = 3;

const SUBJECT = '[data-explain]';
/** Whoever holds an answer wants to know more of it, and does not give it, even where there are no words for it. */
const ANSWER = '.console :is(.choices, .answers) :is(button, [role="button"]), .console .quiet-row button';
/** Keys that only go from place to place. */
const GOING = /^(?:Tab|Arrow\w+|Home|End)$/;

interface Point {
  readonly x: number;
  readonly y: number;
}

const isWithin = (px: number, { clientX, clientY }: PointerEvent, { x, y }: Point): boolean =>
  Math.hypot(clientX - x, clientY - y) <= px;

const subjectAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(SUBJECT)) || undefined;

const isSeen = (element: Element): boolean =>
  element.closest('[inert]') === null && element.getClientRects().length > 0;

export class Asking {
  readonly asked: ReadonlySignal<Asked | undefined>;
  private readonly now = signal<Asked | undefined>(undefined);
  private readonly knows: (subject: string) => boolean;
  private readonly onNothing: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pointed: Element | undefined;
  /** Where the mouse came to rest. */
  private mouse: Point | undefined;
  /** Where a finger is down; `asks`: on something that it may ask about. */
  private held: (Point & { readonly asks: boolean }) | undefined;
  private lastKey = '';
  /** A finger has held something long enough, or only ends the reading: what it does when it goes up is no click. */
  private swallows = false;

  /** `knows`: whether there are words for it. `onNothing`: `?` was pressed where there is nothing to explain. */
  constructor(knows: (subject: string) => boolean, onNothing: () => void) {
    this.knows = knows;
    this.onNothing = onNothing;
    this.asked = this.now;
  }

  close(): void {
    clearTimeout(this.timer);
    this.now.value = undefined;
  }

  private subjectOf(element: Element | undefined): string | undefined {
    const subject = element?.getAttribute('data-explain');
    return subject && this.knows(subject) ? subject : undefined;
  }

  private ask(element: Element | undefined, by: Asked['by'], aloud = false): boolean {
    const subject = this.subjectOf(element);
    if (!element || subject === undefined || !isSeen(element)) return false;
    clearTimeout(this.timer);
    this.now.value = { element, subject, by, aloud };
    return true;
  }

  private soon(task: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, milliseconds);
  }

  private isInCard(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('.explanation') !== null;
  }

  /** Something came under the mouse; the mouse itself may rest. */
  private readonly onOver = (event: PointerEvent): void => {
    this.look(event, this.mouse !== undefined && !isWithin(REST_PX, event, this.mouse));
  };

  private look(event: PointerEvent, hasMoved: boolean): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const element = subjectAt(event.target);
    if (this.isInCard(event.target)) {
      this.pointed = undefined;
      clearTimeout(this.timer);
    } else if (element && element === this.now.peek()?.element) {
      this.pointed = element;
      clearTimeout(this.timer);
    } else if (element !== this.pointed) {
      // What comes under a mouse that rests is not pointed at before the mouse moves.
      if (hasMoved) this.pointed = element;
      if (hasMoved && element && this.subjectOf(element) !== undefined)
        this.soon(() => this.ask(element, 'mouse'), HOVER_MS);
      else if (this.now.peek()?.by === 'mouse') this.soon(() => this.close(), LEAVING_MS);
      else clearTimeout(this.timer);
    }
  }

  private readonly onDown = (event: PointerEvent): void => {
    this.swallows = false;
    // A click moves the focus too, but whoever clicks does not ask.
    this.lastKey = '';
    if (this.isInCard(event.target)) return;
    const isOpen = this.now.peek() !== undefined;
    this.close();
    this.pointed = subjectAt(event.target);
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    this.swallows = isOpen;
    const element = this.pointed;
    const isAnswer = event.target instanceof Element && event.target.closest(ANSWER) !== null;
    this.held = { x: event.clientX, y: event.clientY, asks: isAnswer || this.subjectOf(element) !== undefined };
    this.soon(() => {
      this.swallows = this.ask(element, 'finger') || isAnswer || isOpen;
    }, HOLD_MS);
  };

  /** A finger is also told as a mouse, which moves the focus, and with it what is selected. */
  private readonly onMouseDown = (event: MouseEvent): void => {
    if ((this.swallows || this.held?.asks) && !this.isInCard(event.target)) event.preventDefault();
  };

  /** What moves under the mouse is another thing now. */
  private readonly onWheel = (event: Event): void => {
    if (!this.isInCard(event.target)) this.close();
  };

  private readonly onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      if (this.mouse && isWithin(REST_PX, event, this.mouse)) return;
      this.look(event, true);
      this.mouse = { x: event.clientX, y: event.clientY };
      return;
    }
    const { held } = this;
    if (!held || isWithin(SLIP_PX, event, held)) return;
    this.held = undefined;
    this.close();
  };

  private readonly onUp = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    this.held = undefined;
    if (!this.now.peek()) clearTimeout(this.timer);
  };

  private readonly onClick = (event: MouseEvent): void => {
    if (!this.swallows || this.isInCard(event.target)) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Browsers open a menu where a finger holds. */
  private readonly onMenu = (event: Event): void => {
    if (this.swallows || this.held) event.preventDefault();
  };

  private readonly onFocus = ({ target }: FocusEvent): void => {
    if (!GOING.test(this.lastKey)) return;
    const element = subjectAt(target);
    if (element) this.soon(() => this.ask(element, 'key'), HOVER_MS);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    this.lastKey = event.key;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const open = this.now.peek();
    if (event.key === '?') this.onQuestion(open);
    else if (event.key === 'Escape' && open) this.close();
    else {
      // Any other key does what it always does; where it leads to is explained anew.
      if (open && !this.isInCard(event.target)) this.close();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** What has the focus; then, with each further press, the next thing; in a part of the table, the first thing in it. */
  private onQuestion(open: Asked | undefined): void {
    const focused = document.activeElement ?? undefined;
    if (open) {
      const around = open.element.closest('.seats, .band, .side, .console, .stage') ?? document.body;
      const all = [...around.querySelectorAll(SUBJECT)];
      const at = all.indexOf(open.element);
      const next = [...all.slice(at + 1), ...all.slice(0, at)].find(
        (element) => element.getAttribute('data-explain') !== open.subject && this.ask(element, 'key', true),
      );
      if (!next) this.close();
    } else if (!this.ask(subjectAt(focused ?? null), 'key', true)) {
      const inside = focused === document.body ? [] : [...(focused?.querySelectorAll(SUBJECT) ?? [])];
      if (!inside.some((element) => this.ask(element, 'key', true))) this.onNothing();
    }
  }

  /** Gives back what ends it. */
  listen(): () => void {
    const ending = new AbortController();
    const { signal: until } = ending;
    const early = { capture: true, signal: until };
    window.addEventListener('pointerover', this.onOver, { signal: until });
    window.addEventListener('pointerdown', this.onDown, early);
    window.addEventListener('mousedown', this.onMouseDown, early);
    window.addEventListener('pointermove', this.onMove, { signal: until });
    window.addEventListener('pointerup', this.onUp, early);
    window.addEventListener('pointercancel', this.onUp, early);
    window.addEventListener('wheel', this.onWheel, { ...early, passive: true });
    window.addEventListener('click', this.onClick, early);
    window.addEventListener('contextmenu', this.onMenu, early);
    window.addEventListener('focusin', this.onFocus, { signal: until });
    window.addEventListener('keydown', this.onKey, early);
    return () => {
      ending.abort();
      this.close();
    };
  }
}
