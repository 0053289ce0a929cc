/** The talk at a table: newest at the foot, what happened to seats between the lines. */
import send from 'lucide-static/icons/send.svg?raw';
import { CHAT_LONGEST, type ChatLine, type RoomPerson } from '@orrery/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { headingOf, type Mark } from '../table/history.ts';
import { nameOf, personAt } from './at-table.ts';
import { mutedPeople, mutePerson } from './muted.ts';
import type { OnlineTable } from './online-table.ts';
import '../new/new.css';
import './chat.css';

const QUICK = ['Good move', 'One minute', 'Thanks'];

interface ChatProps {
  readonly table: OnlineTable;
  /** Where the rounds of the match begin, which stand between the lines. */
  readonly rounds: readonly Mark[];
}

export function Chat({ table, rounds }: ChatProps) {
  const lines = table.chat.value;
  const muted = table.muted.value;
  const list = useRef<HTMLOListElement>(null);
  // Where the new lines began when this was opened.
  const [newFrom] = useState(() => table.read.peek());
  useEffect(() => {
    const element = list.current;
    if (!element || element.offsetParent === null) return;
    const page = element.closest('.drawer-page, .chat-page');
    if (page) page.scrollTop = page.scrollHeight;
    table.markRead();
  });
  const shown = lines.filter((line) => !table.isHidden(line));
  const firstNew = shown.find((line) => line.id > newFrom && table.isNews(line))?.id;
  const people = table.room.value?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-label="Chat" aria-live={muted ? 'off' : 'polite'}>
        {shown.length === 0 && <li class="chat-note">Nobody has said anything yet.</li>}
        {shown.map((line, at) => {
          const heading = headingOf(rounds, line.move);
          const before = shown[at - 1];
          return (
            <li key={line.id}>
              {heading !== undefined && heading !== (before && headingOf(rounds, before.move)) && (
                <span class="log-round caption">{heading}</span>
              )}
              {at > 0 && line.id === firstNew && <span class="log-round caption chat-new">New</span>}
              <Line line={line} name={line.seat === undefined ? undefined : nameOf(table, line.seat)} />
            </li>
          );
        })}
      </ol>
      <Write
        onSay={(text) => table.say(text)}
        note={
          <>
            <span>{people === 1 ? 'Nobody else reads this.' : `Only the ${people} players read this.`}</span>
            {people > 1 && <Mutes table={table} />}
          </>
        }
      />
    </div>
  );
}

const SYSTEM: Readonly<Record<NonNullable<ChatLine['system']>, (who: string) => string>> = {
  joined: (who) => `${who} sat down`,
  left: (who) => `${who} left the table`,
  resigned: (who) => `${who} resigned`,
  returned: (who) => `${who} came back`,
  started: () => 'The match began',
  undo: () => 'The last move was taken back, all agreed',
  'no-undo': (who) => `${who} did not agree to take the last move back`,
  'undo-late': (who) => `${who} asked to take a move back, but the match went on`,
  bot: (who) => `A bot plays for ${who === 'You' ? 'you' : who}`,
  time: (who) => `${who === 'You' ? 'Your' : `${who}’s`} time ran out: a bot has the seat`,
  over: () => 'The match is over',
  rematch: (who) => (who === 'You' ? 'You want a rematch' : `${who} wants a rematch`),
};

const clockOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
};

function Line({ line, name }: { line: ChatLine; name: string | undefined }) {
  const who = name ?? line.name ?? 'Somebody';
  if (line.system !== undefined)
    return (
      <p class="chat-system">
        <span>{SYSTEM[line.system](who)}</span> <time>{clockOf(line.at)}</time>
      </p>
    );
  return (
    <div class="chat-line">
      {line.seat === undefined ? <span /> : <Emblem seat={line.seat} size={13} plain />}
      <div>
        <b>{who}</b> <time>{clockOf(line.at)}</time>
        <p>{line.text}</p>
      </div>
    </div>
  );
}

interface WriteProps {
  readonly note: ComponentChildren;
  /** Why it was not said, if it was not. */
  onSay(this: void, text: string): Promise<string | undefined>;
}

function Write({ note, onSay }: WriteProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const say = async (words: string) => {
    const sent = words.trim();
    if (sent === '') return;
    const why = await onSay(sent);
    setProblem(why);
    // What could not be sent stays to be sent again.
    if (why === undefined && words === text) setText('');
  };
  return (
    <form
      class="chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        void say(text);
      }}
    >
      <div class="chat-quick">
        {QUICK.map((words) => (
          <button key={words} type="button" class="button" onClick={() => void say(words)}>
            {words}
          </button>
        ))}
      </div>
      <div class="chat-field">
        <input
          type="text"
          class="text-input"
          aria-label="Write to the table"
          placeholder="Write to the table"
          maxLength={CHAT_LONGEST}
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button square" aria-label="Send">
          <Icon svg={send} />
        </button>
      </div>
      {problem !== undefined && <Problem onClose={() => setProblem(undefined)}>{problem}</Problem>}
      <div class="chat-foot">{note}</div>
    </form>
  );
}

/** Whom one does not want to read: one of the others, in all matches, or everybody in this one. Nobody else knows of it. */
function Mutes({ table }: { table: OnlineTable }) {
  const all = table.muted.value;
  const others = othersAt(table);
  const names = others.filter(({ id }) => mutedPeople.value.has(id)).map(({ name }) => name);
  const muted = all ? 'All are muted' : names.length > 0 ? `${names.join(', ')} muted` : undefined;
  return (
    <details class="chat-mutes">
      <summary class="link">{muted ?? 'Mute'}</summary>
      <div class="chat-mute-ways" role="group" aria-label="Mute">
        {others.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="button quiet"
            aria-pressed={mutedPeople.value.has(id)}
            onClick={() => void mutePerson(id, !mutedPeople.peek().has(id))}
          >
            {mutedPeople.value.has(id) ? `Unmute ${name}` : `Mute ${name}`}
          </button>
        ))}
        <button type="button" class="button quiet" aria-pressed={all} onClick={() => table.mute(!all)}>
          {all ? 'Unmute all here' : 'Mute all here'}
        </button>
      </div>
    </details>
  );
}

/** The other people at the table, each once. */
function othersAt(table: OnlineTable): readonly RoomPerson[] {
  const people = table.room.value?.seats.filter((sitter) => sitter.kind === 'person') ?? [];
  const own = table.seat === undefined ? undefined : personAt(table, table.seat)?.id;
  return people.filter(({ id }, at) => id !== own && people.findIndex((each) => each.id === id) === at);
}
