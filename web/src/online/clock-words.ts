/** Clocks in words, and what they show. */
import { type Clock, SILENT_MS } from '@orrery/protocol';
import type { Words } from '../table/scene.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const some = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

/** "10 minutes each, 5 s more with every move." */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return 'No clock.';
    case 'live':
      return `${some(clock.minutes, 'minute')} each${clock.increment > 0 ? `, ${clock.increment} s more with every move` : ''}.`;
    case 'move':
      return `${clock.seconds < 120 ? `${clock.seconds} seconds` : some(clock.seconds / 60, 'minute')} a move.`;
    default:
      return `${some(clock.days, 'day')} a move.`;
  }
}

/** In a list: "10 min + 5 s". */
export function shortClock(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return 'No clock';
    case 'live':
      return `${clock.minutes} min${clock.increment > 0 ? ` + ${clock.increment} s` : ''}`;
    case 'move':
      return `${clock.seconds < 120 ? `${clock.seconds} s` : `${clock.seconds / 60} min`} a move`;
    default:
      return `${some(clock.days, 'day')} a move`;
  }
}

/** What happens when it runs out, said before it does. A game that asks in silence has words for whoever waits meanwhile. */
export function zeroWords(clock: Clock, text: Pick<Words, 'waiting'>): string {
  if (clock.kind === 'none') return '';
  const words = 'At zero a medium bot takes over the seat for good, and whoever stays ranks before you.';
  return text.waiting ? `${words} ${silentWords(clock)}` : words;
}

/** A question in silence must not move a clock that others see. */
function silentWords(clock: Clock): string {
  const limit =
    clock.kind === 'live' ? `${some(SILENT_MS / MINUTE, 'minute')} (or what is left, if less)` : 'the same time';
  return `For a question that nobody else may know of you have ${limit}; then it is answered for you, and the seat stays yours.`;
}

/** The same in a list. */
export const shortZero = (clock: Clock): string => (clock.kind === 'none' ? '' : 'at zero a bot plays on');

/** All the time that a seat can have, to draw how much is left; nothing without a clock. */
export function wholeOf(clock: Clock): number | undefined {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'live':
      return clock.minutes * MINUTE;
    case 'move':
      return clock.seconds * 1000;
    default:
      return clock.days * DAY;
  }
}

/** "6:48", "1 h 05", "1 d 14 h". */
export function timeLeft(left: number): string {
  const rest = Math.max(0, left);
  if (rest >= DAY) return `${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`;
  if (rest >= HOUR)
    return `${Math.floor(rest / HOUR)} h ${String(Math.floor((rest % HOUR) / MINUTE)).padStart(2, '0')}`;
  // A clock that shows 0:00 has run out.
  const seconds = Math.ceil(rest / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "12 s", "3 min", "2 h". */
export function spanWords(milliseconds: number): string {
  if (milliseconds < 100_000) return `${Math.max(1, Math.round(milliseconds / 1000))} s`;
  if (milliseconds < 100 * MINUTE) return `${Math.round(milliseconds / MINUTE)} min`;
  return milliseconds < 2 * DAY ? `${Math.round(milliseconds / HOUR)} h` : `${Math.round(milliseconds / DAY)} days`;
}
