/** Between sitting down and the first move: the link to send, who is here, and bots for those who do not come. */
import check from 'lucide-static/icons/check.svg?raw';
import learn from 'lucide-static/icons/graduation-cap.svg?raw';
import robot from 'lucide-static/icons/bot.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import { hostPatience, type Room } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { LEVELS, USUAL } from '../new/levels.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { useTitle } from '../parts/use-title.ts';
import { CallButton } from './call-button.tsx';
import { Chat } from './chat.tsx';
import { copyText } from './copy-text.ts';
import { freeWords } from './free-words.ts';
import { Facts, GamePicture, Imported, RoomClock, seatFor } from './invitation.tsx';
import { me } from './me.ts';
import type { OnlineTable } from './online-table.ts';
import { RenameForm } from './rename-form.tsx';
import { RoomSeats } from './seats.tsx';
import { useTicking } from './ticking.ts';
import type { KnownGame } from './use-game.ts';
import '../new/new.css';
import './invitation.css';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly room: Room;
  readonly game: KnownGame;
  /** The link was copied on the way here. */
  readonly copied: boolean;
}

/** No round has begun. */
const NO_ROUNDS: readonly [] = [];

export function WaitingRoom({ table, room, game, copied }: WaitingRoomProps) {
  const { entry, text } = game;
  const { accent } = faceOf(entry.id);
  useTitle(`Waiting: ${entry.title}`);
  const own = room.yours[0];
  const isHost = room.host === me.value?.id;
  useTicking(room.hostAway !== undefined);
  const isHostGone = room.hostAway !== undefined && table.now() - room.hostAway >= hostPatience(room.clock);
  const open = room.seats.filter(({ kind }) => kind === 'open').length;
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  const guests = room.seats.flatMap((sitter) =>
    sitter.kind === 'person' && sitter.id !== room.host ? [sitter.name] : [],
  );
  return (
    <main class="invitation waiting" style={{ '--accent': accent }}>
      <GamePicture game={entry.id} />
      <div class="invitation-words">
        <p class="invitation-host" role="status">
          <i aria-hidden="true" />
          <span>
            {own === undefined ? 'You will watch.' : `You are ${text.seat(own)}`.replace(/\.?$/, '.')}{' '}
            {freeWords(room, me.value?.id)} It starts by itself when the last is taken.
          </span>
        </p>
        <h1>{entry.title}</h1>
        <p class="invitation-tagline">{entry.tagline}</p>
        <Facts room={room} game={game} />
        <h2 class="caption">Who sits where</h2>
        <RoomSeats room={room} text={text} own={own} />
        <Imported room={room} />
        <RoomClock room={room} game={game} />
        {own !== undefined && people > 1 && (
          <section class="waiting-talk" aria-labelledby="talk">
            <h2 id="talk" class="caption">
              Chat
            </h2>
            {/* What scrolls must be reachable by keyboard. */}
            <div class="chat-page" role="group" aria-labelledby="talk" tabIndex={0}>
              <Chat table={table} rounds={NO_ROUNDS} />
            </div>
          </section>
        )}
        <Meanwhile game={game} isSeated={own !== undefined} />
      </div>
      <div class="invitation-sit">
        <p class="caption">{room.listed ? 'It stands in the list of open matches. The link' : 'Send this link'}</p>
        <LinkField match={room.match} title={entry.title} copied={copied} />
        {table.refusal.value !== undefined && <Problem>{table.refusal.value}</Problem>}
        {own !== undefined && <OwnName />}
        {(isHost || (isHostGone && own !== undefined)) && <StartWithBots table={table} open={open} />}
        <p class="invitation-note">
          You may close this page:{' '}
          {own === undefined ? 'the link works again.' : 'the seat stays yours, and the link works again.'}
        </p>
        <p class="invitation-ways">
          {isHost && <TakeBack table={table} guests={guests} />}
          {!isHost && own !== undefined && (
            <button type="button" class="link" onClick={() => void table.deed({ type: 'stand' })}>
              Stand up
            </button>
          )}
          {own === undefined && seatFor(room, me.value?.id) !== undefined && (
            <button type="button" class="link" onClick={() => (table.watches.value = false)}>
              Sit down after all
            </button>
          )}
          <a class="link" href="/">
            All games
          </a>
        </p>
      </div>
    </main>
  );
}

/** Whoever has come already is not sent away by one touch. */
function TakeBack({ table, guests }: { table: OnlineTable; guests: readonly string[] }) {
  const [asking, setAsking] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), [asking]);
  const close = () => void table.deed({ type: 'close' });
  if (!asking || guests.length === 0)
    return (
      <button type="button" class="link" onClick={guests.length > 0 ? () => setAsking(true) : close}>
        Take the invitation back
      </button>
    );
  return (
    <span class="take-back" role="group" aria-label="Take the invitation back?">
      {guests.join(' and ')} {guests.length === 1 ? 'sits' : 'sit'} here already.
      <button type="button" class="button quiet danger" onClick={close}>
        Take it back
      </button>
      <button ref={stay} type="button" class="button quiet" onClick={() => setAsking(false)}>
        Wait on
      </button>
    </span>
  );
}

/** What can be done until the others come. */
function Meanwhile({ game: { entry }, isSeated }: { game: KnownGame; isSeated: boolean }) {
  return (
    <section class="meanwhile" aria-labelledby="meanwhile">
      <h2 id="meanwhile" class="caption">
        While you wait
      </h2>
      <p class="meanwhile-ways">
        {entry.lesson && (
          <a class="button quiet" href={`/learn/${entry.id}`}>
            <Icon svg={learn} /> Learn it, {entry.lesson.minutes} min
          </a>
        )}
        <a class="button quiet" href={`/new/${entry.id}`}>
          <Icon svg={robot} /> Play a bot
        </a>
        {isSeated && <CallButton look="button quiet" />}
      </p>
    </section>
  );
}

function LinkField({ match, title, copied: before }: { match: string; title: string; copied: boolean }) {
  const [copied, setCopied] = useState(before);
  const link = `${location.origin}/j/${match}`;
  return (
    <div class="link-field">
      <output>{link.replace(/^https?:\/\//, '')}</output>
      <button
        type="button"
        class="button"
        onClick={() => {
          void copyText(link).then(setCopied);
        }}
      >
        <Icon svg={copied ? check : copy} /> {copied ? 'Copied' : 'Copy'}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          class="button square"
          aria-label="Share the link"
          onClick={() => {
            // Whoever closes the list of ways to share has changed their mind.
            navigator.share({ title: `Play ${title} with me`, url: link }).catch(() => undefined);
          }}
        >
          <Icon svg={share} />
        </button>
      )}
    </div>
  );
}

/** Who has come without being asked for a name gives one here; the others read it in the invitation. */
function OwnName() {
  const [naming, setNaming] = useState(false);
  if (!naming)
    return (
      <p class="own-name">
        The others read your name as <b>{me.value?.name}</b>.{' '}
        <button type="button" class="link" onClick={() => setNaming(true)}>
          Change it
        </button>
      </p>
    );
  return <RenameForm look="own-name" onRenamed={() => setNaming(false)} />;
}

function StartWithBots({ table, open }: { table: OnlineTable; open: number }) {
  const [level, setLevel] = useState(USUAL);
  return (
    <div class="start-bots">
      <select
        class="select"
        aria-label="Level of the bots"
        value={level}
        onChange={({ currentTarget: { value } }) => setLevel(value)}
      >
        {LEVELS.map((each) => (
          <option key={each.level} value={each.level}>
            Bot, {each.level}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => void table.deed({ type: 'start', level })}>
        Start with {open === 1 ? 'a bot' : 'bots'} now
      </button>
    </div>
  );
}
