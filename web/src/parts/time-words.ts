/** A time as one says it: "today at 9:05", "yesterday at 21:40", "on 3 May at 18:00". */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const MINUTE = 60_000;

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** A time that no calendar has, as a damaged store may hold, has no words. */
export function timeWords(time: number, now: number): string {
  if (Math.abs(now - time) < MINUTE) return 'just now';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const today = new Date(now);
  const clock = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  const days = Math.round((dayOf(today) - dayOf(date)) / (24 * 60 * MINUTE));
  if (days === 0) return `today at ${clock}`;
  if (days === 1) return `yesterday at ${clock}`;
  const day = `${date.getDate()} ${MONTHS[date.getMonth()]}`;
  return date.getFullYear() === today.getFullYear() ? `on ${day} at ${clock}` : `on ${day} ${date.getFullYear()}`;
}
