/** On the first page: one's own online matches, those that wait for a player, and those that can be watched. */
import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import { findGame } from '@orrery/catalog';
import type { LineSeat, Lobby, RoomLine } from '@orrery/protocol';
import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { seatColour, seatShape } from '../parts/emblem.tsx';
import { rememberOnline } from '../home/online-places.ts';
import { Icon } from '../parts/icon.tsx';
import { askLobby } from './api.ts';
import { shortClock, shortZero, timeLeft } from './clock-words.ts';
import { findMe, me } from './me.ts';
import { useTicking } from './ticking.ts';
import { changesInWords, useGame } from './use-game.ts';
import './lobby.css';

const FRESH_MS = 15_000;
const SHOWN_MOST = 4;
/** Nobody has asked yet, or nobody answers. */
const lobby = signal<Lobby | 'asking' | 'unreachable'>('asking');
/** What the clocks of this machine and of the server differ by. */
let skew = 0;

async function refresh(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const answer = await askLobby();
  lobby.value = answer.ok ? answer.value : 'unreachable';
  if (!answer.ok) return;
  skew = answer.value.now - Date.now();
  rememberOnline(mine.value.length);
}

/** Keeps the lists fresh while they are looked at. */
export function useLobby(): void {
  useEffect(() => {
    void findMe();
    void refresh();
    const timer = setInterval(() => void refresh(), FRESH_MS);
    const onShow = () => void refresh();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);
}

const titleOf = (game: string): string => findGame(game)?.title ?? 'A game';
const nameOf = (seat: LineSeat): string =>
  seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? `Bot, ${seat.level}` : 'a free seat';

/** Who is there besides oneself: "nadir and Bot, hard", "nadir and 2 free seats". */
function others(line: RoomLine): string {
  const free = line.seats.filter(({ kind }) => kind === 'open').length;
  const sitters = line.seats.filter(({ kind }, seat) => kind !== 'open' && !line.yours.includes(seat)).map(nameOf);
  const names = [...sitters, ...(free > 0 ? [free === 1 ? 'a free seat' : `${free} free seats`] : [])];
  return listed(names);
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Those that go on, the ones that wait for oneself first. */
const mine = computed((): readonly RoomLine[] =>
  typeof lobby.value === 'string'
    ? []
    : lobby.value.mine
        .filter(({ state }) => state !== 'over')
        .toSorted((a, b) => Number(b.yourMove) - Number(a.yourMove)),
);

/** At a place above the games. */
export function Mine({ at }: { at: number }) {
  const line = mine.value[at];
  return line ? <OwnMatch line={line} /> : null;
}

/** Those that have no place above the games. */
export function MoreMine({ from }: { from: number }) {
  useLobby();
  const lines = mine.value.slice(from);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="more-online">
      <h2 id="more-online">Your online matches</h2>
      <div class="online-mine">
        {lines.slice(0, SHOWN_MOST).map((line) => (
          <OwnMatch key={line.match} line={line} />
        ))}
      </div>
      {lines.length > SHOWN_MOST && (
        <a class="link" href="/you">
          {lines.length - SHOWN_MOST} more
        </a>
      )}
    </section>
  );
}

function stateWords(line: RoomLine): string {
  if (line.state === 'waiting') return 'waiting for players';
  if (line.state === 'frozen') return 'cannot go on';
  const isPlayed = line.seats.some((seat, at) => line.yours.includes(at) && seat.kind === 'person' && seat.standIn);
  if (isPlayed) return 'a bot plays for you';
  if (line.yourMove) return 'your move';
  const thinking = (line.deciding ?? []).flatMap((at) => line.seats[at] ?? []).map(thinkerName);
  if (thinking.length === 0) return 'the others think';
  return thinking.length === 1 ? `${thinking[0]} is thinking` : `${listed(thinking)} are thinking`;
}

const thinkerName = (seat: LineSeat): string =>
  seat.kind === 'person' && seat.standIn === undefined ? seat.name : 'a bot';

/** Whose clock the card shows: one's own while one is asked, else that of whoever is known to think. */
function shownClock({ seats, yours, yourMove, deciding = [] }: RoomLine) {
  const at = yourMove ? yours[0] : deciding.find((seat) => timeAt(seats, seat)?.since !== undefined);
  const time = at === undefined ? undefined : timeAt(seats, at);
  const seat = at === undefined ? undefined : seats[at];
  return time && seat?.kind === 'person' && seat.standIn === undefined
    ? { words: yourMove ? 'Time left' : `${seat.name} has`, time }
    : undefined;
}

const timeAt = (seats: readonly LineSeat[], at: number) => {
  const seat = seats[at];
  return seat?.kind === 'person' ? seat.time : undefined;
};

function TimeLeft({ line }: { line: RoomLine }) {
  const shown = shownClock(line);
  useTicking(shown?.time.since !== undefined);
  if (!shown) return null;
  const { left, since } = shown.time;
  const rest = since === undefined ? left : left - (Date.now() + skew - since);
  return (
    <p class="continue-time">
      <span class="caption">{shown.words}</span>
      <span class="numeral">{timeLeft(rest)}</span>
    </p>
  );
}

function OwnMatch({ line }: { line: RoomLine }) {
  const { accent, Picture } = faceOf(line.game);
  return (
    <div class="continue online" style={{ '--accent': accent }}>
      <div class="continue-picture" data-game={line.game}>
        <Picture />
      </div>
      <div class="continue-words">
        <h2>
          {titleOf(line.game)}: {stateWords(line)}
        </h2>
        <p>
          With {others(line)}. {line.progress === undefined ? '' : `${line.progress}. `}
          {line.preset === undefined ? '' : `${line.preset}. `}
          {shortClock(line.clock)}.
        </p>
      </div>
      <TimeLeft line={line} />
      <a class={line.yourMove ? 'button' : 'button quiet'} href={`/j/${line.match}`}>
        {line.yourMove ? 'Continue' : 'Open'} <Icon svg={arrow} />
      </a>
    </div>
  );
}

export function Lists() {
  const now = lobby.value;
  if (now === 'asking') return null;
  if (now === 'unreachable')
    return <p class="lobby-off">Online play needs the server, which does not answer now. Everything else works.</p>;
  return (
    <div class="lobby">
      <OpenMatches lines={now.open} />
      <LiveNow lines={now.live} />
    </div>
  );
}

/** The longer part of a list opens at a word. */
function useMore(length: number): [number, (() => void) | undefined] {
  const [all, setAll] = useState(false);
  return [all ? length : SHOWN_MOST, !all && length > SHOWN_MOST ? () => setAll(true) : undefined];
}

function OpenMatches({ lines }: { lines: readonly RoomLine[] }) {
  const [shown, more] = useMore(lines.length);
  return (
    <section aria-labelledby="open-matches">
      <header>
        <h2 id="open-matches">Open matches</h2>
        <span class="note">
          {lines.length === 1 ? 'One table waits for a player' : `${lines.length} tables wait for a player`}
        </span>
        <More count={lines.length} onMore={more} />
      </header>
      {lines.length === 0 && <p class="note">Nobody waits now. Open one that is listed for all, and see who comes.</p>}
      <ul>
        {lines.slice(0, shown).map((line) => (
          <li key={line.match} style={{ '--accent': faceOf(line.game).accent }}>
            <GameRules line={line} />
            <Hosts line={line} />
            <SeatShapes seats={line.seats} />
            <span class="lobby-clock">
              {shortClock(line.clock)} <span class="note">{shortZero(line.clock)}</span>
            </span>
            <a
              class="button"
              href={`/j/${line.match}${me.value ? '?sit' : ''}`}
              aria-label={`Join ${titleOf(line.game)} with ${others(line)}`}
            >
              Join
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LiveNow({ lines }: { lines: readonly RoomLine[] }) {
  const [shown, more] = useMore(lines.length);
  return (
    <section aria-labelledby="live-now">
      <header>
        <h2 id="live-now">Live now</h2>
        <span class="note">open to watch</span>
        <More count={lines.length} onMore={more} />
      </header>
      {lines.length === 0 && <p class="note">No listed match is being played.</p>}
      <ul>
        {lines.slice(0, shown).map((line) => (
          <li key={line.match} class="live" style={{ '--accent': faceOf(line.game).accent }}>
            <GameRules line={line} />
            <span>{line.seats.map(nameOf).join(', ')}</span>
            <span class="lobby-clock">{line.progress}</span>
            <a
              class="button quiet"
              href={`/j/${line.match}`}
              aria-label={`Watch ${titleOf(line.game)}: ${line.seats.map(nameOf).join(', ')}`}
            >
              Watch
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function More({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  return (
    onMore && (
      <button type="button" class="link" onClick={onMore}>
        All {count}
      </button>
    )
  );
}

/** What is played, and how. Only rules of somebody's own need the game's words. */
function GameRules({ line: { game, preset, changes } }: { line: RoomLine }) {
  const known = useGame(preset === undefined && Object.keys(changes).length > 0 ? game : undefined);
  return (
    <span class="lobby-game">
      <b>{titleOf(game)}</b> <span class="note">{preset ?? changesInWords(known?.text, changes)}</span>
    </span>
  );
}

function Hosts({ line }: { line: RoomLine }) {
  const person = line.seats.find((seat) => seat.kind === 'person');
  if (person?.kind !== 'person') return <span />;
  const { rating } = person;
  return (
    <span>
      {person.name}{' '}
      <span class="note">{rating ? `${Math.round(rating.value)} ± ${Math.round(rating.plusMinus)}` : 'new'}</span>
    </span>
  );
}

/** Taken seats filled, free ones dashed. */
function SeatShapes({ seats }: { seats: readonly LineSeat[] }) {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <span class="lobby-seats">
      <span class="unseen">
        {free} of {seats.length} seats free
      </span>
      {seats.map(({ kind }, seat) => (
        <svg key={seat} viewBox="-1 -1 26 26" width="14" height="14" aria-hidden="true">
          <path
            d={seatShape(seat)}
            class={kind === 'open' ? 'free' : undefined}
            style={kind === 'open' ? undefined : { fill: seatColour(seat) }}
          />
        </svg>
      ))}
    </span>
  );
}
