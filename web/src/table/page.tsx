/** The table: finds the match its address names, or says why it is not here. */
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { isLesson, type Problem } from '@orrery/protocol';
import type { GameBoard } from '../games/board.ts';
import { loadBoard } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { problemWords } from '../parts/problem-words.ts';
import type { Session } from './session.ts';
import { Shell } from './shell.tsx';
import { openMatch } from './tables.ts';
import '../styles/fonts-table.css';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'gone'; readonly problem: Problem }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'here'; readonly session: Session; readonly board: GameBoard | undefined };

export function TablePage({ match }: { match: string }) {
  const [found, find] = useMatch(match);
  const { query } = useLocation();
  switch (found.kind) {
    case 'looking':
      return <div class="table-waiting" role="status" aria-label="Finding the match" />;
    case 'gone':
      return <GonePage problem={found.problem} />;
    case 'failed':
      return <LonePage title="The table could not be loaded">{found.problem}</LonePage>;
    case 'elsewhere':
      return <ElsewherePage onTakeOver={() => find(true)} />;
    default: {
      const { session, board } = found;
      if (isLesson(session.facts.sitters)) return <ToLesson game={session.facts.game} />;
      if (session.trouble.elsewhere.value) return <ElsewherePage onTakeOver={() => find(true)} />;
      return <Shell key={session.match} session={session} board={query.board === 'plain' ? undefined : board} />;
    }
  }
}

/** A lesson has a table of its own. */
function ToLesson({ game }: { game: string }) {
  const { route } = useLocation();
  useEffect(() => route(`/learn/${game}`, true), [route, game]);
  return null;
}

function useMatch(match: string): readonly [Found, (takeOver: boolean) => void] {
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  const [turn, setTurn] = useState({ takeOver: false });
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<Found> => {
      const opened = await openMatch(match, turn.takeOver);
      if (opened.ok) return { kind: 'here', session: opened.value, board: await boardFor(opened.value) };
      return opened.problem.code === 'elsewhere' ? { kind: 'elsewhere' } : { kind: 'gone', problem: opened.problem };
    };
    find().then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && setFound({ kind: 'failed', problem: faultWords(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [match, turn]);
  return [found, (takeOver) => setTurn({ takeOver })];
}

/** A board that does not arrive is no reason not to play: the table is shown in words. */
async function boardFor(session: Session): Promise<GameBoard | undefined> {
  try {
    return await loadBoard(session.facts.game);
  } catch {
    session.trouble.refusal.value = { words: 'The board could not be loaded, so the table is shown in words.' };
    return undefined;
  }
}

/** A match that was deleted, never was here, or cannot be read. */
function GonePage({ problem }: { problem: Problem }) {
  return problem.code === 'no-such-match' || problem.code === 'deleted' ? (
    <LonePage title="This match is no longer here">{problemWords(problem)}</LonePage>
  ) : (
    <LonePage
      title="This match cannot be opened"
      way={
        <a class="button main" href="/replays">
          All matches
        </a>
      }
    >
      {problemWords(problem)} It is kept, and nothing else is touched.
    </LonePage>
  );
}

export function ElsewherePage({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <LonePage
      title="This match is open in another tab"
      way={
        <button type="button" class="button main" onClick={onTakeOver}>
          Play here
        </button>
      }
    >
      One tab at a time plays it, so that nothing is lost. Playing here brings it over as it stands.
    </LonePage>
  );
}
