/**
 * The clocks of a match. They run by what a watcher may see of it: whose question is known to everybody, and who is known to
 * have answered. So a clock tells nothing that a view does not.
 */
import { type Seat, unreachable } from '@orrery/kernel';
import { type Clock, SILENT_MS } from '@orrery/protocol';

/** Milliseconds left; `since`: it runs from then on. */
export interface Time {
  readonly left: number;
  readonly since?: number;
}

/** What a seat is asked that nobody else may know of, and until when it has to answer. */
export interface SilentTime {
  readonly seat: Seat;
  readonly id: string;
  readonly until: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What one has for the match, or for each question. */
function fullOf(clock: Exclude<Clock, { kind: 'none' }>): number {
  switch (clock.kind) {
    case 'live':
      return clock.minutes * 60_000;
    case 'move':
      return clock.seconds * 1000;
    case 'days':
      return clock.days * DAY_MS;
    default:
      return unreachable(clock);
  }
}

export function newTimes(clock: Clock, seats: number): Time[] | undefined {
  return clock.kind === 'none' ? undefined : Array.from({ length: seats }, () => ({ left: fullOf(clock) }));
}

/** What happened: who is known to be asked now, and who is known to have answered. */
export interface Shown {
  readonly asked: readonly Seat[];
  readonly actor?: Seat;
  /** Something was taken back, which is no answer. */
  readonly undone?: boolean;
}

/** The times after something was shown. */
export function timesAfter(clock: Clock, times: readonly Time[], shown: Shown, now: number): Time[] {
  if (clock.kind === 'none') return [];
  return times.map((time, seat) => {
    const isAsked = shown.asked.includes(seat);
    const hasAnswered = time.since !== undefined && !shown.undone && (seat === shown.actor || !isAsked);
    const left = hasAnswered ? refilled(clock, leftOf(time, now)) : leftOf(time, now);
    return isAsked ? { left, since: now } : { left: clock.kind === 'live' ? left : fullOf(clock) };
  });
}

const refilled = (clock: Exclude<Clock, { kind: 'none' }>, left: number): number =>
  clock.kind === 'live' ? left + clock.increment * 1000 : fullOf(clock);

export const leftOf = ({ left, since }: Time, now: number): number =>
  Math.max(0, since === undefined ? left : left - Math.max(0, now - since));

/** The seat whose time ends first, and when. */
export function nextZero(times: readonly Time[]): { readonly seat: Seat; readonly at: number } | undefined {
  let next: { readonly seat: Seat; readonly at: number } | undefined;
  for (const [seat, { left, since }] of times.entries())
    if (since !== undefined && (next === undefined || since + left < next.at)) next = { seat, at: since + left };
  return next;
}

/** The same times for a server that was away for so long: that is nobody's fault. */
export const timesShifted = (times: readonly Time[], away: number): Time[] =>
  times.map(({ left, since }) => (since === undefined ? { left } : { left, since: since + away }));

export const silentShifted = (silent: readonly SilentTime[], away: number): SilentTime[] =>
  silent.map((time) => ({ ...time, until: time.until + away }));

/** When the next time ends that somebody has, in silence or not. */
export function nextEnd(times: readonly Time[] = [], silent: readonly SilentTime[] = []): number | undefined {
  const ends = silent.map(({ until }) => until);
  const zero = nextZero(times);
  if (zero) ends.push(zero.at);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/**
 * How long somebody with this time may think about a question that nobody else may know of. No clock runs for it, or the
 * others would see it; so with one for the whole match it is a time of its own, and not more than would be left.
 */
export function silentLimit(clock: Clock, time: Time, now: number): number | undefined {
  if (clock.kind === 'none') return undefined;
  return clock.kind === 'live' ? Math.min(SILENT_MS, leftOf(time, now)) : fullOf(clock);
}
