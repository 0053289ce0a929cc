/** The table: finds the match its address names and lays out the shell around it. */
import { formatLog } from '@orrery/kernel';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { faceOf, loadBoard } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { useTitle } from '../parts/use-title.ts';
import { running } from '../running.ts';
import { BEAT_MS, paced, TRAVEL_MS } from '../settings/motion.ts';
import { Announcer, Console } from './console.tsx';
import { Curtain } from './curtain.tsx';
import { Drawer } from './drawer.tsx';
import { useTableKeys } from './keys.ts';
import { Layout } from './layout.ts';
import { PhoneTabs } from './phone-tabs.tsx';
import { Seats } from './seats.tsx';
import type { Session } from './session.ts';
import { Stage } from './stage.tsx';
import { openMatch, startMatch } from './tables.ts';
import { TopBar } from './top-bar.tsx';
import { against, promptOf } from './words.ts';
import '../styles/fonts-table.css';
import './shell.css';

type Found =
  | { readonly kind: 'looking' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'here'; readonly session: Session; readonly board: GameBoard | undefined };

export function TablePage({ match }: { match: string }) {
  const found = useMatch(match);
  const { query } = useLocation();
  if (found.kind === 'looking') return <div class="table-waiting" role="status" aria-label="Finding the match" />;
  if (found.kind === 'gone')
    return (
      <LonePage title="This match is no longer here">
        It may have been deleted, or be kept in another browser: local matches never leave the one they are played in.
      </LonePage>
    );
  if (found.kind === 'failed') return <LonePage title="The table could not be loaded">{found.problem}</LonePage>;
  const board = query.board === 'plain' ? undefined : found.board;
  return <Shell key={found.session.match} session={found.session} board={board} />;
}

function useMatch(match: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'looking' });
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<Found> => {
      const opened = await openMatch(match);
      return opened.ok
        ? { kind: 'here', session: opened.value, board: await boardFor(opened.value) }
        : { kind: 'gone' };
    };
    find().then(
      (next) => wanted && setFound(next),
      (error: unknown) => wanted && setFound({ kind: 'failed', problem: faultWords(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  return found;
}

/** A board that does not arrive is no reason not to play: the table is shown in words. */
async function boardFor(session: Session): Promise<GameBoard | undefined> {
  try {
    return await loadBoard(session.facts.game);
  } catch {
    session.refusal.value = 'The board could not be loaded, so the table is shown in words.';
    return undefined;
  }
}

/** The seat behind the curtain, a moment after the last action so that it can be seen. */
function useCurtain(session: Session): number | undefined {
  const seat = session.passTo;
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    if (seat === undefined) {
      setDrawn(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setDrawn(seat), paced(TRAVEL_MS + BEAT_MS));
    return () => clearTimeout(timer);
  }, [seat]);
  return seat === undefined ? undefined : drawn;
}

async function saveLog(session: Session): Promise<void> {
  const log = await session.log();
  if (typeof log === 'string') {
    session.refusal.value = log;
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatLog(log)], { type: 'application/json' }));
  link.download = `orrery-${log.game}-${session.match.slice(0, 8)}.json`;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whoever leaves a running match finds it on the first page. */
function leaveWord(session: Session): void {
  const update = session.shown.peek();
  const over = update.outcome !== undefined || session.fault.peek() !== undefined;
  const { match, title, text, facts } = session;
  running.value = over
    ? undefined
    : { match, title, words: `${promptOf(text, update)} Move ${update.moves + 1}, ${against(facts)}.` };
}

function Shell({ session, board }: { session: Session; board: GameBoard | undefined }) {
  useTitle(session.title);
  const { route } = useLocation();
  const layout = useMemo(() => new Layout(), []);
  const filter = useRef<HTMLInputElement>(null);
  const curtain = useCurtain(session);
  const skipping = useSkip(session);
  const deeds = useMemo(() => {
    const fail = (error: unknown) => {
      session.refusal.value = faultWords(error);
    };
    const rematch = async () => {
      const { game, options, sitters } = session.facts;
      const started = await startMatch({ game, options, sitters });
      if (started.ok) route(`/table/${started.value.match}${location.search}`);
      else session.refusal.value = started.problem;
    };
    return {
      onRematch: () => void rematch().catch(fail),
      onSave: () => void saveLog(session).catch(fail),
      onFilter: () => {
        filter.current?.focus();
        return filter.current !== null;
      },
    };
  }, [session, route]);
  useTableKeys(session, deeds);
  useEffect(() => () => leaveWord(session), [session]);

  const veiled = curtain !== undefined;
  const asked = session.choices.value.all.length > 0;
  // The order of the elements is the order of the Tab key: question, board, seats, drawer, top bar.
  return (
    <div
      class="shell"
      data-drawer={layout.open.value ? 'open' : 'rail'}
      data-panel={layout.panel.value}
      style={{ '--accent': faceOf(session.facts.game).accent }}
    >
      <main class="middle" {...skipping}>
        <Console session={session} filter={filter} veiled={veiled} {...deeds} />
        <Stage session={session} board={board} veiled={veiled} />
        {veiled && <Curtain session={session} seat={curtain} />}
      </main>
      <Seats session={session} board={board} />
      <Drawer session={session} layout={layout} veiled={veiled} />
      <PhoneTabs layout={layout} asked={asked} />
      <TopBar session={session} />
      <Announcer session={session} veiled={veiled} />
    </div>
  );
}

/** A tap on stage or console while a reply waits shows the reply, and does nothing else. */
function useSkip(session: Session) {
  return useMemo(() => {
    let skipped = false;
    return {
      onPointerDownCapture: () => {
        skipped = session.pace.hurry();
      },
      onClickCapture: (event: MouseEvent) => {
        if (skipped) event.stopPropagation();
        if (skipped) event.preventDefault();
        skipped = false;
      },
    };
  }, [session]);
}
