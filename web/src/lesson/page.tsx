/** A game's lesson: finds the one that was begun or begins a new one, or says why there is none. */
import { findGame, type GameEntry } from '@orrery/catalog';
import type { Lesson } from '@orrery/kernel';
import type { Problem } from '@orrery/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { loadBoard } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { ElsewherePage } from '../table/page.tsx';
import type { Session } from '../table/session.ts';
import { openLesson } from '../table/tables.ts';
import { LessonShell } from './shell.tsx';
import '../styles/fonts-table.css';

interface Here {
  readonly session: Session;
  readonly lesson: Lesson;
  readonly board: GameBoard | undefined;
}

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'here'; readonly here: Here };

export function LearnPage({ game }: { game: string }) {
  const entry = findGame(game);
  if (!entry?.lesson)
    return (
      <LonePage title={entry ? `There is no lesson of ${entry.title} yet` : 'There is no such game'}>
        The games are on the first page.
      </LonePage>
    );
  return <LessonPage key={game} entry={entry} />;
}

function LessonPage({ entry }: { entry: GameEntry }) {
  const [turn, setTurn] = useState({ takeOver: false });
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  useEffect(() => {
    let wanted = true;
    setFound({ kind: 'looking' });
    lessonOf(entry, turn.takeOver).then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && setFound({ kind: 'failed', words: faultWords(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [entry, turn]);
  const takeOver = () => setTurn({ takeOver: true });
  switch (found.kind) {
    case 'looking':
      return <div class="table-waiting" role="status" aria-label="Finding the lesson" />;
    case 'failed':
      return <LonePage title="The lesson could not be loaded">{found.words}</LonePage>;
    case 'problem':
      if (found.problem.code === 'elsewhere') return <ElsewherePage onTakeOver={takeOver} />;
      return <LonePage title="The lesson cannot be opened">{problemWords(found.problem)}</LonePage>;
    default: {
      const { here } = found;
      if (here.session.trouble.elsewhere.value) return <ElsewherePage onTakeOver={takeOver} />;
      return (
        <LessonShell key={here.session.match} {...here} entry={entry} onAgain={() => setTurn({ takeOver: false })} />
      );
    }
  }
}

async function lessonOf(entry: GameEntry, takeOver: boolean): Promise<Found> {
  const { lesson } = await entry.client();
  const opened = await openLesson(entry.id, takeOver);
  if (!opened.ok) return { kind: 'problem', problem: opened.problem };
  if (!lesson) return { kind: 'problem', problem: { code: 'no-lesson' } };
  return { kind: 'here', here: { session: opened.value, lesson, board: await loadBoard(entry.id) } };
}
