/** Who one is to the server: a guest with a name, remembered by a cookie that the page cannot read. */
import { parseName, type Person } from '@orrery/protocol';
import { signal } from '@preact/signals';
import { askMe, nameMe, type Reply } from './api.ts';
import { randomName } from './names.ts';

/** Nobody yet, or not asked yet. */
export const me = signal<Person | undefined>(undefined);

export async function findMe(): Promise<Reply<Person | undefined>> {
  if (me.peek()) return { ok: true, value: me.peek() };
  const answer = await askMe();
  if (!answer.ok) return answer;
  me.value = answer.value.me ?? undefined;
  return { ok: true, value: me.peek() };
}

export async function rename(name: string): Promise<Reply<Person>> {
  const parsed = parseName(name);
  if (!parsed.ok) return { ok: false, problem: { code: 'wrong-name', why: parsed.problem } };
  const answer = await nameMe(parsed.value);
  if (!answer.ok) return answer;
  me.value = answer.value.me;
  return { ok: true, value: answer.value.me };
}

/** Makes a guest where there is none: nobody has to ask for an account. */
export async function beSomebody(): Promise<Reply<Person>> {
  const found = await findMe();
  if (!found.ok) return found;
  return found.value ? { ok: true, value: found.value } : rename(randomName());
}
