/** An online match at its one address, in every state: invitation, waiting room, table, end. */
import type { Problem } from '@orrery/protocol';
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { loadBoard } from '../games/registry.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { problemWords } from '../parts/problem-words.ts';
import type { Session } from '../table/session.ts';
import { Shell } from '../table/shell.tsx';
import { call, keepPush } from './calling.ts';
import { Invitation, seatFor } from './invitation.tsx';
import { closeOnline, online } from './link.ts';
import { beSomebody, me } from './me.ts';
import { OnlineTable } from './online-table.ts';
import { useGame } from './use-game.ts';
import { WaitingRoom } from './waiting-room.tsx';
import '../styles/fonts-table.css';

/** What the server did not answer is asked again after so long. */
const TRY_AGAIN_MS = 2500;

export function OnlinePage({ match }: { match: string }) {
  const [table, setTable] = useState<OnlineTable>();
  const [problem, setProblem] = useState<Problem>();
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((count) => count + 1);
  useEffect(() => {
    let opened: OnlineTable | undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setTable(undefined);
    void beSomebody().then((known) => {
      if (!wanted) return;
      setProblem(known.ok ? undefined : known.problem);
      if (!known.ok) {
        if (known.problem.code === 'unreachable') timer = setTimeout(again, TRY_AGAIN_MS);
        return;
      }
      void keepPush();
      opened = new OnlineTable(match, online());
      setTable(opened);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
      opened?.leave();
      closeOnline();
    };
  }, [match, turn]);
  if (problem) return <NoTable problem={problem} onAgain={again} />;
  return table ? <AtTable key={match} table={table} onAgain={again} /> : <Looking />;
}

/** Before anything could be shown the connection was lost, or never made. */
const NoAnswer = ({ table }: { table: OnlineTable }) => (
  <LonePage
    title="The server does not answer"
    way={
      <button type="button" class="button main" onClick={() => table.transport.retry()}>
        Try now
      </button>
    }
  >
    The match is safe. It is tried again by itself, and the table opens as soon as the server is back.
  </LonePage>
);

const Looking = () => <div class="table-waiting" role="status" aria-label="Finding the match" />;

function AtTable({ table, onAgain }: { table: OnlineTable; onAgain: () => void }) {
  const room = table.room.value;
  const session = table.session.value;
  const game = useGame(room?.game);
  const { route, path, query } = useLocation();
  const [copied] = useState(query.copied !== undefined);
  const rematch = table.wantsRematch.value ? room?.rematch : undefined;
  useEffect(() => {
    if (rematch !== undefined) route(`/j/${rematch}?sit`);
  }, [rematch, route]);
  // Whoever comes from the list of open matches, or wants another one, has a name and has said that they want to play.
  const isHere = path === `/j/${table.match}`;
  const wants = isHere && query.sit !== undefined && room !== undefined;
  const seat = wants && room.state === 'waiting' && room.yours.length === 0 ? seatFor(room, me.value?.id) : undefined;
  useEffect(() => {
    if (seat !== undefined) void table.deed({ type: 'sit', seat });
  }, [table, seat]);
  // What was meant for this page only is no part of the address that one sends on.
  const isMarked = wants || (isHere && query.copied !== undefined);
  useEffect(() => {
    if (isMarked) route(`/j/${table.match}`, true);
  }, [table, isMarked, route]);
  if (table.problem.value) return <NoTable problem={table.problem.value} onAgain={onAgain} />;
  if (room?.state === 'frozen' && !session)
    return <NoTable problem={room.problem ?? { code: 'frozen' }} onAgain={onAgain} />;
  if (session) return <OnlineShell table={table} session={session} />;
  if ((!room || !game) && table.transport.connection.value.kind === 'lost') return <NoAnswer table={table} />;
  if (!room || !game) return <Looking />;
  if (room.state !== 'waiting') return <Looking />;
  return room.yours.length > 0 || table.watches.value ? (
    <WaitingRoom table={table} room={room} game={game} copied={copied} />
  ) : (
    <Invitation table={table} room={room} game={game} onWatch={() => (table.watches.value = true)} />
  );
}

function OnlineShell({ table, session }: { table: OnlineTable; session: Session }) {
  const [board, setBoard] = useState<{ readonly of: GameBoard | undefined }>();
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (of: GameBoard | undefined, isThere: boolean) => {
      if (!wanted) return;
      table.lacksPart = !isThere;
      setBoard({ of });
      if (!isThere) timer = setTimeout(load, TRY_AGAIN_MS);
    };
    const load = () => {
      loadBoard(session.facts.game).then(
        (of) => take(of, true),
        // A board that does not arrive is no reason not to play: until it does the table is shown in words.
        () => take(undefined, false),
      );
    };
    load();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, session]);
  const { query } = useLocation();
  if (!board) return <Looking />;
  return (
    <>
      <Shell session={session} board={query.board === 'plain' ? undefined : board.of} />
      <YourTurn table={table} session={session} />
    </>
  );
}

/** In the title of the page, which the table has named before, and by a notice to whoever is elsewhere. */
function YourTurn({ table, session }: { table: OnlineTable; session: Session }) {
  const { decision, outcome } = session.shown.value;
  const asked = decision !== undefined && !outcome && table.seat !== undefined;
  const again = table.room.value?.rematch !== undefined;
  useEffect(() => {
    document.title = `${asked ? '● Your turn · ' : again ? '● Rematch · ' : ''}${session.title} · Orrery`;
    if (asked) void call(session.title, session.match);
  }, [session, asked, again]);
  return null;
}

const TITLES: Partial<Record<Problem['code'], string>> = {
  'no-such-match': 'There is no such match',
  deleted: 'This invitation was taken back',
  'not-yours': 'This table is closed to watchers',
  frozen: 'This match is frozen',
  unreachable: 'The server does not answer',
  nobody: 'This browser keeps no cookies',
  outdated: 'Orrery was updated',
  taken: 'All seats are taken',
};

/** Where the page as a whole says more than the code alone. */
const REASONS: Partial<Record<Problem['code'], string>> = {
  nobody:
    'A seat is yours by a cookie of this site, and without one nobody can tell that it is you who plays. Allow cookies for this site, then try again.',
  taken: 'The match has begun without you, and only those who play it see it.',
  'not-yours': 'Only those who play at it see it, until it is over.',
};

function NoTable({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const title = TITLES[problem.code] ?? 'This match cannot be opened';
  if (problem.code === 'no-such-match')
    return (
      <LonePage title={title}>
        The link may be cut off, or the invitation was taken back. Ask the sender for another one.
      </LonePage>
    );
  const reason = REASONS[problem.code] ?? problemWords(problem);
  const canTry = ['unreachable', 'nobody', 'stopping', 'outdated'].includes(problem.code);
  return canTry ? (
    <LonePage
      title={title}
      way={
        <button
          type="button"
          class="button main"
          onClick={problem.code === 'outdated' ? () => location.reload() : onAgain}
        >
          {problem.code === 'outdated' ? 'Load again' : 'Try again'}
        </button>
      }
    >
      {reason}
    </LonePage>
  ) : (
    <LonePage title={title}>{reason}</LonePage>
  );
}
