/** Words that the texts of every game are made with. */
import { show } from './result.ts';

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** With a capital letter. */
export const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A detail of a refusal, which may come from anywhere, as a short text. */
export const word = (detail: unknown): string => (typeof detail === 'string' ? detail : show(detail));
