/** What cards are worth in hand: a Titanium Portal in reserve, and what is good to have. */
import { CARD_IDS, type CardId } from '../data.ts';
import type { Clock } from './worth.ts';

/** Titanium aboard that had better be sent. */
export const FULL_HOLD = 5;

/** The first copy, the second, …; the last number holds for all further ones. */
const KEEP: Readonly<Record<CardId, readonly number[]>> = {
  'move-1': [0.25, 0.2, 0.2, 0.1, 0.05],
  'move-2': [0.25, 0.2, 0.1, 0.05],
  'move-3': [0.15, 0.1, 0.05],
  'turn-right-60': [0.12, 0.08, 0.02],
  'turn-right-120': [0.08, 0.02],
  'turn-180': [0.08, 0.02],
  'turn-left-120': [0.08, 0.02],
  'turn-left-60': [0.12, 0.08, 0.02],
  laser: [0.05, 0],
  wave: [0.15, 0.02],
  'titanium-portal': [1, 0.5, 0.2, 0.05],
  'build-ship': [0.4, 0.1, 0.02],
  'tidy-20': [0.1, 0.02],
  'tidy-40': [0.1, 0.02],
};
const WORTHS: readonly (readonly number[])[] = CARD_IDS.map((id) => KEEP[id]);
const BUILD = CARD_IDS.indexOf('build-ship');

/** What is lost with one of so many copies. */
export function cardWorth({ eras }: Clock, card: number, copies: number): number {
  if (eras === 0 || (card === BUILD && eras < 2)) return 0;
  const worths = WORTHS[card] as readonly number[];
  return worths[Math.min(copies, worths.length) - 1] as number;
}

/** What a whole hand is worth, in points. */
export function handWorth(clock: Clock, hand: readonly number[]): number {
  let worth = 0;
  for (let card = 0; card < hand.length; card++)
    for (let copies = hand[card] as number; copies > 0; copies--) worth += cardWorth(clock, card, copies);
  return worth;
}
