/** An invitation: who invites, to what, which seat is free; a name, and one button. */
import book from 'lucide-static/icons/book-open.svg?raw';
import dice from 'lucide-static/icons/dices.svg?raw';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import timer from 'lucide-static/icons/timer.svg?raw';
import type { Room } from '@orrery/protocol';
import { useMemo, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { Problem } from '../parts/problem.tsx';
import { problemWords } from '../parts/problem-words.ts';
import { singly } from '../parts/singly.ts';
import { useTitle } from '../parts/use-title.ts';
import { clockWords, zeroWords } from './clock-words.ts';
import { me, rename } from './me.ts';
import { randomName } from './names.ts';
import type { OnlineTable } from './online-table.ts';
import { RoomSeats } from './seats.tsx';
import { changesInWords, type KnownGame, useRules } from './use-game.ts';
import '../new/new.css';
import './invitation.css';

interface InvitationProps {
  readonly table: OnlineTable;
  readonly room: Room;
  readonly game: KnownGame;
  onWatch(this: void): void;
}

/** The seat that is kept for this person, or the first free one. */
export function seatFor(room: Room, id: string | undefined): number | undefined {
  const kept = room.seats.findIndex((sitter) => sitter.kind === 'open' && sitter.for?.id === id);
  const free = room.seats.findIndex((sitter) => sitter.kind === 'open' && !sitter.for);
  return kept >= 0 ? kept : free >= 0 ? free : undefined;
}

export function Invitation({ table, room, game, onWatch }: InvitationProps) {
  const { entry, text } = game;
  const { accent } = faceOf(entry.id);
  const host = room.seats.find((sitter) => sitter.kind === 'person' && sitter.id === room.host);
  const hostName = host?.kind === 'person' ? host.name : 'Somebody';
  const isHere = host?.kind === 'person' && host.here;
  useTitle(`${hostName} invites you to ${entry.title}`);
  const [chosen, setChosen] = useState<number>();
  const first = seatFor(room, me.value?.id);
  const seat = chosen !== undefined && room.seats[chosen]?.kind === 'open' ? chosen : first;
  return (
    <main class="invitation" style={{ '--accent': accent }}>
      <GamePicture game={entry.id} />
      <div class="invitation-words">
        <p class={isHere ? 'invitation-host here' : 'invitation-host'}>
          <i aria-hidden="true" />
          <span>
            <b>{hostName}</b> {isHere ? 'is at the table and invites you to' : 'invites you to'}
          </span>
        </p>
        <h1>{entry.title}</h1>
        <p class="invitation-tagline">{entry.tagline}</p>
        <Facts room={room} game={game} />
        <h2 class="caption">Who sits where</h2>
        <RoomSeats room={room} text={text} own={seat} onChoose={setChosen} />
        <Imported room={room} />
        <RoomClock room={room} game={game} />
      </div>
      <SitDown table={table} room={room} game={game} seat={seat} onWatch={onWatch} />
    </main>
  );
}

export function Facts({ room, game: { entry, text } }: { room: Room; game: KnownGame }) {
  const rules = useRules(entry, room.options);
  const preset = rules?.preset;
  return (
    <p class="invitation-facts">
      <span>
        <Icon svg={hourglass} /> {preset?.length ?? entry.length}
      </span>
      <span>
        <Icon svg={book} /> {preset?.name ?? changesInWords(text, rules?.changes ?? {})}
      </span>
      {room.rated && <span>Rated</span>}
    </p>
  );
}

/** Whoever brought it has had its log. */
export const Imported = ({ room }: { room: Room }) =>
  room.imported ? (
    <p class="invitation-note">
      It was begun in a browser: the person who brought it may know what was hidden until then.
    </p>
  ) : null;

interface SitDownProps extends InvitationProps {
  readonly seat: number | undefined;
}

function SitDown({ table, room, game: { entry, text }, seat, onWatch }: SitDownProps) {
  const [name, setName] = useState(() => me.peek()?.name ?? randomName());
  const [problem, setProblem] = useState<string>();
  const one = useMemo(singly, []);
  const sit = async () => {
    if (seat === undefined) return;
    setProblem(undefined);
    if (name.trim() !== me.peek()?.name) {
      const renamed = await rename(name);
      if (!renamed.ok) {
        setProblem(problemWords(renamed.problem));
        return;
      }
      table.transport.renew();
    }
    await table.deed({ type: 'sit', seat });
  };
  const refusal = problem ?? table.refusal.value;
  return (
    <form
      class="invitation-sit"
      onSubmit={(event) => {
        event.preventDefault();
        void one(sit);
      }}
    >
      {seat !== undefined && (
        <>
          <label class="caption" for="name">
            Your name at the table
          </label>
          <NameField name={name} onName={setName} />
        </>
      )}
      {refusal !== undefined && <Problem>{refusal}</Problem>}
      {seat === undefined ? (
        <p class="invitation-full">All seats are taken or kept for somebody.</p>
      ) : (
        <button type="submit" class="button main">
          Sit down as {text.seat(seat)}
        </button>
      )}
      <p class="invitation-note">No account. This browser remembers your seat.</p>
      <p class="invitation-ways">
        {entry.lesson && (
          <a class="link" href={`/learn/${entry.id}`}>
            Learn first, {entry.lesson.minutes} min
          </a>
        )}
        {room.watchable && (
          <button type="button" class="link" onClick={onWatch}>
            Only watch
          </button>
        )}
      </p>
    </form>
  );
}

/** A name, and a die for another one. The keyboard of a phone stays down until the field is touched. */
/** The game's picture, and the way home. */
export function GamePicture({ game }: { game: string }) {
  const { Picture } = faceOf(game);
  return (
    <div class="invitation-picture" data-game={game}>
      <Picture />
      <a class="wordmark" href="/">
        <Mark size={30} /> Orrery
      </a>
    </div>
  );
}

export function RoomClock({ room: { clock }, game: { text } }: { room: Room; game: KnownGame }) {
  return (
    <p class="invitation-clock">
      <Icon svg={timer} />
      <span>
        {clockWords(clock)} {zeroWords(clock, text)}
      </span>
    </p>
  );
}

export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <div class="name-field">
      <input
        id="name"
        type="text"
        class="text-input"
        spellcheck={false}
        autocomplete="nickname"
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <button type="button" class="bare" aria-label="Another name" onClick={() => onName(randomName(name))}>
        <Icon svg={dice} />
      </button>
    </div>
  );
}
