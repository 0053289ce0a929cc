/** A person's sign and name, as a way to the profile. */
import { useEffect } from 'preact/hooks';
import { findMe, me } from './me.ts';
import { PersonSign } from './sign.tsx';
import './chip.css';

export function Chip() {
  useEffect(() => void findMe(), []);
  const person = me.value;
  if (!person) return null;
  return (
    <a class="who-chip" href="/you">
      <span class="unseen">Your profile: </span>
      <PersonSign handle={person.id} size={26} />
      {person.name} <span>guest</span>
    </a>
  );
}
