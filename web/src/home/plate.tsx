/** A game on the first page. */
import type { GameEntry } from '@orrery/catalog';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { NUMERALS } from './planetarium.tsx';

export function Plate({ entry, at }: { entry: GameEntry; at: number }) {
  const { id, title, tagline, seats, length } = entry;
  const { accent, Picture } = faceOf(id);
  return (
    <li class="plate" style={{ '--accent': accent }}>
      <div class="plate-picture">
        <Picture />
        <span class="plate-numeral" aria-hidden="true">
          {NUMERALS[at]}
        </span>
      </div>
      <div class="plate-words">
        <h2>{title}</h2>
        <p>{tagline}</p>
        <p class="plate-facts">
          <span>
            <Icon svg={users} />
            <span class="unseen">Players: </span>
            {seats.min === seats.max ? seats.min : `${seats.min}–${seats.max}`}
          </span>
          <span>
            <Icon svg={hourglass} />
            <span class="unseen">Length: </span>
            {length}
          </span>
        </p>
        <PlateButtons entry={entry} />
      </div>
    </li>
  );
}

function PlateButtons({ entry }: { entry: GameEntry }) {
  const { route } = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const play = async () => {
    setStarting(true);
    setProblem(undefined);
    // The first page does not wait for what only a table needs.
    try {
      const { quickMatch, startMatch } = await import('../table/tables.ts');
      const started = await startMatch(quickMatch(entry.id, entry.seats.min));
      if (started.ok) route(`/table/${started.value.match}`);
      else setProblem(started.problem);
    } catch (error) {
      setProblem(faultWords(error));
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      <div class="plate-buttons">
        <button
          type="button"
          class="button main"
          aria-label={`Play now: ${entry.title}`}
          disabled={starting}
          onClick={() => void play()}
        >
          Play now
        </button>
        <a class="button quiet square" href={`/new/${entry.id}`} aria-label={`${entry.title} with other settings`}>
          <Icon svg={sliders} />
        </a>
      </div>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </>
  );
}
