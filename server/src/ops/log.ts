/** The log: one JSON object a line, to the standard error, so that the standard output stays for people. */
import { destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../settings.ts';

export type { Logger };

export function makeLog(level: LogLevel): Logger {
  // Written at once: the last line before the process ends is the one that is wanted.
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ fd: 2, sync: true }));
}

/** For those who do not want to hear anything. */
export const silent: Logger = pino({ level: 'silent' });
