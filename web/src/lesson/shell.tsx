/** The table of a lesson: the real board and its choices, the coach, and everything else dimmed. */
import type { GameEntry } from '@orrery/catalog';
import { isActing, type Lesson } from '@orrery/kernel';
import leave from 'lucide-static/icons/log-out.svg?raw';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import { useTitle } from '../parts/use-title.ts';
import { boardProps } from '../table/board-props.ts';
import { Console } from '../table/console.tsx';
import { Explainer } from '../table/explain/explainer.tsx';
import { useTableKeys } from '../table/keys.ts';
import { KeysDialog } from '../table/keys-dialog.tsx';
import { Layout } from '../table/layout.ts';
import { Seats } from '../table/seats.tsx';
import type { Session } from '../table/session.ts';
import { useSkip } from '../table/shell.tsx';
import { Band, Side, useSideBeside } from '../table/side.tsx';
import { useSounds } from '../table/sounds.ts';
import { Stage } from '../table/stage.tsx';
import { TableDrawer } from '../table/table-drawer.tsx';
import { Bar, GoalLine, Progress } from '../table/top-bar.tsx';
import { standing, useUnread } from '../table/too-soon.ts';
import { useFresh } from '../table/use-fresh.ts';
import { promptOf } from '../table/words.ts';
import { Coach } from './coach.tsx';
import { Ending } from './ending.tsx';
import { Guide } from './guide.ts';
import { useLessonKeys } from './keys.ts';
import { Pointer } from './pointer.tsx';
import { StepList } from './step-list.tsx';
import '../table/shell.css';
import './lesson.css';

interface LessonShellProps {
  readonly entry: GameEntry;
  readonly session: Session;
  readonly lesson: Lesson;
  readonly board: GameBoard | undefined;
  /** The same lesson from its beginning. */
  onAgain(this: void): void;
}

const nothing = () => {};
/** What a table offers beside its question is not there in a lesson. */
const NO_DEEDS = {
  onRematch: nothing,
  onSave: nothing,
  onKeep: nothing,
  onReplay: nothing,
  onEnd: nothing,
  onFilter: () => false,
};

export function LessonShell({ entry, session, lesson, board, onAgain }: LessonShellProps) {
  useTitle(`${lesson.title}: a lesson of ${entry.title}`);
  const guide = useMemo(() => new Guide(session, lesson, board), [session, lesson, board]);
  useEffect(() => guide.attend(), [guide]);
  const layout = useMemo(() => new Layout(true, session.rule), [session]);
  useEffect(() => void session.showBy(board), [session, board]);
  const { route } = useLocation();
  const onLeave = () => route('/');
  useLessonKeys(session, guide, onLeave);
  useTableKeys(session, NO_DEEDS);
  useSounds(session);
  useFresh(session);
  useUnread(() => {
    standing(session);
    void [guide.at.value, guide.waiting.value];
  });
  const skipping = useSkip(session);
  const filter = useRef<HTMLInputElement>(null);
  const keysShown = useRef<HTMLDialogElement>(null);
  const props = boardProps(session);
  const beside = useSideBeside(board);
  const surfaces = { board, props, veiled: false };
  const { step } = guide;
  const kind = guide.isOver
    ? 'over'
    : guide.waiting.value
      ? 'wait'
      : step && isActing(step) && !guide.isBack
        ? 'act'
        : 'read';
  return (
    <div
      class="shell lesson"
      data-game={entry.id}
      data-drawer="rail"
      data-panel="act"
      data-side={beside ? 'beside' : undefined}
      data-films={board?.caption ? '' : undefined}
      data-step={kind}
      style={{ '--accent': faceOf(entry.id).accent }}
    >
      <main class="middle" {...skipping}>
        {kind === 'over' ? (
          <Ending entry={entry} session={session} lesson={lesson} onAgain={onAgain} />
        ) : (
          <Coach session={session} guide={guide} />
        )}
        {session.shown.value.outcome && !session.film.value ? (
          <section class="console" aria-label="Result">
            <h2 class="prompt">{promptOf(session.text, session.shown.value)}</h2>
          </section>
        ) : (
          <Console
            session={session}
            layout={layout}
            filter={filter}
            side={!beside && <Side {...surfaces} />}
            {...surfaces}
            {...NO_DEEDS}
          />
        )}
        <Band {...surfaces} />
        <Stage scene={session} {...surfaces} />
        {beside && <Side {...surfaces} />}
        <Pointer session={session} guide={guide} />
      </main>
      <Seats scene={session} board={board} inert>
        <StepList guide={guide} />
      </Seats>
      <div class="lesson-inert" inert>
        <TableDrawer session={session} layout={layout} veiled={false} />
      </div>
      <Bar
        title={
          <>
            <span class="wide-only">{session.title}</span>
            <span class="phone-only">{lesson.title}</span>
          </>
        }
        note={`${lesson.title}, a lesson of ${lesson.minutes} minutes`}
        middle={
          <div class="lesson-inert" inert>
            <Progress scene={session} board={board} />
          </div>
        }
        goal={<GoalLine scene={session} />}
        back={{ href: '/', words: 'Leave the lesson' }}
      >
        <span class="lesson-kept">Your place is kept</span>
        <button type="button" class="button quiet lesson-leave" onClick={onLeave}>
          <Icon svg={leave} /> Leave lesson <span class="key">Esc</span>
        </button>
      </Bar>
      <Explainer scene={session} board={board} props={props} onNothing={() => keysShown.current?.showModal()} />
      <KeysDialog dialog={keysShown} />
    </div>
  );
}
