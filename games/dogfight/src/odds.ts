/** Chances of an attack, for the screen, texts and bots. The rules roll; they never ask this. */
import type { Settings } from './options.ts';

/** `by[n]`: the chance of exactly n damage, before the target's health limits it. */
export interface Odds {
  readonly by: readonly number[];
  /** At least one damage. */
  readonly some: number;
  readonly expected: number;
}

const FACES = 6;
const MADE = new Map<number, Odds>();

/** Of so many attack dice against so many defense dice. */
export function oddsOf({ hitOn, dodgeOn }: Settings, attackDice: number, defenseDice: number): Odds {
  const key = ((attackDice * 100 + defenseDice) * 10 + hitOn) * 10 + dodgeOn;
  let odds = MADE.get(key);
  if (!odds) {
    odds = work(successes(attackDice, hitOn), successes(defenseDice, dodgeOn));
    MADE.set(key, odds);
  }
  return odds;
}

/** The chance of each number of dice that show a face or more. */
function successes(dice: number, face: number): number[] {
  const chance = (FACES + 1 - face) / FACES;
  let row = [1];
  for (let die = 0; die < dice; die++)
    row = [...row, 0].map((same, count) => same * (1 - chance) + (row[count - 1] ?? 0) * chance);
  return row;
}

function work(hits: readonly number[], dodges: readonly number[]): Odds {
  const by = hits.map(() => 0);
  for (const [hit, p] of hits.entries())
    for (const [dodge, q] of dodges.entries())
      by[Math.max(0, hit - dodge)] = (by[Math.max(0, hit - dodge)] ?? 0) + p * q;
  return {
    by,
    some: 1 - (by[0] ?? 0),
    expected: by.reduce((sum, chance, damage) => sum + chance * damage, 0),
  };
}

/** Expected health lost by a target with so much left. */
export function expectedLoss({ by }: Odds, health: number): number {
  return by.reduce((sum, chance, damage) => sum + chance * Math.min(damage, health), 0);
}

/** The chance to destroy a target with so much health left. */
export function killChance({ by }: Odds, health: number): number {
  return by.reduce((sum, chance, damage) => sum + (damage >= health ? chance : 0), 0);
}
