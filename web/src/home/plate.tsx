/** A game on the first page. */
import type { GameEntry } from '@orrery/catalog';
import check from 'lucide-static/icons/check.svg?raw';
import cap from 'lucide-static/icons/graduation-cap.svg?raw';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import friend from 'lucide-static/icons/user-plus.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import { useLocation } from 'preact-iso';
import { useRef, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { type Standing, standingIn } from '../lesson/memory.ts';
import type { KeptMatch } from '../matches/kept.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { NUMERALS } from './planetarium.tsx';

interface PlateProps {
  readonly entry: GameEntry;
  readonly at: number;
  /** Nothing while they are being looked for. */
  readonly matches: readonly KeptMatch[] | undefined;
}

export function Plate({ entry, at, matches }: PlateProps) {
  const { id, title, tagline, seats, length, lesson } = entry;
  const { accent, Picture } = faceOf(id);
  const standing = standingIn(id, matches);
  // Nobody is told to start where they have been.
  const isFirst = at === 0 && !standing.isDone;
  return (
    <li class="plate" style={{ '--accent': accent }}>
      <div class="plate-picture" data-game={id}>
        <Picture />
        <span class="plate-numeral" aria-hidden="true">
          {NUMERALS[at]}
        </span>
      </div>
      <div class="plate-words">
        <div class="plate-title">
          <h2>{title}</h2>
          {isFirst && <span class="plate-start">Start here</span>}
        </div>
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
          {lesson && <LearnLink entry={entry} minutes={lesson.minutes} standing={standing} />}
        </p>
        <PlateButtons entry={entry} />
      </div>
    </li>
  );
}

interface LearnLinkProps {
  readonly entry: GameEntry;
  readonly minutes: number;
  readonly standing: Standing;
}

function LearnLink({ entry: { id, title }, minutes, standing: { step, isDone } }: LearnLinkProps) {
  const place = step && `${step.at}/${step.of}`;
  const about = isDone ? `Learn again: ${title}` : `Learn: ${title}`;
  return (
    <a
      class="plate-learn"
      href={`/learn/${id}`}
      aria-label={
        place === undefined ? `${about}, about ${minutes} minutes` : `Learn: ${title}, go on at step ${place}`
      }
    >
      <Icon svg={isDone ? check : cap} /> {place ?? 'Learn'}
    </a>
  );
}

function PlateButtons({ entry }: { entry: GameEntry }) {
  const { route } = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A second click may come before the button is drawn anew.
  const busy = useRef(false);
  const play = async () => {
    if (busy.current) return;
    busy.current = true;
    setStarting(true);
    setProblem(undefined);
    // The first page does not wait for what only a table needs.
    try {
      const { quickMatch, startMatch } = await import('../table/tables.ts');
      const started = await startMatch(quickMatch(entry));
      if (started.ok) route(`/table/${started.value.match}`);
      else setProblem(problemWords(started.problem));
    } catch (error) {
      setProblem(faultWords(error));
    } finally {
      busy.current = false;
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
        <a
          class="button plate-friend"
          href={`/new/${entry.id}?with=friend`}
          aria-label={`Play with a friend: ${entry.title}`}
        >
          <Icon svg={friend} /> <span class="plate-friend-words">Play with a friend</span>
          <span class="plate-friend-word">Friend</span>
        </a>
      </div>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </>
  );
}
