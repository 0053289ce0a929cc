/** The keyboard of the table: digits choose, arrows move the cursor, Enter takes it, letters for the rest. */
import { useEffect } from 'preact/hooks';
import { onFilmKey } from './film-keys.ts';
import type { Session } from './session.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
/** Keys that answer a question; while something is still being shown they only skip the wait. */
const ANSWERS = /^(?:[1-9]|Enter| |Arrow\w+)$/;
/** Two presses of Enter closer than this are one slip: the second ends nothing. */
const DOUBLE_PRESS_MS = 500;

export interface TableKeys {
  onRematch(this: void): void;
  onSave(this: void): void;
  onReplay(this: void): void;
  /** To the page about the end. */
  onEnd(this: void): void;
  /** Puts the focus into the filter, where there is one. */
  onFilter(this: void): boolean;
}

/** Enter on a button or a link is that button's own. */
export function pressesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Tabs have arrows of their own. */
function hasArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tab"]') !== null;
}

/** In the drawer and the bars Tab goes its way; at the question it goes to the other piece. */
function isAtTheQuestion(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('.middle') !== null);
}

/** Being asked once more: the way back is 1, Enter and Escape; going through with it is a key of its own. */
function onConfirmKey(session: Session, { key }: KeyboardEvent): boolean {
  const choices = session.choices.peek();
  const choice = choices.confirming.peek();
  if (!choice) return false;
  if (key === '2') session.confirm(choice);
  else if (key === '1' || key === 'Enter' || key === 'Escape') choices.confirming.value = undefined;
  return key !== 'Tab';
}

function onPieceKey(session: Session, event: KeyboardEvent): boolean {
  const choices = session.choices.peek();
  if (choices.selected === undefined) return false;
  if (event.key === 'Escape') choices.select(undefined);
  else if (event.key === 'Tab' && !event.shiftKey && choices.pieces.length > 1 && isAtTheQuestion(event.target))
    choices.selectNext();
  else return false;
  return true;
}

function onChoiceKey(session: Session, event: KeyboardEvent): boolean {
  const choices = session.choices.peek();
  const { key } = event;
  const item = /^[1-9]$/.test(key) ? choices.byDigit(Number(key)) : undefined;
  const quiet = choices.byLetter(key);
  const step = STEPS[key];
  const page = PAGES[key];
  if (item) session.press(item);
  else if (quiet) session.choose(quiet.action);
  else if (step !== undefined) choices.move(step);
  else if (page !== undefined) choices.turnPage(page);
  else if (key === 'Enter' && !pressesItself(event.target) && choices.current) session.press(choices.current);
  else return false;
  return true;
}

function onLetter(session: Session, keys: TableKeys, key: string): boolean {
  const over = session.shown.peek().outcome !== undefined;
  if (key === 'u') void session.undo();
  else if (key === '/') return keys.onFilter();
  else if (key === 'a' && session.canShowAgain) session.showAgain();
  else if (over && key === 'r') keys.onRematch();
  else if (over && key === 's') keys.onSave();
  else if (over && key === 'w') keys.onReplay();
  else if (over && key === 'e') keys.onEnd();
  else return false;
  return true;
}

/** Nobody plays here: Space stops and goes on, the right arrow steps. */
function onWatchKey(session: Session, { key, target }: KeyboardEvent): boolean {
  if (key === ' ' && !pressesItself(target)) session.togglePause();
  else if (key === 'ArrowRight') session.stepOn();
  else return false;
  return true;
}

/** Enter where ending is the only way forward: not as the second half of a double press. */
function enterToEnd(session: Session) {
  let pressed = Number.NEGATIVE_INFINITY;
  return (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter') return false;
    const soon = event.timeStamp - pressed < DOUBLE_PRESS_MS;
    pressed = event.timeStamp;
    const only = session.choices.peek().onlyWay;
    if (!only || (pressesItself(event.target) && !soon)) return false;
    if (!soon) session.choose(only.action);
    return true;
  };
}

export function useTableKeys(session: Session, keys: TableKeys): void {
  useEffect(() => {
    const onEnter = enterToEnd(session);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.repeat && !(event.key in STEPS)) return;
      if (session.choices.peek().confirming.peek() && event.key === 'Enter' && pressesItself(event.target)) return;
      const veiled = session.passTo !== undefined;
      const handled =
        !veiled &&
        (onConfirmKey(session, event) || onEnter(event) || onPieceKey(session, event) || onChoiceKey(session, event));
      if (handled || onLetter(session, keys, event.key.toLowerCase())) event.preventDefault();
    };
    // Before the board's and the buttons' own handlers a waiting reply is shown, and the key has done its work.
    const onCapture = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const film = session.film.peek();
      if (session.isWatching) {
        if (hasArrows(event.target) || !onWatchKey(session, event)) return;
      } else if (film) {
        if (hasArrows(event.target) || !onFilmKey(film, event, () => session.endFilm())) return;
      } else if (ANSWERS.test(event.key) && session.skippable) session.skip();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onCapture, true);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, true);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [session, keys]);
}
