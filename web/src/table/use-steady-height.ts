/**
 * The room of the console. While a player answers question after question it only grows, so that board and answers stay
 * where they are under the eye and the finger. It gives room back when the others have played in between, and to a question
 * of a kind that has always needed far less.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** The stage keeps the larger part of the screen, whatever a question once needed. */
const SHARE_MOST = 0.45;
/** A row of answers: to give back less would be one more jump for nothing. */
const ROW = 48;
const PHONE = '(max-width: 719px)';
/** On a phone the console grows by steps: a line more here and there is no reason to move the board. */
const STEP = 24;
/** Two lines of what has happened, and a second line of the question: so much above the answers is kept free for them. */
const LEAD_MOST = 60;
/** On a phone, a question that leaves more than this empty has the board nearer instead. */
const HALF = 0.5;

export interface Measured {
  /** How many moves this viewer has seen. */
  readonly moves: number;
  readonly isAsked: boolean;
  /** What kind of question it is; of no kind while nothing is asked. */
  readonly kind: string | undefined;
  /** How high that is what stands there now. */
  readonly needed: number;
}

export interface Steady {
  /** What the console has. */
  readonly height: number;
  /** What the questions since the others last played have needed. */
  readonly tallest: number;
  /** When this player was asked last, and what. */
  readonly askedAt: number;
  readonly asked: string | undefined;
  /** What each kind of question has needed at most. */
  readonly byKind: { readonly [kind: string]: number };
}

/** What the console has next. */
export function steadyAfter(before: Steady | undefined, now: Measured): Steady {
  const { moves, kind, needed } = now;
  const byKind =
    kind === undefined ? before?.byKind : { ...before?.byKind, [kind]: Math.max(needed, before?.byKind[kind] ?? 0) };
  const usual = kind === undefined ? Infinity : (byKind?.[kind] ?? needed);
  const isNew = before === undefined || moves !== before.askedAt || kind !== before.asked;
  const next = grownAfter(before, now);
  return {
    ...next,
    height: isNew && usual < next.height * HALF ? usual : next.height,
    asked: kind ?? before?.asked,
    byKind: byKind ?? {},
  };
}

/** As if all questions were of one kind. */
function grownAfter(
  before: Steady | undefined,
  { moves, isAsked, needed }: Measured,
): Pick<Steady, 'height' | 'tallest' | 'askedAt'> {
  if (!before) return { height: needed, tallest: needed, askedAt: moves };
  const { height, tallest, askedAt } = before;
  // One move is the player's own answer.
  const othersPlayed = isAsked && moves > askedAt + 1;
  if (!othersPlayed)
    return {
      height: Math.max(height, needed),
      tallest: Math.max(tallest, needed),
      askedAt: isAsked ? moves : askedAt,
    };
  const wanted = Math.max(tallest, needed);
  return { height: wanted > height - ROW ? Math.max(height, needed) : wanted, tallest: needed, askedAt: moves };
}

/** On a phone the tabs share the room. */
const tabsBelow = (box: HTMLElement): number =>
  box.closest('.shell')?.querySelector<HTMLElement>(':scope > .phone-tabs:not(.folded)')?.offsetHeight ?? 0;

/** How far below the upper edge of the console the answers begin, whatever is scrolled. */
function leadOf(box: HTMLElement): number | undefined {
  const answers = box.querySelector(':scope > :is(.choices, .answers)');
  return answers ? answers.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop : undefined;
}

/**
 * On a phone the answers begin where they began before, however long the question is and what is told before it, as far as
 * there is room: the next tap meets what stood there.
 */
function keepLead(box: HTMLElement, longest: number, free: number): void {
  const lead = leadOf(box) ?? longest;
  box.style.setProperty('--lead', `${Math.max(0, Math.min(longest - lead, free, LEAD_MOST))}px`);
}

/** `isPassing`: what stands there now does not stay. */
export function useSteadyHeight(
  console: RefObject<HTMLElement | null>,
  /** It stands behind the console and holds its room. */
  room: RefObject<HTMLElement | null>,
  now: Omit<Measured, 'needed'> & { readonly isPassing: boolean },
) {
  const steady = useRef<{ readonly screen: string; readonly of: Steady; readonly lead: number } | undefined>(undefined);
  const lay = () => {
    const box = console.current;
    const holder = room.current;
    // A sheet that was pulled has the height that somebody wants.
    if (!box || !holder || box.closest('[data-sheet]')) return;
    const screen = `${innerWidth} ${innerHeight}`;
    // Another screen, another size of everything.
    const known = steady.current?.screen === screen ? steady.current : undefined;
    const isPhone = matchMedia(PHONE).matches;
    holder.style.height = '';
    box.style.removeProperty('--lead');
    const content = box.offsetHeight + tabsBelow(box);
    const whole = box.scrollHeight;
    const grows = isPhone && known && content > known.of.height;
    const stepped = grows ? Math.ceil(content / STEP) * STEP : content;
    const needed = Math.min(stepped, innerHeight * SHARE_MOST);
    // Only a phone is so short of room that the board may change its size for a single question.
    const kind = now.isPassing || !isPhone ? undefined : now.kind;
    const of = steadyAfter(known?.of, { ...now, kind, needed: now.isPassing ? 0 : needed });
    const lead = Math.max(known?.lead ?? 0, now.isAsked && !now.isPassing ? (leadOf(box) ?? 0) : 0);
    steady.current = { screen, of, lead };
    holder.style.height = `${of.height}px`;
    // Both are whole numbers of what may be parts of one: a part too much would push the board.
    if (isPhone && now.isAsked) keepLead(box, lead, box.clientHeight - whole - 1);
  };
  const latest = useRef(lay);
  latest.current = lay;
  useLayoutEffect(lay);
  useEffect(() => {
    const onResize = () => latest.current();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
}
