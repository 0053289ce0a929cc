/** The parts of a table that are there because others play at it from elsewhere. */
import eye from 'lucide-static/icons/eye.svg?raw';
import timer from 'lucide-static/icons/timer.svg?raw';
import off from 'lucide-static/icons/wifi-off.svg?raw';
import type { Seat } from '@orrery/kernel';
import { AWAY_MS, type RoomPerson } from '@orrery/protocol';
import { computed } from '@preact/signals';
import { Fragment } from 'preact';
import { Icon } from '../parts/icon.tsx';
import type { Company } from '../table/company.ts';
import type { Session } from '../table/session.ts';
import { type CompanyProps, isAsked, judged, nameOf, personAt } from './at-table.ts';
import { Chat } from './chat.tsx';
import { clockWords, spanWords, timeLeft, wholeOf, zeroWords } from './clock-words.ts';
import { Notices, Urgent } from './notices.tsx';
import type { OnlineTable } from './online-table.ts';
import { useTicking } from './ticking.ts';
import { Ways } from './ways.tsx';
import './company.css';

export function company(table: OnlineTable, session: Session): Company {
  const props = { table, session };
  const isLost = computed(() => table.transport.connection.value.kind === 'lost');
  return {
    nameOf: (seat) => nameOf(table, seat),
    get note() {
      const count = `${session.facts.sitters.length} players`;
      const room = table.room.value;
      return room ? `${room.listed ? 'listed' : 'private'} table, ${count}` : count;
    },
    Top: () => <Top {...props} />,
    OnSeat: ({ seat, asked }) => <OnSeat table={table} seat={seat} asked={asked} />,
    BelowSeats: () => <BelowSeats {...props} />,
    Notices: () => <Notices {...props} />,
    Urgent: () => <Urgent {...props} />,
    Ways: () => <Ways {...props} />,
    AtTable: () => (
      <div class="company-at-table">
        <BelowSeats {...props} />
        <Ways {...props} />
      </div>
    ),
    // Those who watch neither read nor write it.
    Chat: session.facts.yours.length > 0 ? () => <Chat table={table} rounds={session.rounds.value} /> : undefined,
    unread: table.unread,
    askUndo: () => {
      const { viewer, moves } = session.shown.peek();
      if (typeof viewer === 'number') void table.deed({ type: 'ask-undo', seat: viewer, moves });
    },
    calls: computed(() => isLost.value || isAsked(table)),
    isLost,
    judged: (outcome) => judged(table, outcome),
    rematch:
      session.facts.yours.length > 0
        ? async () => {
            table.wantsRematch.value = await table.deed({ type: 'rematch' });
          }
        : undefined,
  };
}

/** What is left of somebody's time now. */
function leftOf(table: OnlineTable, time: NonNullable<RoomPerson['time']>): number {
  return time.left - (time.since === undefined ? 0 : table.now() - time.since);
}

/** What is left of one's own time for a question that nobody else knows of. */
function silentLeft(table: OnlineTable, seat: Seat | undefined): number | undefined {
  const { silent, state } = table.room.value ?? {};
  return silent && silent.seat === seat && state === 'running' ? silent.until - table.now() : undefined;
}

function connectionWords(table: OnlineTable): string {
  const connection = table.transport.connection.value;
  const latency = table.transport.latency.value;
  if (connection.kind === 'first') return 'Connecting …';
  if (connection.kind === 'lost') return `Offline for ${spanWords(Date.now() - connection.since)}`;
  return latency === undefined ? 'Online' : `Online · ${latency} ms`;
}

function Top({ table }: CompanyProps) {
  const isOpen = table.transport.connection.value.kind === 'open';
  const { watchers = 0, state } = table.room.value ?? {};
  const time = table.seat === undefined || state !== 'running' ? undefined : personAt(table, table.seat)?.time;
  const silent = silentLeft(table, table.seat);
  useTicking(!isOpen || time?.since !== undefined || silent !== undefined);
  return (
    <>
      <span class={isOpen ? 'connection' : 'connection unsaved'}>
        <span class="connection-words">{connectionWords(table)}</span>
      </span>
      {watchers > 0 && (
        <span class="top-watchers wide-only">
          <Icon svg={eye} /> {watchers} {watchers === 1 ? 'watches' : 'watch'}
        </span>
      )}
      {time && (
        <span class="top-clock wide-only">
          <Icon svg={timer} /> You <b>{timeLeft(silent ?? leftOf(table, time))}</b>
        </span>
      )}
    </>
  );
}

function OnSeat({ table, seat, asked }: { table: OnlineTable; seat: Seat; asked: boolean }) {
  const room = table.room.value;
  const person = personAt(table, seat);
  const silent = silentLeft(table, seat);
  useTicking(person?.time?.since !== undefined || person?.awaySince !== undefined || silent !== undefined);
  const whole = room && wholeOf(room.clock);
  const left = silent ?? (person?.time && leftOf(table, person.time));
  const thinking = asked ? (seat === table.seat ? 'Your turn' : 'Thinking') : undefined;
  const spent = person?.time?.since === undefined ? undefined : table.now() - person.time.since;
  return (
    <>
      {left !== undefined && (
        <span class={left < 30_000 ? 'seat-clock short' : 'seat-clock'}>
          <span class="unseen">{silent === undefined ? 'Time left: ' : 'Time left for this question: '}</span>
          {timeLeft(left)}
        </span>
      )}
      {left !== undefined && whole !== undefined && (
        <span class="seat-time" aria-hidden="true">
          <span style={{ width: `${Math.max(0, Math.min(100, (left / whole) * 100))}%` }} />
        </span>
      )}
      <span class="seat-presence">
        {person && <Presence table={table} person={person} />}
        {thinking && (
          <span class="badge">
            {thinking}
            {spent !== undefined && seat !== table.seat && `, ${timeLeft(spent)}`}
          </span>
        )}
      </span>
    </>
  );
}

function Presence({ table, person }: { table: OnlineTable; person: RoomPerson }) {
  if (person.standIn !== undefined)
    return (
      <span class="away">
        <span class="wide-only">{person.standIn} </span>bot<span class="wide-only"> plays</span>
      </span>
    );
  if (person.here)
    return (
      <span class="here">
        <i /> here
      </span>
    );
  return (
    <span class="away">
      <Icon svg={off} /> away {person.awaySince === undefined ? '' : spanWords(table.now() - person.awaySince)}
    </span>
  );
}

function BelowSeats({ table, session }: CompanyProps) {
  const room = table.room.value;
  useTicking(room?.seats.some((sitter) => sitter.kind === 'person' && !sitter.here) ?? false);
  if (!room || room.state !== 'running') return null;
  const people = room.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && seat !== table.seat ? [{ ...sitter, seat }] : [],
  );
  const away =
    table.seat === undefined || room.clock.kind === 'days'
      ? []
      : people.filter(({ here, standIn }) => !here && standIn === undefined);
  return (
    <div class="legend company-legend">
      <h2 class="caption">Clock</h2>
      <p>
        {clockWords(room.clock)} {zeroWords(room.clock, session.text)}
      </p>
      {people.length > 0 && (
        <p>
          Profiles:{' '}
          {people.map(({ id, name, seat }, at) => (
            <Fragment key={seat}>
              {at > 0 && ', '}
              <a class="link" href={`/people/${id}`}>
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {away
        .filter(({ awaySince = table.now() }) => table.now() - awaySince >= AWAY_MS)
        .map(({ seat }) => (
          <p key={seat}>
            <button type="button" class="link" onClick={() => void table.deed({ type: 'give', seat })}>
              Give {session.text.seat(seat)} to a bot
            </button>
          </p>
        ))}
      {away.length > 0 && (
        <p class="note">
          After 3 min away a seat can be given to a bot, and is its owner’s again when they are back.
          {room.rated && ' Whoever is not back by the end has lost.'}
        </p>
      )}
    </div>
  );
}
