/** Matches for which there is no room above the games; below them nothing moves when they come. */
import { MatchRow } from '../matches/row.tsx';
import { Notice } from '../parts/problem.tsx';
import type { HomeMatches } from './home-matches.ts';

export function MoreMatches({ matches: { kept, more, left } }: { matches: HomeMatches }) {
  const problem = kept.matches && kept.problem;
  if (more.length === 0 && problem === undefined) return null;
  return (
    <section class="more-matches" aria-labelledby="more-matches">
      <h2 id="more-matches">More of your matches</h2>
      <ul>
        {more.map((match) => (
          <MatchRow
            key={match.match}
            match={match}
            brief
            onForget={kept.onForget}
            onSave={kept.onSave}
            onOnline={kept.onOnline}
          />
        ))}
      </ul>
      {left > 0 && (
        <a class="link" href="/replays">
          {left} more
        </a>
      )}
      {problem !== undefined && <Notice onClose={() => kept.onProblem(undefined)}>{problem}</Notice>}
    </section>
  );
}
