/** What is to be known at an online table, or to be agreed to: never over the board. */
import film from 'lucide-static/icons/clapperboard.svg?raw';
import { useEffect } from 'preact/hooks';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { spanWords } from './clock-words.ts';
import { type CompanyProps, nameOf, personAt } from './at-table.ts';
import { bringHome } from './homeward.ts';
import type { OnlineTable } from './online-table.ts';

export function Notices({ table, session }: CompanyProps) {
  const room = table.room.value;
  const refusal = table.refusal.value;
  const lost = table.transport.connection.value.kind === 'lost';
  return (
    <>
      {refusal !== undefined && <Problem onClose={() => (table.refusal.value = undefined)}>{refusal}</Problem>}
      {lost && (
        <Notice>
          <b>The connection is lost.</b> Your seat and the match are safe. It is tried again …
        </Notice>
      )}
      {!lost && <Back table={table} session={session} />}
      {room?.problem && <Problem>{problemWords(room.problem)}</Problem>}
      <Consent table={table} session={session} />
      <StandIn table={table} />
      {room?.state === 'over' && <AfterEnd table={table} />}
    </>
  );
}

/** "Back online after 12 s. Nothing is lost." */
function Back({ table, session }: CompanyProps) {
  const back = table.back.value;
  useEffect(() => {
    if (!back) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      watch();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [back]);
  if (!back) return null;
  const watch = () => {
    table.back.value = undefined;
    session.showAgain();
  };
  return (
    <Notice onClose={() => (table.back.value = undefined)}>
      <b>Back online after {spanWords(back.after)}. Nothing is lost.</b>{' '}
      {back.missed === 0
        ? 'Nothing happened meanwhile.'
        : `${back.missed} ${back.missed === 1 ? 'move' : 'moves'} came meanwhile.`}
      {back.missed > 0 && (
        <button type="button" class="button notice-button" onClick={watch}>
          <Icon svg={film} /> Watch them <span class="key">R</span>
        </button>
      )}
    </Notice>
  );
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function Consent({ table, session }: CompanyProps) {
  const proposal = table.room.value?.proposal;
  if (!proposal) return null;
  const { id, seat, needed } = proposal;
  const who = nameOf(table, seat) ?? 'Somebody';
  const mine = table.seat !== undefined && needed.includes(table.seat);
  const others = needed.map((each) => nameOf(table, each) ?? session.text.seat(each));
  return (
    <Notice>
      <b>
        {who} {who === 'You' ? 'want' : 'wants'} to take the last move back.
      </b>{' '}
      {!mine && `Waiting for ${listed(others)}.`}
      {mine && (
        <span class="notice-ways">
          <button
            type="button"
            class="button notice-button"
            onClick={() => void table.deed({ type: 'agree', proposal: id, yes: true })}
          >
            Agree
          </button>
          <button
            type="button"
            class="button quiet notice-button"
            onClick={() => void table.deed({ type: 'agree', proposal: id, yes: false })}
          >
            No
          </button>
        </span>
      )}
    </Notice>
  );
}

function StandIn({ table }: { table: OnlineTable }) {
  const own = table.seat === undefined ? undefined : personAt(table, table.seat);
  if (own?.standIn === undefined || table.room.value?.state !== 'running') return null;
  if (own.forGood) return <Notice>Your time ran out: a {own.standIn} bot has your seat. You may watch.</Notice>;
  return (
    <Notice>
      <b>A {own.standIn} bot plays for you.</b>
      <button type="button" class="button notice-button" onClick={() => void table.deed({ type: 'return' })}>
        Take your seat back
      </button>
    </Notice>
  );
}

function AfterEnd({ table }: { table: OnlineTable }) {
  const { rematch } = table.room.value ?? {};
  const home = () => {
    bringHome(table.match).then(
      (problem) => (table.refusal.value = problem),
      (error: unknown) => (table.refusal.value = faultWords(error)),
    );
  };
  return (
    <Notice>
      {rematch !== undefined && (
        <>
          <b>A rematch is set up, everybody one seat further.</b>{' '}
        </>
      )}
      <span class="notice-ways">
        {rematch !== undefined && (
          <a class="button notice-button" href={`/j/${rematch}`}>
            Go to it
          </a>
        )}
        <button type="button" class="button quiet notice-button" onClick={home}>
          Keep a copy in this browser
        </button>
      </span>
    </Notice>
  );
}
