/** Changing entropy [N5, N6]. */
import type { Context } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { show } from './step.ts';

/** Reaching zero interrupts nothing; it makes this era the last one, and from then on nothing lowers entropy. */
export function changeEntropy(s: State, change: number): void {
  if (change < 0 && s.lastEra) return;
  s.entropy += change;
  const floor = s.settings.entropyFloor;
  if (change < 0 && floor !== null && s.entropy < floor) s.entropy = floor;
  if (s.entropy >= 0) {
    s.entropy = 0;
    s.lastEra = true;
  }
}

/** Tells of the last era right after the event that brought it. */
export function tellLastEra(s: State, wasLast: boolean, ctx: Context<Event>): void {
  if (s.lastEra && !wasLast) show(ctx, { kind: 'lastEraBegan', era: s.era });
}
