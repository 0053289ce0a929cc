/** People whose words are not shown to whoever one is, at any table and on any device. Nobody else knows of it. */
import { signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';
import { askMuted, setMuted } from './api.ts';

/** What the server said last: it holds until it says more, and in every tab. */
const KEY = 'orrery.muted.people';

const inWords = (words: string | null | undefined): ReadonlySet<string> => new Set(words?.split(' ').filter(Boolean));

export const mutedPeople = signal(inWords(recall(KEY)));
/** How often somebody was muted or not any more: what was asked before says nothing of it. */
let changes = 0;
/** Until what was changed last is with the server. */
let saved: Promise<unknown> = Promise.resolve();

function take(people: ReadonlySet<string>): void {
  mutedPeople.value = people;
  remember(KEY, [...people].join(' '));
}

/** Another device may have changed it. */
export async function learnMuted(): Promise<void> {
  await saved; // it would tell what was before
  const before = changes;
  const answer = await askMuted();
  if (answer.ok && before === changes) take(new Set(answer.value.muted));
}

export async function mutePerson(id: string, muted: boolean): Promise<void> {
  note(id, muted);
  const asked = setMuted(id, muted);
  saved = Promise.all([saved, asked]);
  const answer = await asked;
  if (!answer.ok) note(id, !muted);
}

function note(id: string, muted: boolean): void {
  changes++;
  const others = [...mutedPeople.peek()].filter((each) => each !== id);
  take(new Set(muted ? [...others, id] : others));
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) mutedPeople.value = inWords(newValue);
});
