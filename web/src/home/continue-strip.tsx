/** A match that is still running stands above the games. */
import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import { running } from '../running.ts';
import { Icon } from '../parts/icon.tsx';

export function ContinueStrip() {
  const match = running.value;
  if (!match) return null;
  return (
    <section class="continue" aria-label="Running match">
      <div>
        <h2>{match.title}</h2>
        <p>{match.words}</p>
      </div>
      <a class="button" href={`/table/${match.match}`}>
        Continue <Icon svg={arrow} />
      </a>
    </section>
  );
}
