/** People whose words this browser does not show, at any table. Nobody else knows of it. */
import { signal } from '@preact/signals';
import { recall, remember } from '../settings/storage.ts';

const KEY = 'orrery.muted.people';
/** Of more, those who were muted first are heard again. */
const MOST = 500;

export const mutedPeople = signal<ReadonlySet<string>>(new Set(recall(KEY)?.split(' ').filter(Boolean)));

export function mutePerson(id: string, muted: boolean): void {
  const others = [...mutedPeople.peek()].filter((each) => each !== id);
  const all = muted ? [...others, id].slice(-MOST) : others;
  mutedPeople.value = new Set(all);
  remember(KEY, all.join(' '));
}

// Another tab of the same browser may have changed it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) mutedPeople.value = new Set(newValue?.split(' ').filter(Boolean));
});
