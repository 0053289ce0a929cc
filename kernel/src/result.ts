/** The answer of a parser at a door: the value, or one line that says what is wrong with the input. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function problem(text: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: text };
}

/** The words of whatever was thrown, which may be anything. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : show(error);
}

const SHOWN_LONGEST = 60;

/** A short, safe rendering of untrusted input for messages: JSON, cut off. */
export function show(value: unknown): string {
  const text = beginning(value, SHOWN_LONGEST);
  return text.length > SHOWN_LONGEST ? `${text.slice(0, SHOWN_LONGEST - 3)}…` : text;
}

/** All of a value that fits into the room, and of any other more than fits. Each level takes room, so it never goes deep. */
function beginning(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room + 1));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const [key, item] of Object.entries(isList ? value.slice(0, room) : value)) {
    if (text.length > room) break;
    if (text.length > 1) text += ',';
    if (!isList) text += `${beginning(key, room)}:`;
    text += beginning(item, Math.max(0, room - text.length));
  }
  return text + (isList ? ']' : '}');
}

/** A plain object, as JSON gives it; not an array, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
