/** On the first page: the online matches that wait for a player, and those that can be watched. */
import type { LineSeat, RoomLine } from '@orrery/protocol';
import { useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { seatColour, seatShape } from '../parts/emblem.tsx';
import { useMedia } from '../parts/use-media.ts';
import { shortClock, shortZero } from './clock-words.ts';
import { nameOf, others, titleOf } from './line-words.ts';
import { lobby } from './lobby-now.ts';
import { me } from './me.ts';
import { changesInWords, useGame } from './use-game.ts';
import './lobby.css';

export { Mine, MoreMine } from './own-matches.tsx';

const SHOWN_MOST = 4;

export function Lists() {
  const now = lobby.value;
  const isNarrow = useMedia('(max-width: 999px)');
  if (now === 'asking') return null;
  if (now === 'unreachable')
    return <p class="lobby-off">Online play needs the server, which does not answer now. Everything else works.</p>;
  const open = <OpenMatches lines={now.open} count={now.openCount} />;
  const live = <LiveNow lines={now.live} />;
  // One below the other, the long list would hide the short one.
  const liveFirst = isNarrow && now.live.length > 0;
  return (
    <div class="lobby">
      {liveFirst ? live : open}
      {liveFirst ? open : live}
    </div>
  );
}

/** The longer part of a list opens at a word. */
function useMore(length: number): [number, (() => void) | undefined] {
  const [all, setAll] = useState(false);
  return [all ? length : SHOWN_MOST, !all && length > SHOWN_MOST ? () => setAll(true) : undefined];
}

/** With so many tables one may look for a game. */
const MANY = 8;

/** `count`: how many there are; of one person's the server lists a few. */
function OpenMatches({ lines: all, count }: { lines: readonly RoomLine[]; count: number }) {
  const [game, setGame] = useState('');
  const games = all.length > MANY ? [...new Set(all.map((line) => line.game))] : [];
  const lines = games.includes(game) ? all.filter((line) => line.game === game) : all;
  const [shown, more] = useMore(lines.length);
  const waiting = lines === all ? count : lines.length;
  return (
    <section aria-labelledby="open-matches">
      <header>
        <h2 id="open-matches">Open matches</h2>
        <span class="note">
          {waiting === 1 ? 'One table waits for a player' : `${waiting} tables wait for a player`}
        </span>
        {games.length > 1 && (
          <select
            class="lobby-filter"
            aria-label="Game"
            value={game}
            onChange={({ currentTarget: { value } }) => setGame(value)}
          >
            <option value="">All games</option>
            {games.map((each) => (
              <option key={each} value={each}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        )}
        <More count={lines.length} onMore={more} />
      </header>
      {lines.length === 0 && (
        <p class="note">
          Nobody waits now. To open one, take the button for a friend at a game above, list it for all, and see who
          comes.
        </p>
      )}
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
              href={`/j/${line.match}${me.value === undefined ? '' : '?sit'}`}
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
