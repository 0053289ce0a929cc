/** What is to be known at an online table, or to be agreed to: never over the board. */
import { listed } from '@orrery/kernel';
import film from 'lucide-static/icons/clapperboard.svg?raw';
import type { Gone, RoomPerson } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyOf } from '../matches/copies.ts';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { type CompanyProps, goneFrom, isAlone, nameOf, personAt } from './at-table.ts';
import { backWords } from './back-words.ts';
import { broughtHome } from './homeward.ts';
import type { OnlineTable } from './online-table.ts';

export function Notices({ table, session }: CompanyProps) {
  const room = table.room.value;
  const refusal = table.refusal.value;
  const lost = table.transport.connection.value.kind === 'lost';
  return (
    <>
      {refusal !== undefined && <Problem onClose={() => (table.refusal.value = undefined)}>{refusal}</Problem>}
      {lost && <Lost />}
      {!lost && <Back table={table} session={session} />}
      {room?.problem && <Problem>{problemWords(room.problem)}</Problem>}
      <Consent table={table} session={session} />
      <StandIn table={table} />
      <Alone table={table} />
      {room?.state === 'over' && <AfterEnd table={table} />}
    </>
  );
}

/** Of the notices those that wait for this player, or that they must know now: for pages on which the others are not seen. */
export function Urgent({ table, session }: CompanyProps) {
  const { rematch, state } = table.room.value ?? {};
  const own = table.seat === undefined ? undefined : personAt(table, table.seat);
  return (
    <>
      {table.transport.connection.value.kind === 'lost' && <Lost />}
      <Consent table={table} session={session} />
      {own?.forGood ? null : <StandIn table={table} />}
      {state === 'over' && rematch !== undefined && (
        <Notice>
          <b>{rematchWords(table)}</b>
          <GoToRematch match={rematch} />
        </Notice>
      )}
    </>
  );
}

const Lost = () => (
  <Notice>
    <b>The connection is lost.</b> Your seat and the match are safe. It is tried again …
  </Notice>
);

/** Who wants it, as the talk tells. */
function rematchWords(table: OnlineTable): string {
  const { seat } = table.chat.value.findLast(({ system }) => system === 'rematch') ?? {};
  const who = (seat === undefined ? undefined : nameOf(table, seat)) ?? 'Somebody';
  return `${who === 'You' ? 'You want' : `${who} wants`} a rematch, everybody one seat further.`;
}

const GoToRematch = ({ match }: { match: string }) => (
  <a class="button notice-button" href={`/j/${match}?sit`}>
    Go to it
  </a>
);

/** By then everybody has read it, and what came meanwhile stands in the log. */
const READ_MS = 15_000;

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
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => (table.back.value = undefined), READ_MS);
    return () => clearTimeout(timer);
  }, [table, back]);
  if (!back) return null;
  const watch = () => {
    table.back.value = undefined;
    session.showAgain();
  };
  const [heading, rest] = backWords(back);
  return (
    <Notice onClose={() => (table.back.value = undefined)}>
      <b>{heading}</b> {rest}
      {back.moves > 0 && (
        <button type="button" class="button notice-button" onClick={watch}>
          <Icon svg={film} /> Watch them <span class="key">R</span>
        </button>
      )}
    </Notice>
  );
}

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
      {seat === table.seat && (
        <button
          type="button"
          class="button quiet notice-button"
          onClick={() => void table.deed({ type: 'agree', proposal: id, yes: false })}
        >
          Take the request back
        </button>
      )}
    </Notice>
  );
}

/** Why a bot plays in one's seat, and since when. */
function goneWords(table: OnlineTable, { gone, standIn }: RoomPerson): string {
  const since = gone && gone.move > 0 ? ` since move ${gone.move}` : '';
  const giver = gone?.by === undefined ? undefined : nameOf(table, gone.by);
  const why = giver === undefined ? '' : ` ${giver} gave it your seat while you were away.`;
  return `A ${standIn} bot plays for you${since}.${why}`;
}

function StandIn({ table }: { table: OnlineTable }) {
  const room = table.room.value;
  const own = table.seat === undefined ? undefined : personAt(table, table.seat);
  if (own?.standIn === undefined || room?.state !== 'running') return null;
  if (own.forGood)
    return (
      <Notice>
        {own.gone?.why === 'time' ? 'Your time ran out' : `You have ${own.gone?.why ?? 'left'}`}: a {own.standIn} bot
        has your seat. You may watch.
      </Notice>
    );
  return (
    <Notice>
      <b>{goneWords(table, own)}</b> {room.rated && 'Whoever is not back by the end has lost.'}
      <button type="button" class="button notice-button" onClick={() => void table.deed({ type: 'return' })}>
        Take your seat back
      </button>
    </Notice>
  );
}

/** All others are gone: whatever comes of it on the board, this player is before them. */
function Alone({ table }: { table: OnlineTable }) {
  const [ending, setEnding] = useState<boolean>();
  const here = useRef<HTMLButtonElement>(null);
  // Whoever goes by keys stays in this notice, and is asked on the way back.
  useEffect(() => {
    if (ending !== undefined) here.current?.focus();
  }, [ending]);
  const room = table.room.value;
  if (room?.state !== 'running' || !isAlone(table)) return null;
  if (!ending)
    return (
      <Notice>
        The others are out for good: the match counts as won for you, however it ends.
        <button ref={here} type="button" class="button notice-button" onClick={() => setEnding(true)}>
          End it now …
        </button>
      </Notice>
    );
  return (
    <Notice>
      The match ends at once and cannot be played on. You have won it.
      <span class="notice-ways" role="group" aria-label="End it now?">
        <button type="button" class="button notice-button" onClick={() => void table.deed({ type: 'resign' })}>
          End it now
        </button>
        <button ref={here} type="button" class="button quiet notice-button" onClick={() => setEnding(false)}>
          Play on
        </button>
      </span>
    </Notice>
  );
}

const GONE: Readonly<Record<Gone['why'], string>> = {
  time: 'out of time',
  left: 'left',
  away: 'away',
  resigned: 'resigned',
};

/** "Bob (out of time) did not play to the end, a bot did", "Bob resigned". */
function goneNote(table: OnlineTable): string | undefined {
  const gone = goneFrom(table).map((seat) => ({ ...personAt(table, seat), who: nameOf(table, seat) ?? '' }));
  const replaced = gone.filter(({ standIn }) => standIn !== undefined);
  const resigned = gone.filter(({ standIn }) => standIn === undefined);
  const names = replaced.map(({ who, gone: how }) => `${who} (${GONE[how?.why ?? 'left']})`);
  const notes = [
    names.length > 0 && `${listed(names)} did not play to the end, a bot did: that ranks behind all who stayed.`,
    resigned.length > 0 && `${listed(resigned.map(({ who }) => who))} resigned.`,
  ];
  return notes.filter((note) => note !== false).join(' ') || undefined;
}

/** "Your rating: 1523, +23." */
function ratingNote(table: OnlineTable): string | undefined {
  const { seat } = table;
  const change = seat === undefined ? undefined : table.room.value?.result?.[seat]?.change;
  const value = seat === undefined ? undefined : personAt(table, seat)?.rating?.value;
  if (change === undefined || value === undefined) return undefined;
  const rounded = Math.round(change);
  return `Your rating: ${Math.round(value)}, ${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}.`;
}

function AfterEnd({ table }: { table: OnlineTable }) {
  const { rematch } = table.room.value ?? {};
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    copyOf(table.match).then(
      (copy) => copy !== undefined && setKept(copy),
      () => undefined, // it can be kept once more
    );
  }, [table]);
  const keep = () => {
    broughtHome(table.match).then(
      (taken) => ('problem' in taken ? (table.refusal.value = taken.problem) : setKept(taken.match)),
      (error: unknown) => (table.refusal.value = faultWords(error)),
    );
  };
  const notes = [ratingNote(table), goneNote(table)].filter((note) => note !== undefined);
  const copy =
    kept === undefined ? (
      <button type="button" class="button quiet notice-button" onClick={keep}>
        Keep a copy in this browser
      </button>
    ) : (
      <a class="button quiet notice-button" href={`/replay/${kept}`}>
        Kept: see the copy
      </a>
    );
  if (rematch === undefined && notes.length === 0) return <div class="company-ways">{copy}</div>;
  return (
    <Notice>
      {notes.length > 0 && <b>{notes.join(' ')}</b>} {rematch !== undefined && <b>{rematchWords(table)}</b>}
      <span class="notice-ways">
        {rematch !== undefined && <GoToRematch match={rematch} />}
        {copy}
      </span>
    </Notice>
  );
}
