/** On a phone the sheet is pulled up to read more of it, and down to see more of the board. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './sheet-handle.css';

/** As high as what stands in it; almost everything; or no more than its first line. */
type Pull = 'fit' | 'tall' | 'low';

const LOW = 84;
/** What is left of the stage under a tall sheet, with the bars above and below. */
const ABOVE_TALL = 300;
/** Less than this is a tap with an unsteady finger. */
const DRAG_FROM = 6;

const tallest = () => innerHeight - ABOVE_TALL;

/** Where the sheet comes to rest when it is let go. */
function restAt(height: number): Pull {
  if (height < 140) return 'low';
  return height > tallest() * 0.8 ? 'tall' : 'fit';
}

function lay(shell: HTMLElement, pull: Pull): void {
  if (pull === 'fit') delete shell.dataset.sheet;
  else shell.dataset.sheet = pull;
  shell.style.setProperty('--sheet', `${pull === 'tall' ? tallest() : LOW}px`);
}

/** How high the sheet stands: the question, or the drawer in its place. */
function heightOf(shell: HTMLElement): number {
  const sheets = [...shell.querySelectorAll<HTMLElement>('.console, .drawer')];
  return Math.max(...sheets.map(({ offsetHeight }) => offsetHeight));
}

export function SheetHandle() {
  const handle = useRef<HTMLButtonElement>(null);
  const [pull, setPull] = useState<Pull>('fit');
  const start = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined);
  const dragged = useRef(false);
  const other: Pull = pull === 'tall' ? 'fit' : 'tall';
  const shell = () => handle.current?.closest<HTMLElement>('.shell') ?? undefined;
  useLayoutEffect(() => {
    const element = shell();
    if (element) lay(element, pull);
  }, [pull]);

  const onPointerDown = (event: PointerEvent) => {
    const element = shell();
    start.current = element && { y: event.clientY, height: heightOf(element) };
    dragged.current = false;
    handle.current?.setPointerCapture(event.pointerId);
  };
  /** The height the finger asks for. */
  const asked = ({ clientY }: PointerEvent): number | undefined =>
    start.current && Math.min(Math.max(start.current.height + start.current.y - clientY, LOW), tallest());
  const onPointerMove = (event: PointerEvent) => {
    const element = shell();
    const height = asked(event);
    if (!element || height === undefined || !start.current) return;
    if (!dragged.current && Math.abs(event.clientY - start.current.y) < DRAG_FROM) return;
    dragged.current = true;
    element.dataset.sheet = 'pulled';
    element.style.setProperty('--sheet', `${height}px`);
  };
  const onPointerUp = (event: PointerEvent) => {
    const element = shell();
    const height = asked(event);
    start.current = undefined;
    if (!element || height === undefined) return;
    // A browser makes no click of a tap soon after a pull.
    const rest = dragged.current ? restAt(height) : other;
    lay(element, rest);
    setPull(rest);
  };
  return (
    <button
      ref={handle}
      type="button"
      class="sheet-handle"
      aria-label={pull === 'tall' ? 'Lower the sheet' : 'Raise the sheet'}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      // By keyboard: a click without a pointer.
      onClick={({ detail }) => detail === 0 && setPull(other)}
    />
  );
}
