/** What is pressed as soon as something else stands there was meant for what stood there before. */
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isTouch } from '../games/touch.ts';
import type { Session } from './session.ts';
import './too-soon.css';

/** The end of a match or a lesson: a page that nobody waited for. */
const TOO_SOON_MS = 600;
/** Another question: sooner than this nobody has read it. */
const UNREAD_MS = 350;

/** A key that is still down, or is pressed so soon after what it would press has come. */
export const isTooSoon = ({ repeat, timeStamp }: KeyboardEvent, since: number): boolean =>
  repeat || timeStamp - since < TOO_SOON_MS;

let timer: ReturnType<typeof setTimeout> | undefined;

/** For a moment nothing is under finger or mouse (too-soon.css); what has the focus is still pressed by key. */
export function ignoreTaps(): void {
  const { dataset } = document.documentElement;
  dataset.settling = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.settling, TOO_SOON_MS);
}

/** The button that a finger pressed last. */
interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** What a button says it does, without what would come of it now. */
function wordsOf(button: Element): string {
  const words = button.querySelector('.choice-words')?.firstChild ?? button;
  return words.textContent ?? '';
}

const buttonIn = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(':is(.console, .coach) button') : null;

/**
 * Where a finger has pressed a button of the sheet, another one that comes there is out of its reach for a moment: two quick
 * taps are not two answers. The same button goes on being pressed as quickly as somebody likes, and so does every other.
 * `stands`: reads the signals that say what stands in the sheet.
 */
export function useUnread(stands: () => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = buttonIn(event.target);
      if (button) pressed = isTouch(event) ? { x: event.clientX, y: event.clientY, words: wordsOf(button) } : undefined;
    };
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      pressed = undefined;
    };
  }, []);
  useSignalEffect(() => {
    stands();
    shieldPressed();
  });
}

/** Reads what the sheet of a table shows: a question, a piece in hand, or whether that is meant. */
export function standing(session: Session): void {
  const choices = session.choices.value;
  void [session.film.value, choices.selected, choices.confirming.value];
}

let pressed: Pressed | undefined;
let shield: HTMLElement | undefined;

function shieldPressed(): void {
  if (!pressed) return;
  const { x, y, words } = pressed;
  shield?.remove();
  const own = document.createElement('div');
  own.className = 'unread-shield';
  own.style.left = `${x}px`;
  own.style.top = `${y}px`;
  document.body.append(own);
  shield = own;
  setTimeout(() => own.remove(), UNREAD_MS);
  // Once what stands there now is drawn.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const below = document.elementsFromPoint(x, y).find((element) => element !== own);
      const button = buttonIn(below ?? null);
      // What would lose something asks once more in the same words.
      if (button && !button.matches('.danger') && wordsOf(button) === words) own.remove();
    }),
  );
}
