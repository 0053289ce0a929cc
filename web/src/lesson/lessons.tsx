/** Every lesson there is, the game that teaches fastest first. */
import { CATALOG, type GameEntry } from '@orrery/catalog';
import check from 'lucide-static/icons/check.svg?raw';
import { useLocation } from 'preact-iso';
import { faceOf } from '../games/registry.ts';
import type { KeptMatch } from '../matches/kept.ts';
import { useKept } from '../matches/use-kept.ts';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/problem.tsx';
import { SiteBar } from '../parts/site-bar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { type Standing, standingIn } from './memory.ts';
import '../matches/page.css';
import '../matches/row.css';
import './lessons.css';

export function LessonsPage() {
  useTitle('Learn');
  const kept = useKept();
  const { route } = useLocation();
  /** A lesson begins anew when what there was of it is gone. */
  const again = async (game: string, { match }: KeptMatch) => {
    const { forgetMatch } = await import('../matches/kept.ts');
    const problem = await forgetMatch(match);
    if (problem === undefined) route(`/learn/${game}`);
    else kept.onProblem(problem);
  };
  const onAgain = (game: string, match: KeptMatch) =>
    void again(game, match).catch((error: unknown) => kept.onProblem(faultWords(error)));
  return (
    <div class="replays">
      <SiteBar here="/learn" />
      <main>
        <div class="replays-head">
          <div>
            <h1>Learn</h1>
            <p>A guided first game for each: on the real board, step by step. You can leave and take it up again.</p>
          </div>
        </div>
        {kept.problem !== undefined && <Notice onClose={() => kept.onProblem(undefined)}>{kept.problem}</Notice>}
        <section class="match-part" aria-label="Lessons">
          <ul>
            {CATALOG.filter(({ lesson }) => lesson).map((entry) => (
              <LessonRow
                key={entry.id}
                entry={entry}
                standing={standingIn(entry.id, kept.matches)}
                onAgain={(match) => onAgain(entry.id, match)}
              />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

interface LessonRowProps {
  readonly entry: GameEntry;
  readonly standing: Standing;
  onAgain(this: void, match: KeptMatch): void;
}

function LessonRow({ entry, standing, onAgain }: LessonRowProps) {
  const { id, title, tagline, lesson } = entry;
  return (
    <li class="match-row" style={{ '--accent': faceOf(id).accent }}>
      <div class="match-words">
        <h2>
          {title}
          {standing.isDone && (
            <span class="lesson-done">
              <Icon svg={check} /> Done
            </span>
          )}
          <span class="match-time">about {lesson?.minutes} minutes</span>
        </h2>
        <p>{tagline}</p>
      </div>
      <div class="match-buttons lesson-ways">
        <Ways entry={entry} standing={standing} onAgain={onAgain} />
      </div>
    </li>
  );
}

function Ways({ entry: { id, title }, standing: { match, step, isDone, isOver }, onAgain }: LessonRowProps) {
  const again = (words: string, kind: string) =>
    match && (
      <button type="button" class={kind} aria-label={`${words}: ${title}`} onClick={() => onAgain(match)}>
        {words}
      </button>
    );
  if (step !== undefined) {
    const words = `Continue, step ${step.at} of ${step.of}`;
    return (
      <>
        <a class="button" href={`/learn/${id}`} aria-label={`${words}: ${title}`}>
          {words}
        </a>
        {again('Start again', 'button quiet')}
      </>
    );
  }
  if (isOver) return again('Learn again', 'button');
  const words = isDone ? 'Learn again' : 'Learn';
  return (
    <a class="button" href={`/learn/${id}`} aria-label={`${words} ${title}`}>
      {words}
    </a>
  );
}
