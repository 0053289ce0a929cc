/**
 * The plan of the player who is asked, as all surfaces share it: map, programs, hand, scale. It lives in this page and
 * is kept for the tab, by match, era and seat, so that a reload loses nothing; the table hears of it when it is handed in.
 */
import { type CardCounts, type CardId, type EntropyView, foresee, type Foresight } from '@orrery/entropy/client';
import { signal } from '@preact/signals';
import { askedOf, type EntropyProps } from '../props.ts';
import {
  add,
  cardsOf,
  clear,
  fitting,
  handAfter,
  isEmpty,
  laidPrograms,
  move,
  ownShips,
  planActions,
  type Programs,
  type Slot,
  takeBack,
} from './draft.ts';
import { keptDraft, keepDraft } from './kept.ts';

export interface Plan {
  readonly view: EntropyView;
  readonly programs: Programs;
  /** The ship that cards are added to. */
  readonly ship: number;
  /** What is left in hand. */
  readonly hand: CardCounts;
  /** What each ship with cards would do if nothing interferes. */
  readonly sights: ReadonlyMap<number, Foresight>;
  /** What all of it adds to entropy. */
  readonly entropy: number;
  readonly isEmpty: boolean;
  readonly canUndo: boolean;
  /** On its way to the table: nothing can be changed any more. */
  readonly sent: boolean;
  choose(this: void, nr: number): void;
  add(this: void, card: CardId, nr?: number, at?: number): void;
  takeBack(this: void, slot: Slot): void;
  /** The last card of the ship that cards are added to. */
  takeBackLast(this: void): void;
  move(this: void, from: Slot, to: Slot): void;
  clear(this: void, nr: number): void;
  undo(this: void): void;
  handIn(this: void): void;
}

interface Draft {
  readonly programs: Programs;
  /** What it was before each change, the last one last. */
  readonly past: readonly Programs[];
  readonly ship?: number;
}

const drafts = signal<Readonly<Record<string, Draft>>>({});
const sending = signal<string | undefined>(undefined);
/** If the table has not answered by then, something was in the way, and the player looks again. */
const SENDING_MS = 1500;

function keyOf({ view, viewer }: EntropyProps): string {
  return `${location.pathname} ${view.era} ${viewer}`;
}

/** Nothing unless this viewer is planning. */
export function planOf(props: EntropyProps): Plan | undefined {
  if (!askedOf(props, 'plan')) return undefined;
  const { view } = props;
  const key = keyOf(props);
  const draft = drafts.value[key] ?? { programs: keptDraft(key) ?? {}, past: [] };
  const programs = fitting(view, draft.programs);
  const ships = ownShips(view);
  const ship = ships.find(({ nr }) => nr === draft.ship)?.nr ?? ships[0]?.nr ?? 0;
  const sights = sightsOf(view, programs);
  const sent = sending.value === key;

  const keep = (changed: Draft) => {
    drafts.value = { ...drafts.peek(), [key]: changed };
    keepDraft(key, changed.programs);
  };
  const change = (next: Programs, at = ship) => {
    if (next !== programs && !sent) keep({ programs: next, past: [...draft.past, programs], ship: at });
  };
  return {
    view,
    programs,
    ship,
    hand: handAfter(view, programs),
    sights,
    entropy: [...sights.values()].reduce((sum, { entropy }) => sum + entropy, 0),
    isEmpty: isEmpty(programs),
    canUndo: draft.past.length > 0,
    sent,
    choose: (nr) => keep({ ...draft, programs, ship: nr }),
    add: (card, nr = ship, at) => change(add(view, programs, nr, card, at), nr),
    takeBack: (slot) => change(takeBack(view, programs, slot), slot.nr),
    takeBackLast: () => change(takeBack(view, programs, { nr: ship, at: cardsOf(programs, ship).length - 1 })),
    move: (from, to) => change(move(view, programs, from, to), to.nr),
    clear: (nr) => change(clear(view, programs, nr), nr),
    undo: () => {
      const before = draft.past.at(-1);
      if (before && !sent) keep({ programs: before, past: draft.past.slice(0, -1), ship });
    },
    handIn: () => {
      if (sent) return;
      sending.value = key;
      setTimeout(() => {
        if (sending.peek() === key) sending.value = undefined;
      }, SENDING_MS);
      props.onChooseAll(planActions(view, programs));
    },
  };
}

/** How many cards of a program the table has already. */
export const laidIn = (view: EntropyView, nr: number): number => cardsOf(laidPrograms(view), nr).length;

/** All surfaces ask for the same thing within one picture: it is worked out once. */
let last: { readonly view: EntropyView; readonly words: string; readonly sights: Plan['sights'] } | undefined;

function sightsOf(view: EntropyView, programs: Programs): Plan['sights'] {
  const words = JSON.stringify(programs);
  if (last?.view === view && last.words === words) return last.sights;
  const sights = new Map(
    ownShips(view)
      .filter(({ nr }) => cardsOf(programs, nr).length > 0)
      .map(({ nr }) => [nr, foresee(view, nr, cardsOf(programs, nr))] as const),
  );
  last = { view, words, sights };
  return sights;
}
