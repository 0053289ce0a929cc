/** Matches that are still running stand above the games: the last one large, others compact. */
import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import { faceOf } from '../games/registry.ts';
import type { KeptMatch } from '../matches/kept.ts';
import { MatchRow } from '../matches/row.tsx';
import { useKept } from '../matches/use-kept.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/problem.tsx';

/** More than this would push the games off the screen; the rest is under Replays. */
const COMPACT_MOST = 2;

export function ContinueStrips() {
  const kept = useKept();
  const running = (kept.matches ?? []).filter(({ state }) => state === 'running');
  const broken = (kept.matches ?? []).filter(({ state }) => state === 'broken');
  // However many were begun: the last one.
  const lessons = (kept.matches ?? []).filter(({ state }) => state === 'lesson').slice(0, 1);
  const [last, ...others] = running;
  const rows = [...others.slice(0, COMPACT_MOST), ...lessons, ...broken.slice(0, COMPACT_MOST)];
  const more = others.length + broken.length + lessons.length - rows.length;
  if (!last && rows.length === 0 && kept.problem === undefined) return null;
  return (
    <section class="continues" aria-label="Running matches">
      {last && <Strip match={last} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((match) => (
            <MatchRow key={match.match} match={match} brief onForget={kept.onForget} onSave={kept.onSave} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <a class="link" href="/replays">
          {more} more
        </a>
      )}
      {kept.problem !== undefined && <Notice onClose={() => kept.onProblem(undefined)}>{kept.problem}</Notice>}
    </section>
  );
}

function Strip({ match }: { match: KeptMatch }) {
  const { accent, Picture } = faceOf(match.game);
  return (
    <div class="continue" style={{ '--accent': accent }}>
      <div class="continue-picture" data-game={match.game}>
        <Picture />
      </div>
      <div class="continue-words">
        <h2>
          {match.title} <span class="continue-question">{match.words}</span>
        </h2>
        <p>
          {match.who}. Left {match.when}.
        </p>
      </div>
      <p class="continue-progress">{match.progress}</p>
      <a class="button" href={`/table/${match.match}`}>
        Continue <Icon svg={arrow} />
      </a>
    </div>
  );
}
