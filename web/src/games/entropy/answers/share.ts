/**
 * Several amounts that make one answer: new energy for ships, goods that ships on one tile share. The rules ask for them
 * one by one and give themselves what has only one answer; here they are set together and sent in a row.
 */
import type { Action, EntropyView } from '@orrery/entropy/client';
import type { QuestionOf } from '../props.ts';

export type Goods = 'titanium' | 'energy';

/** What is shared out now: an amount for each ship, all of `total` together. */
export interface Share {
  readonly goods: Goods;
  readonly total: number;
  readonly ships: readonly ShareShip[];
}

export interface ShareShip {
  readonly nr: number;
  /** What it holds before. */
  readonly before: number;
  /** What it gets as long as nobody changes anything. */
  readonly start: number;
  /** Answered before, by this player: not to be changed. */
  readonly fixed?: true;
}

type Sharing = QuestionOf<'exchange' | 'exchangeTitanium' | 'exchangeEnergy'>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** New energy for the ships that have got none of it yet; at first evenly. */
export function energyShare(view: EntropyView, { seat, nr }: QuestionOf<'distributeEnergy'>): Share {
  const total = view.players[seat]?.newEnergy ?? 0;
  const open = view.ships.filter((ship) => ship.seat === seat && ship.nr >= nr);
  const even = evenly(
    total,
    open.map(({ energy }) => energy),
  );
  return {
    goods: 'energy',
    total,
    ships: open.map((ship, at) => ({ nr: ship.nr, before: ship.energy, start: even[at] ?? 0 })),
  };
}

/** Amounts that bring several as close to each other as they can be. */
export function evenly(total: number, held: readonly number[]): readonly number[] {
  const given = held.map(() => 0);
  for (let left = total; left > 0; left--) {
    const level = held.map((amount, at) => amount + (given[at] ?? 0));
    const poorest = level.indexOf(Math.min(...level));
    given[poorest] = (given[poorest] ?? 0) + 1;
  }
  return given;
}

/** What ships on one tile share, of each kind that they have any of; at first it stays where it is. */
export function exchangeShares(view: EntropyView, question: Sharing): readonly Share[] {
  const ships = view.ships.filter(({ seat, nr }) => seat === question.seat && question.ships.includes(nr));
  return (['titanium', 'energy'] as const).flatMap((goods): Share[] => {
    const total = sum(ships.map((ship) => ship[goods]));
    // Titanium is asked for first: whoever is asked for energy has settled it.
    if (total === 0 || (goods === 'titanium' && question.kind === 'exchangeEnergy')) return [];
    const answered = question[goods];
    const kept = ships.map((ship) => ship[goods]);
    return [
      {
        goods,
        total,
        ships: ships.map(({ nr }, at) => ({
          nr,
          before: kept[at] ?? 0,
          start: answered[at] ?? kept[at] ?? 0,
          ...(at < answered.length && { fixed: true as const }),
        })),
      },
    ];
  });
}

/** The amounts as they start, made to add up where earlier answers stand in the way. */
export function startOf({ total, ships }: Share): readonly number[] {
  let left = total - sum(ships.filter(({ fixed }) => fixed).map(({ start }) => start));
  const amounts = ships.map(({ start, fixed }) => {
    if (fixed) return start;
    const amount = Math.min(start, left);
    left -= amount;
    return amount;
  });
  // What is over goes to the last, as the rules have it.
  return amounts.map((amount, at) => (at === amounts.length - 1 ? amount + left : amount));
}

/** Gives one ship another amount; the others, from the last on, give or take what that changes. */
export function setAmount(
  { total, ships }: Share,
  amounts: readonly number[],
  at: number,
  wanted: number,
): readonly number[] {
  const free = ships.map(({ fixed }) => !fixed);
  const reach = total - sum(amounts.filter((_, other) => !free[other]));
  const next = amounts.slice();
  next[at] = Math.max(0, Math.min(Math.round(wanted), reach));
  let over = sum(next) - total;
  for (let other = next.length - 1; other >= 0 && over !== 0; other--) {
    if (other === at || !free[other]) continue;
    const amount = next[other] ?? 0;
    const changed = Math.max(0, amount - over);
    over -= amount - changed;
    next[other] = changed;
  }
  return next;
}

/** Everything to one ship. */
export const allTo = (share: Share, at: number): readonly number[] => setAmount(share, startOf(share), at, share.total);

type AmountKind = 'distributeEnergy' | 'exchangeTitanium' | 'exchangeEnergy';

/** The answers of one row of amounts. The last ship takes the rest, and once nothing is left nothing is asked. */
function answers(kind: AmountKind, { total, ships }: Share, amounts: readonly number[]): readonly Action[] {
  const actions: Action[] = [];
  let left = total;
  for (const [at, amount] of amounts.slice(0, -1).entries()) {
    if (left > 0 && !ships[at]?.fixed) actions.push({ kind, amount });
    left -= amount;
  }
  return actions;
}

export const energyActions = (share: Share, amounts: readonly number[]): readonly Action[] =>
  answers('distributeEnergy', share, amounts);

/** Nothing changed is no exchange, where that can still be said. */
export function exchangeActions(
  question: Sharing,
  shares: readonly Share[],
  amounts: readonly (readonly number[])[],
): readonly Action[] {
  const changed = shares.some(({ ships }, row) => ships.some(({ before }, at) => before !== amounts[row]?.[at]));
  if (question.kind === 'exchange' && !changed) return [{ kind: 'exchange', answer: 'no' }];
  const rows = shares.flatMap((share, row) =>
    answers(share.goods === 'titanium' ? 'exchangeTitanium' : 'exchangeEnergy', share, amounts[row] ?? []),
  );
  return question.kind === 'exchange' ? [{ kind: 'exchange', answer: 'yes' }, ...rows] : rows;
}
