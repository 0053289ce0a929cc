/**
 * The plan of the player who is asked, as all surfaces share it: map, programs, hand, scale. It lives in this page and
 * is kept for the tab, by match, era and seat, so that a reload loses nothing; the table hears of it when it is handed in.
 */
import type { CardCounts, CardId, EntropyView, Foresight, PlanForecast, PlanQuestion } from '@orrery/entropy/client';
import { signal } from '@preact/signals';
import { faceOf } from '../cards.ts';
import { askedOf, type EntropyProps } from '../props.ts';
import { type Steady, useSteadyForecast } from '../steady-forecast.ts';
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
  /** What would come of it if nothing interferes: for a few milliseconds of the draft before, or not known yet. */
  readonly foreseen: PlanForecast | undefined;
  /** That is of this draft. */
  readonly isForeseen: boolean;
  /** Of it, what each ship with cards would do. */
  readonly sights: ReadonlyMap<number, Foresight>;
  readonly isEmpty: boolean;
  readonly canUndo: boolean;
  /** On its way to the table: nothing can be changed any more. */
  readonly sent: boolean;
  /** In a lesson: what goes on now. Each card goes to the table at once there, and the coach answers to every other one. */
  readonly wanted: Wanted | undefined;
  /** What there is to say about the last card that was meant: why it was not laid. */
  readonly word: string | undefined;
  /** What the bot would lay first, as somebody has asked; or it would finish. */
  readonly advised: CardId | 'finish' | undefined;
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

export interface Wanted {
  readonly cards: ReadonlySet<CardId>;
  readonly finish: boolean;
}

function wantedOf({ choices, aside }: EntropyProps): Wanted | undefined {
  if (!aside) return undefined;
  const cards = choices.flatMap(({ action }) => (action.kind === 'append' ? [action.card] : []));
  return { cards: new Set(cards), finish: choices.some(({ action }) => action.kind === 'finish') };
}

interface Draft {
  readonly programs: Programs;
  /** What it was before each change, the last one last. */
  readonly past: readonly Programs[];
  readonly ship?: number;
}

const drafts = signal<Readonly<Record<string, Draft>>>({});
/** Why a card was not laid, until the plan changes. */
const said = signal<{ readonly key: string; readonly words: string } | undefined>(undefined);
const sending = signal<string | undefined>(undefined);
/** If the table has not answered by then, something was in the way, and the player looks again. */
const SENDING_MS = 1500;

function keyOf({ view, viewer }: EntropyProps): string {
  return `${location.pathname} ${view.era} ${viewer}`;
}

/** What the player has laid, fitted to the table as it is. */
interface Laid extends Draft {
  readonly key: string;
}

function laidOf(props: EntropyProps): Laid | undefined {
  if (!askedOf(props, 'plan')) return undefined;
  const key = keyOf(props);
  if (props.aside) return { key, programs: laidPrograms(props.view), past: [] };
  const draft = drafts.value[key] ?? { programs: keptDraft(key) ?? {}, past: [] };
  return { ...draft, key, programs: fitting(props.view, draft.programs) };
}

/** What the player has laid so far, and the ship that cards are added to; nothing unless this viewer is planning. */
export function draftOf(props: EntropyProps): { readonly programs: Programs; readonly ship: number } | undefined {
  const laid = laidOf(props);
  return laid && { programs: laid.programs, ship: shipOf(props.view, laid) };
}

function shipOf(view: EntropyView, laid: Laid): number {
  const ships = ownShips(view);
  return ships.find(({ nr }) => nr === laid.ship)?.nr ?? ships[0]?.nr ?? 0;
}

/** Ships without cards do nothing, and need no answer. */
export function questionOf({ programs }: { readonly programs: Programs }) {
  const laid = Object.entries(programs).map(([nr, cards]) => ({ nr: Number(nr), cards }));
  const some = laid.filter(({ cards }) => cards.length > 0);
  return some.length === 0 ? undefined : ({ kind: 'plan', programs: some } satisfies PlanQuestion);
}

/** Nothing unless this viewer is planning. */
export function usePlan(props: EntropyProps): Plan | undefined {
  const laid = laidOf(props);
  const forecast = useSteadyForecast<PlanForecast>(props, laid?.key ?? '', laid && questionOf(laid));
  return laid && planOf(props, laid, forecast);
}

function planOf(props: EntropyProps, laid: Laid, { answer: foreseen, isCurrent }: Steady<PlanForecast>): Plan {
  const { view } = props;
  const { key, programs, past } = laid;
  const ship = shipOf(view, laid);
  const sent = sending.value === key;
  const wanted = wantedOf(props);
  const hand = handAfter(view, programs);

  const keep = (changed: Draft) => {
    said.value = undefined;
    if (wanted) return;
    drafts.value = { ...drafts.peek(), [key]: changed };
    keepDraft(key, changed.programs);
  };
  const change = (next: Programs, at = ship) => {
    if (next !== programs && !sent) keep({ programs: next, past: [...past, programs], ship: at });
  };
  return {
    view,
    programs,
    ship,
    hand,
    foreseen,
    isForeseen: isCurrent,
    sights: new Map(foreseen?.ships.map((sight) => [sight.nr, sight])),
    isEmpty: isEmpty(programs),
    canUndo: past.length > 0,
    sent,
    wanted,
    word: said.value?.key === key ? said.value.words : undefined,
    advised: props.choices
      .filter((choice) => choice.advised)
      .map(({ action }) => (action.kind === 'append' ? action.card : ('finish' as const)))[0],
    choose: (nr) => keep({ programs, past, ship: nr }),
    add: (card, nr = ship, at) => {
      if (hand[card] === 0) said.value = { key, words: missingWords(programs, card) };
      else if (wanted) props.onChoose({ kind: 'append', ship: nr, card });
      else change(add(view, programs, nr, card, at), nr);
    },
    takeBack: (slot) => change(takeBack(view, programs, slot), slot.nr),
    takeBackLast: () => change(takeBack(view, programs, { nr: ship, at: cardsOf(programs, ship).length - 1 })),
    move: (from, to) => change(move(view, programs, from, to), to.nr),
    clear: (nr) => change(clear(view, programs, nr), nr),
    undo: () => {
      const before = past.at(-1);
      if (before && !sent) keep({ programs: before, past: past.slice(0, -1), ship });
    },
    handIn: () => {
      if (sent) return;
      if (wanted?.finish !== false) sending.value = key;
      setTimeout(() => {
        if (sending.peek() === key) sending.value = undefined;
      }, SENDING_MS);
      props.onChooseAll(planActions(view, programs));
    },
  };
}

/** Why there is none to be laid. */
function missingWords(programs: Programs, card: CardId): string {
  const { name } = faceOf(card);
  const laid = Object.values(programs).flat().includes(card);
  return laid ? `No more ${name} in your hand.` : `You have no ${name} card.`;
}

/** How many cards of a program the table has already. */
export const laidIn = (view: EntropyView, nr: number): number => cardsOf(laidPrograms(view), nr).length;
