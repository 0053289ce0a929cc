/** The keyboard of the table: digits choose, arrows move the cursor, Enter takes it, letters for the rest. */
import { useEffect } from 'preact/hooks';
import type { Session } from './session.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
/** Keys that answer a question; while something is still being shown they only skip the wait. */
const ANSWERS = /^(?:[1-9]|Enter| |Arrow\w+)$/;

export interface TableKeys {
  onRematch(this: void): void;
  onSave(this: void): void;
  /** Puts the focus into the filter, where there is one. */
  onFilter(this: void): boolean;
}

/** Enter on a button or a link is that button's own. */
function pressesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function onChoiceKey(session: Session, event: KeyboardEvent): boolean {
  const choices = session.choices.peek();
  const { key } = event;
  const digit = /^[1-9]$/.test(key) ? choices.byDigit(Number(key)) : undefined;
  const step = STEPS[key];
  const page = PAGES[key];
  if (digit) void session.act(digit.action);
  else if (step !== undefined) choices.move(step);
  else if (page !== undefined) choices.turnPage(page);
  else if (key === 'Enter' && !pressesItself(event.target) && choices.current) void session.act(choices.current.action);
  else return false;
  return true;
}

function onLetter(session: Session, keys: TableKeys, key: string): boolean {
  const over = session.shown.peek().outcome !== undefined;
  if (key === 'u') void session.undo();
  else if (key === '/') return keys.onFilter();
  else if (over && key === 'r') keys.onRematch();
  else if (over && key === 's') keys.onSave();
  else return false;
  return true;
}

export function useTableKeys(session: Session, keys: TableKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.repeat && !(event.key in STEPS)) return;
      const veiled = session.passTo !== undefined;
      if ((!veiled && onChoiceKey(session, event)) || onLetter(session, keys, event.key.toLowerCase()))
        event.preventDefault();
    };
    // Before the board's and the buttons' own handlers a waiting reply is shown, and the key has done its work.
    const onCapture = (event: KeyboardEvent) => {
      if (!ANSWERS.test(event.key) || isTyping(event.target) || !session.pace.waiting) return;
      session.pace.hurry();
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
