/** Mouse, fingers and keys as they move a camera. What they press on the board stays theirs. */
import { within } from '../../parts/within.ts';
import type { KeyLine } from '../../parts/key-lines.ts';
import { type Camera, ZOOM_STEP } from './camera.ts';
import type { Point } from './math.ts';
import { isTouch } from '../touch.ts';

/** Less than this is a click with an unsteady hand. */
const DRAG_FROM = 6;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 28;
/** Shift and an arrow go so far. */
const KEY_PAN = 80;
const WHEEL_PACE = 0.0022;
const PINCH_PACE = 0.01;
const PAN_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What takes clicks itself is not ground that is tapped twice. */
const LIVE = '[role="button"], button, a, .camera-tools, .camera-map';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** One stage and the pointers on it. */
class Pointers {
  private readonly camera: Camera;
  private readonly element: HTMLElement;
  private readonly down = new Map<number, Point>();
  private start: Point | undefined;
  private dragging = false;
  /** Ended as a drag: the click that follows is none. */
  private dragged = false;
  private lastTap: { readonly at: number; readonly point: Point } | undefined;

  constructor(camera: Camera, element: HTMLElement) {
    this.camera = camera;
    this.element = element;
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Some mice count in lines of about 16 pixels.
    const turned = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    // Two fingers on a pad come as a wheel with Ctrl, in small numbers.
    const pace = event.ctrlKey ? PINCH_PACE : WHEEL_PACE;
    this.camera.zoom(Math.exp(-turned * pace), this.pointOf(event), false);
  };

  readonly onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.defaultPrevented) return;
    this.down.set(event.pointerId, this.pointOf(event));
    this.start = this.pointOf(event);
    this.dragging = this.down.size > 1;
    this.dragged = this.dragging;
  };

  readonly onMove = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const now = this.pointOf(event);
    this.down.set(event.pointerId, now);
    if (this.down.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.down.size === 1) this.drag(event, before, now);
  };

  private pinch(moved: number, before: Point, now: Point): void {
    const other = [...this.down].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    this.camera.pinch(middle(before, other), middle(now, other), factor);
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    // With everything in sight there is nothing to pull at.
    if (!this.camera.hidesSome.peek() || !this.start) return;
    if (!this.dragging && distance(this.start, now) < DRAG_FROM) return;
    if (!this.dragging) this.element.setPointerCapture(event.pointerId);
    this.dragging = true;
    this.dragged = true;
    this.camera.pan(now.x - before.x, now.y - before.y);
  }

  readonly onUp = (event: PointerEvent): void => {
    const point = this.down.get(event.pointerId);
    this.down.delete(event.pointerId);
    if (this.down.size > 0) return;
    if (event.type === 'pointerup' && point && !this.dragged && event.pointerType === 'touch') this.onTap(point, event);
    this.dragging = false;
  };

  private onTap(point: Point, event: PointerEvent): void {
    const last = this.lastTap;
    const isSecond = last && event.timeStamp - last.at < DOUBLE_TAP_MS && distance(last.point, point) < DOUBLE_TAP_PX;
    this.lastTap = isSecond || within(event.target, LIVE) ? undefined : { at: event.timeStamp, point };
    if (isSecond && !within(event.target, LIVE)) this.camera.zoomToggle(point);
  }

  readonly onDoubleClick = (event: MouseEvent): void => {
    if (!isTouch(event) && !within(event.target, LIVE)) this.camera.zoomToggle(this.pointOf(event));
  };

  readonly onClick = (event: MouseEvent): void => {
    // Enter on a button is a click without a pointer.
    if (!this.dragged || event.detail === 0) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** What the list of keys says of them. */
export const cameraLines = (camera: Camera): readonly KeyLine[] => [
  { keys: '+ −', words: 'Closer, farther' },
  ...(camera.hidesSome.peek() ? [{ keys: 'Shift ← ↑ ↓ →', words: 'Move the map' }] : []),
  { keys: '0', words: 'Show all of it' },
];

/** Says whether the key was the camera's: not a digit, a plain arrow or Enter, which belong to the table. */
function onKey(camera: Camera, { key, shiftKey }: KeyboardEvent): boolean {
  const pan = PAN_KEYS[key];
  if (key === '+' || key === '=') camera.zoom(ZOOM_STEP);
  else if (key === '-' || key === '_') camera.zoom(1 / ZOOM_STEP);
  else if (key === '0') camera.showAll();
  else if (pan && shiftKey && camera.hidesSome.peek()) camera.pan(pan[0] * KEY_PAN, pan[1] * KEY_PAN, true);
  else return false;
  return true;
}

/** Lets a stage be moved by hand; gives back what ends it. */
export function listen(camera: Camera, element: HTMLElement): () => void {
  const pointers = new Pointers(camera, element);
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      within(event.target, 'input, select, textarea, dialog')
    )
      return;
    if (!onKey(camera, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('wheel', pointers.onWheel, { passive: false, signal });
  element.addEventListener('pointerdown', pointers.onDown, { signal });
  element.addEventListener('pointermove', pointers.onMove, { signal });
  element.addEventListener('pointerup', pointers.onUp, { signal });
  element.addEventListener('pointercancel', pointers.onUp, { signal });
  element.addEventListener('dblclick', pointers.onDoubleClick, { signal });
  element.addEventListener('click', pointers.onClick, { capture: true, signal });
  // On the document: after the shell's own first look at a key, before what stands on the page.
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  return () => ending.abort();
}
