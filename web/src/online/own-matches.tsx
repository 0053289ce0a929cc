/** One's own online matches: on the first page the next ones, on one's own page all of them. */
import arrow from 'lucide-static/icons/arrow-right.svg?raw';
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import type { LineSeat, RoomLine } from '@orrery/protocol';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import { timeWords } from '../parts/time-words.ts';
import { shortClock, timeLeft } from './clock-words.ts';
import { isKeptFor, others, stateWords, titleOf } from './line-words.ts';
import { lobby, mine, serverNow, useLobby } from './lobby-now.ts';
import { me } from './me.ts';
import { useTicking } from './ticking.ts';

const SHOWN_MOST = 4;

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

function useTimeLeft(line: RoomLine): { readonly words: string; readonly left: string } | undefined {
  const shown = shownClock(line);
  useTicking(shown?.time.since !== undefined);
  if (!shown) return undefined;
  const { left, since } = shown.time;
  return { words: shown.words, left: timeLeft(since === undefined ? left : left - (serverNow() - since)) };
}

function TimeLeft({ line }: { line: RoomLine }) {
  const time = useTimeLeft(line);
  return (
    time && (
      <p class="continue-time">
        <span class="caption">{time.words}</span>
        <span class="numeral">{time.left}</span>
      </p>
    )
  );
}

/** Whoever is asked for another match sits down at once. */
const wayTo = (line: RoomLine): string => `/j/${line.match}${isKeptFor(line, me.value?.id) ? '?sit' : ''}`;

function wayWords(line: RoomLine): string {
  if (isKeptFor(line, me.value?.id)) return 'Sit down';
  return line.yourMove ? 'Continue' : 'Open';
}

function OwnMatch({ line }: { line: RoomLine }) {
  const { accent, Picture } = faceOf(line.game);
  const who = me.value?.id;
  return (
    <div class="continue online" style={{ '--accent': accent }}>
      <div class="continue-picture" data-game={line.game}>
        <Picture />
      </div>
      <div class="continue-words">
        <h2>
          {titleOf(line.game)}: {stateWords(line, who)}
        </h2>
        <p>
          With {others(line, who)}. {line.progress === undefined ? '' : `${line.progress}. `}
          {line.preset === undefined ? '' : `${line.preset}. `}
          {shortClock(line.clock)}.
        </p>
      </div>
      <TimeLeft line={line} />
      <a class={line.yourMove || isKeptFor(line, who) ? 'button' : 'button quiet'} href={wayTo(line)}>
        {wayWords(line)} <Icon svg={arrow} />
      </a>
    </div>
  );
}

/** All that go on, on one's own page. */
export function OwnMatches() {
  const lines = mine.value;
  const waiting = lines.filter((line) => line.yourMove || isKeptFor(line, me.value?.id)).length;
  return (
    <section aria-labelledby="going-on">
      <header>
        <h2 id="going-on">Your online matches</h2>
        {waiting > 0 && <span class="note">{waiting === 1 ? '1 waits for you' : `${waiting} wait for you`}</span>}
      </header>
      {lobby.value === 'unreachable' && <p class="note">The server does not answer now.</p>}
      {typeof lobby.value === 'object' && lines.length === 0 && <p class="note">None goes on.</p>}
      <ul>
        {lines.map((line) => (
          <OwnRow key={line.match} line={line} />
        ))}
      </ul>
    </section>
  );
}

function OwnRow({ line }: { line: RoomLine }) {
  const time = useTimeLeft(line);
  const who = me.value?.id;
  return (
    <li style={{ '--accent': faceOf(line.game).accent }}>
      <a class="going-on" href={wayTo(line)}>
        <span class="row-names">
          <b>
            {titleOf(line.game)}: {stateWords(line, who)}
          </b>
          <span>
            With {others(line, who)}. {line.progress === undefined ? '' : `${line.progress}.`}
          </span>
        </span>
        <span class="played-when">
          <b>{time?.left ?? shortClock(line.clock)}</b>
          <span>{time?.words.toLowerCase() ?? timeWords(line.changed, serverNow())}</span>
        </span>
        <Icon svg={chevron} />
      </a>
    </li>
  );
}
