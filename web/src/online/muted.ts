/** People whose words are not shown to whoever one is, at any table and on any device. Nobody else knows of it. */
import { signal } from '@preact/signals';
import { askMuted, setMuted } from './api.ts';

export const mutedPeople = signal<ReadonlySet<string>>(new Set());

/** Another device may have changed it. */
export async function learnMuted(): Promise<void> {
  const answer = await askMuted();
  if (answer.ok) mutedPeople.value = new Set(answer.value.muted);
}

export async function mutePerson(id: string, muted: boolean): Promise<void> {
  const before = mutedPeople.peek();
  const others = [...before].filter((each) => each !== id);
  mutedPeople.value = new Set(muted ? [...others, id] : others);
  const answer = await setMuted(id, muted);
  if (!answer.ok) mutedPeople.value = before;
}
