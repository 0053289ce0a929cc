/** How wide words are on the board, in pixels: SVG does not lay out lines by itself. */
import { signal } from '@preact/signals';

/** Of the condensed letters, where nothing can be measured. */
const ABOUT = 0.47;
const FAMILY = '"IBM Plex Sans Condensed"';

/** The fonts that have come since they were first needed: whatever was drawn by a guess is drawn again. */
const come = signal<ReadonlySet<string>>(new Set());
const awaited = new Set<string>();

function waitFor(font: string): void {
  if (awaited.has(font)) return;
  awaited.add(font);
  void document.fonts.load(font).then(() => {
    come.value = new Set(come.peek()).add(font);
  });
}

let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** Words of the board in semibold at a size. */
export function widthOf(words: string, size: number): number {
  const font = `600 ${size}px ${FAMILY}`;
  // Before the letters have come, a guess; it is not kept.
  if (!come.value.has(font) && !document.fonts.check(font)) {
    waitFor(font);
    return words.length * size * ABOUT;
  }
  const key = `${size} ${words}`;
  let width = known.get(key);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return words.length * size * ABOUT;
    context.font = font;
    width = context.measureText(words).width;
    known.set(key, width);
  }
  return width;
}
