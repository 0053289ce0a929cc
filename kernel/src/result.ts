/** The answer of a parser at a door: the value, or one line that says what is wrong with the input. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function problem(text: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: text };
}

/** A short, safe rendering of untrusted input for messages. */
export function show(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = undefined;
  }
  text ??= String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A plain object, as JSON gives it; not an array, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
