/**
 * What goes on stands above the games, in a place that is as tall with it as without: whoever clicks a game before the list
 * has come hits that game. Where nothing goes on, a lesson is offered there.
 */
import { CATALOG } from '@orrery/catalog';
import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import type { ComponentChildren } from 'preact';
import { faceOf } from '../games/registry.ts';
import type { KeptMatch } from '../matches/kept.ts';
import { standingIn } from '../lesson/memory.ts';
import { wayOn } from '../matches/row.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/problem.tsx';
import type { HomeMatches } from './home-matches.ts';

export function ContinueStrips({ matches }: { matches: HomeMatches }) {
  const { kept, first } = matches;
  const problem = kept.matches === undefined ? kept.problem : undefined;
  return (
    <section class="continues" aria-label="Running matches" data-count={first.length}>
      {first.map((match) => (
        <Continue key={match.match} match={match} />
      ))}
      {kept.matches !== undefined && first.length === 0 && <Invitation kept={kept.matches} />}
      {problem !== undefined && <Notice onClose={() => kept.onProblem(undefined)}>{problem}</Notice>}
    </section>
  );
}

function Continue({ match }: { match: KeptMatch }) {
  return (
    <Strip game={match.game} href={wayOn(match)} way="Continue">
      <h2>
        {match.title} <span class="continue-question">{match.words}</span>
      </h2>
      <p>
        <span class="continue-progress">{match.progress}.</span>
        {match.who && ` ${match.who}.`} Left {match.when}.
      </p>
    </Strip>
  );
}

/** To the first game that nobody here has played or learnt yet. */
function Invitation({ kept }: { kept: readonly KeptMatch[] }) {
  const taught = CATALOG.filter(({ lesson }) => lesson !== undefined);
  const isKnown = (id: string) => standingIn(id).isDone || kept.some(({ game }) => game === id);
  const isNew = kept.length === 0 && !taught.some(({ id }) => isKnown(id));
  const entry = taught.find(({ id }) => !isKnown(id)) ?? taught[0];
  if (!entry?.lesson) return null;
  return (
    <Strip game={entry.id} href={`/learn/${entry.id}`} way="Learn">
      <h2>{isNew ? 'New here?' : 'Another game?'}</h2>
      <p>
        Learn {entry.title} in about {entry.lesson.minutes} minutes, move by move.
      </p>
    </Strip>
  );
}

interface StripProps {
  readonly game: string;
  readonly href: string;
  readonly way: string;
  readonly children: ComponentChildren;
}

function Strip({ game, href, way, children }: StripProps) {
  const { accent, Picture } = faceOf(game);
  return (
    <div class="continue" style={{ '--accent': accent }}>
      <div class="continue-picture" data-game={game}>
        <Picture />
      </div>
      <div class="continue-words">{children}</div>
      <a class="button" href={href}>
        {way} <Icon svg={arrow} />
      </a>
    </div>
  );
}
