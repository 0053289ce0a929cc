/**
 * A question is fresh until somebody has pointed at one of its answers: with the mouse, a finger, or by keys. Enter takes the
 * first answer of a fresh question, too, but nothing is lit as the one to take, because that looks like advice.
 */
import { signal } from '@preact/signals';

export const fresh = signal(false);

/** Somebody points at an answer now. */
export function pointed(): void {
  fresh.value = false;
}
