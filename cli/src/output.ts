/** What goes to the screen: results on stdout, everything else on stderr, wrong input as one line. */
import { messageOf } from '@orrery/kernel';

/** Somebody gave us something wrong: shown as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit codes of every command. */
export const EXIT = { fault: 1, usage: 2, interrupted: 130 } as const;

export function print(text: string): void {
  process.stdout.write(`${harmless(text)}\n`);
}

/** Texts from files may hold commands for the terminal; none get through. */
function harmless(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '\ufffd');
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** One line on stderr, whatever the message was. */
export function complain(message: string): void {
  process.stderr.write(`error: ${harmless(shortened(oneLine(message)))}\n`);
}

/** One line on stderr about something that does not end the run. A progress bar gives way and is drawn again below. */
export function warn(message: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  process.stderr.write(`warning: ${harmless(shortened(oneLine(message)))}\n`);
}

const COMPLAINT_LONGEST = 400;

/** What is wrong stands at the beginning, what would be right at the end: the middle is left out. */
function shortened(text: string): string {
  if (text.length <= COMPLAINT_LONGEST) return text;
  const half = COMPLAINT_LONGEST / 2;
  return `${text.slice(0, half)} … ${text.slice(3 - half)}`;
}

export function oneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** A reader that goes away (`| head`) is no fault of ours; a full disk is one, told in a line. */
export function leaveWhenOutputFails(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      if (stream === process.stdout) complain(`the output cannot be written: ${messageOf(error)}`);
      process.exit(EXIT.fault);
    });
  }
}

/** Label and value in two columns, indented by two. */
export function rows(pairs: readonly (readonly [string, string | number])[]): string {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
}

/** The facts of a game's outline; values of several lines stand under their label. */
export function outlineText(outline: readonly (readonly [string, string])[]): string {
  return outline
    .map(([label, value]) => {
      if (!value.includes('\n')) return `${label}: ${value}`;
      return [`${label}:`, ...value.split('\n').map((line) => `  ${line}`)].join('\n');
    })
    .join('\n');
}

export function count(value: number): string {
  return value.toLocaleString('en-US');
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

export function round(value: number, digits = 3): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
