/** The keyboard of a lesson: Enter reads on, B goes back, S skips, Escape leaves. All else is the table's. */
import { isActing } from '@orrery/kernel';
import { useEffect } from 'preact/hooks';
import { type KeyLine, useKeyLines } from '../parts/key-lines.ts';
import { isTyping, pressesItself } from '../table/keys.ts';
import type { Session } from '../table/session.ts';
import type { Guide } from './guide.ts';

/** The key that does what the step wants, or the first thing towards it. */
export function keyOf(session: Session, guide: Guide): string | undefined {
  const choices = session.choices.value;
  const wanted = choices.all.find(({ action }) => guide.wants(action));
  if (!wanted) return undefined;
  const own = guide.boardKey?.(wanted.action);
  if (own !== undefined) return own;
  const { quiet, subject } = wanted.detail;
  if (quiet !== undefined) return quiet.toUpperCase();
  const digit = choices.asksForPiece && subject ? choices.digitOfPiece(subject.id) : choices.digitOf(wanted.action);
  return digit === undefined ? undefined : String(digit);
}

function onLessonKey(session: Session, guide: Guide, event: KeyboardEvent, onLeave: () => void): boolean {
  const choices = session.choices.peek();
  const key = event.key.toLowerCase();
  const { step } = guide;
  if (choices.byLetter(key)) return false;
  if (key === 'b') guide.back();
  else if (key === 's') guide.skip();
  else if (key === 'escape' && !choices.hasTaken) onLeave();
  else if (key === 'enter' && step && (!isActing(step) || guide.isBack) && !pressesItself(event.target)) guide.next();
  else return false;
  return true;
}

const LINES: readonly KeyLine[] = [
  { keys: 'Enter', words: 'Read on' },
  { keys: 'B', words: 'One step back' },
  { keys: 'S', words: 'Skip this step' },
  { keys: 'Esc', words: 'Leave the lesson' },
];

export function useLessonKeys(session: Session, guide: Guide, onLeave: () => void): void {
  useKeyLines(() => (guide.isOver ? undefined : { title: 'In this lesson', lines: LINES, basic: true }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || guide.isOver) return;
      if (onLessonKey(session, guide, event, onLeave)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, guide, onLeave]);
}
