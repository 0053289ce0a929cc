/** Drafts in the storage of the tab. What cannot be read or written there is only lost on a reload. */
import { CARD_IDS, type CardId } from '@orrery/entropy/client';
import type { Programs } from './draft.ts';

const nameOf = (key: string): string => `orrery.entropy.plan ${key}`;

const isCard = (value: unknown): value is CardId => (CARD_IDS as readonly unknown[]).includes(value);

/** Programs from text of whatever origin; nothing if it is none. */
export function parseDraft(text: string): Programs | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value).map(([nr, cards]): [number, CardId[]] => [
      Number(nr),
      Array.isArray(cards) ? cards.filter(isCard) : [],
    ]);
    return Object.fromEntries(entries.filter(([nr]) => Number.isInteger(nr)));
  } catch {
    return undefined;
  }
}

export function keptDraft(key: string): Programs | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? undefined : parseDraft(text);
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, programs: Programs): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(programs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
