/** Planning by keyboard: a key for each card, up and down for the ship, Backspace takes back, U undoes, Enter hands in. */
import { useEffect, useRef } from 'preact/hooks';
import { within } from '../../../parts/within.ts';
import { type KeyLine, useKeyLines } from '../../../parts/key-lines.ts';
import { CARD_FACES, cardByKey, fullName } from '../cards.ts';
import { ownShips } from './draft.ts';
import type { Plan } from './plan.ts';

export interface PlanKeys extends Plan {
  finish(this: void): void;
  escape(this: void): void;
}

const SHIP_ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** Two presses of Enter closer than this are one slip. */
const DOUBLE_PRESS_MS = 500;

/** Says whether the key was the plan's. */
export function onPlanKey(plan: PlanKeys, key: string, target: EventTarget | null): boolean {
  const card = cardByKey(key);
  const by = SHIP_ARROWS[key];
  // In a lesson the other letters, and Escape, are the coach's.
  if (plan.wanted && (key === 'Escape' || (card && !/\d/.test(key) && plan.hand[card] === 0))) return false;
  if (card) plan.add(card);
  else if (by !== undefined && !within(target, '.targets')) chooseNext(plan, by);
  else if (key === 'Backspace' || key === 'Delete') plan.takeBackLast();
  else if (key.toLowerCase() === 'u' && plan.canUndo) plan.undo();
  else if (key === 'Escape') plan.escape();
  else if ((key === 'ArrowRight' || key === 'ArrowLeft') && !within(target, 'button, [role="button"]'))
    document.querySelector<HTMLElement>('.stack[tabindex="0"]')?.focus();
  else return false;
  return true;
}

function chooseNext(plan: Plan, by: number): void {
  const ships = ownShips(plan.view);
  const at = ships.findIndex(({ nr }) => nr === plan.ship);
  const next = ships[(at + by + ships.length) % ships.length];
  if (next) plan.choose(next.nr);
}

/** Only cards that are in hand. */
function linesOf(plan: PlanKeys): readonly KeyLine[] {
  const cards = CARD_FACES.filter(({ id }) => plan.hand[id] > 0);
  return [
    ...cards.map(({ id, key }) => ({ keys: key, words: `Lay ${fullName(id)}` })),
    ...(ownShips(plan.view).length > 1 ? [{ keys: '↑ ↓', words: 'The other ship' }] : []),
    { keys: '← →', words: 'Go through your hand' },
    ...(plan.isEmpty ? [] : [{ keys: '⌫', words: 'Take the last card back' }]),
    ...(plan.canUndo ? [{ keys: 'U', words: 'Undo the last change' }] : []),
    { keys: 'Enter', words: 'Finish planning' },
  ];
}

export function usePlanKeys(plan: PlanKeys): void {
  useKeyLines(() => ({ title: 'Planning', lines: linesOf(now.current), answers: true }));
  const now = useRef(plan);
  now.current = plan;
  useEffect(() => {
    let pressed = Number.NEGATIVE_INFINITY;
    const onEnter = (event: KeyboardEvent): boolean => {
      if (event.key !== 'Enter' || within(event.target, 'button, a, [role="button"], summary')) return false;
      if (now.current.wanted?.finish === false) return false;
      const soon = event.timeStamp - pressed < DOUBLE_PRESS_MS;
      pressed = event.timeStamp;
      if (!soon && !event.repeat) now.current.finish();
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, 'input, select, textarea, dialog, [role="tab"], .drawer, .top-bar')) return;
      // A card that is held down is one card; an arrow may repeat.
      if (event.repeat && !(event.key in SHIP_ARROWS)) return;
      const own = within(event.target, '.program-cards') && /^(?:Arrow|Backspace|Delete)/.test(event.key);
      if (own || (event.shiftKey && event.key.startsWith('Arrow'))) return;
      if (!onEnter(event) && !onPlanKey(now.current, event.key, event.target)) return;
      event.preventDefault();
    };
    // Before the shell's own keys, which stand at the window too: digits would lay a card at the table at once.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
