/** Hands a text to the player as a file. */
import { formatLog, type Log } from '@orrery/kernel';

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What to know before the log of a running match is looked at or given away. */
export const REVEALS =
  'This match is still running. Its file holds every secret of it: what the others hide, and all dice and cards to come.';

/** A match is one small file. */
export function saveLog(log: Log, match: string): void {
  saveFile(fileName(log.game, match), formatLog(log));
}

export function fileName(game: string, match: string): string {
  return `orrery-${game === '' ? 'match' : game}-${match.slice(0, 8)}.json`;
}
