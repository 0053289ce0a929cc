/** The keyboard of the table: digits choose, arrows move the cursor, Enter takes it, letters for the rest. */
import { useEffect } from 'preact/hooks';
import { type KeyLine, useKeyLines } from '../parts/key-lines.ts';
import { aloneWords, FILTER_FROM } from './choices.ts';
import { FILM_KEYS, onFilmKey } from './film-keys.ts';
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

/** A key of the table: what the list of keys says of it now, and what it does. `press` says whether the key was this one. */
interface TableKey {
  /** `answered`: a board answers the question by keys of its own. */
  lines(session: Session, answered: boolean): readonly KeyLine[];
  press(session: Session, event: KeyboardEvent): boolean;
}

/** Being asked once more: the way back is 1, Enter and Escape; going through with it is a key of its own. */
const CONFIRMING: TableKey = {
  lines: (session) =>
    session.choices.peek().confirming.peek()
      ? [
          { keys: '1, Enter, Esc', words: 'Choose again' },
          { keys: '2', words: 'Do it all the same' },
        ]
      : [],
  press(session, { key }) {
    const choices = session.choices.peek();
    const choice = choices.confirming.peek();
    if (!choice) return false;
    if (key === '2') session.confirm(choice);
    else if (key === '1' || key === 'Enter' || key === 'Escape') choices.confirming.value = undefined;
    return key !== 'Tab';
  },
};

const PIECE: TableKey = {
  lines(session) {
    const choices = session.choices.peek();
    if (choices.selected === undefined) return [];
    const other = choices.pieces.length > 1 ? [{ keys: 'Tab', words: 'Take the next piece' }] : [];
    return [...other, ...(choices.hasTaken ? [{ keys: 'Esc', words: 'Put the piece back' }] : [])];
  },
  press(session, event) {
    const choices = session.choices.peek();
    if (choices.selected === undefined) return false;
    if (event.key === 'Escape' && choices.hasTaken) choices.select(undefined);
    else if (event.key === 'Tab' && !event.shiftKey && choices.pieces.length > 1 && isAtTheQuestion(event.target))
      choices.selectNext();
    else return false;
    return true;
  },
};

const CHOOSING: TableKey = {
  lines(session, answered) {
    const choices = session.choices.peek();
    const count = choices.shown.peek().length;
    const some = [
      { keys: count > 1 ? `1–${count}` : '1', words: choices.asksForPiece ? 'Take a piece' : 'Choose by number' },
      { keys: '← ↑ ↓ →', words: 'Move the cursor' },
      { keys: 'Enter', words: 'Take what the cursor stands on' },
    ];
    const pages = choices.pages.peek() > 1 ? [{ keys: 'Page ↑ ↓', words: 'More choices' }] : [];
    const quiet = choices.quiet.map((choice) => ({
      keys: (choice.detail.quiet ?? '').toUpperCase(),
      words: aloneWords(choice),
    }));
    return [...(count > 0 && !answered ? [...some, ...pages] : []), ...quiet];
  },
  press(session, event) {
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
  },
};

const ANSWERING = [CONFIRMING, PIECE, CHOOSING];

/** A letter that does the same at every question. */
interface Letter {
  readonly key: string;
  readonly words: string;
  when(this: void, session: Session): boolean;
  /** May say that there was nothing to do. */
  press(session: Session, keys: TableKeys): void | boolean;
}

const isOver = (session: Session): boolean => session.shown.peek().outcome !== undefined;

const LETTERS: readonly Letter[] = [
  {
    key: 'u',
    words: 'Take your last action back',
    // A lesson only goes on.
    when: (session) => !session.gate,
    press: (session) => void session.undo(),
  },
  {
    key: '/',
    words: 'Search the choices',
    when: (session) => session.choices.peek().reach >= FILTER_FROM,
    press: (_, keys) => keys.onFilter(),
  },
  {
    key: 'a',
    words: 'Show again what the others did',
    when: (session) => session.canShowAgain,
    press: (session) => session.showAgain(),
  },
  {
    key: 'h',
    words: 'What would the bot do?',
    when: (session) => session.canBeAdvised,
    press: (session) => void session.advise(),
  },
  {
    key: 'r',
    words: 'Rematch',
    when: (session) => isOver(session) && session.canRematch,
    press: (_, keys) => keys.onRematch(),
  },
  { key: 's', words: 'Save the match to a file', when: isOver, press: (_, keys) => keys.onSave() },
  { key: 'w', words: 'Watch the replay', when: isOver, press: (_, keys) => keys.onReplay() },
  { key: 'e', words: 'How it went', when: isOver, press: (_, keys) => keys.onEnd() },
];

function onLetter(session: Session, keys: TableKeys, key: string): boolean {
  const letter = LETTERS.find((one) => one.key === key && one.when(session));
  return letter !== undefined && letter.press(session, keys) !== false;
}

/** Nobody plays here: Space stops and goes on, the right arrow steps. */
const WATCHING: TableKey = {
  lines: () => [
    { keys: 'Space', words: 'Stop and go on' },
    { keys: '→', words: 'The next picture or move' },
  ],
  press(session, { key, target }) {
    if (key === ' ' && !pressesItself(target)) session.togglePause();
    else if (key === 'ArrowRight') session.stepOn();
    else return false;
    return true;
  },
};

function linesNow(session: Session, answered: boolean): readonly KeyLine[] {
  const letters = LETTERS.filter(({ when }) => when(session)).map(({ key, words }) => ({
    keys: key.toUpperCase(),
    words,
  }));
  if (session.isWatching) return [...WATCHING.lines(session, answered), ...letters];
  if (session.film.peek()) return FILM_KEYS;
  return [...ANSWERING.flatMap((key) => key.lines(session, answered)), ...letters];
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
  useKeyLines((answered) => ({ title: 'At this table', lines: linesNow(session, answered), basic: true }));
  useEffect(() => {
    const onEnter = enterToEnd(session);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.repeat && !(event.key in STEPS)) return;
      if (session.choices.peek().confirming.peek() && event.key === 'Enter' && pressesItself(event.target)) return;
      const veiled = session.passTo !== undefined;
      const handled =
        !veiled &&
        (CONFIRMING.press(session, event) ||
          onEnter(event) ||
          PIECE.press(session, event) ||
          CHOOSING.press(session, event));
      if (handled || onLetter(session, keys, event.key.toLowerCase())) event.preventDefault();
    };
    // Before the board's and the buttons' own handlers a waiting reply is shown, and the key has done its work.
    const onCapture = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const film = session.film.peek();
      if (session.isWatching) {
        if (hasArrows(event.target) || !WATCHING.press(session, event)) return;
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
