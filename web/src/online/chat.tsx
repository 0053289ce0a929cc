/** The talk at a table: newest at the foot, what happened to seats between the lines. */
import send from 'lucide-static/icons/send.svg?raw';
import { CHAT_LONGEST, type ChatLine } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { headingOf } from '../table/history.ts';
import { type CompanyProps, nameOf } from './at-table.ts';
import '../new/new.css';
import './chat.css';

const QUICK = ['Good move', 'One minute', 'Thanks'];

export function Chat({ table, session }: CompanyProps) {
  const lines = table.chat.value;
  const muted = table.muted.value;
  const list = useRef<HTMLOListElement>(null);
  // Where the new lines began when this was opened.
  const [newFrom] = useState(() => table.read.peek());
  useEffect(() => {
    const element = list.current;
    if (!element || element.offsetParent === null) return;
    const page = element.closest('.drawer-page');
    if (page) page.scrollTop = page.scrollHeight;
    table.markRead();
  });
  const shown = muted ? lines.filter((line) => line.system !== undefined || table.isMine(line)) : lines;
  const firstNew = shown.find((line) => line.id > newFrom && table.isNews(line))?.id;
  const marks = session.rounds.value;
  const people = table.room.value?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-label="Chat" aria-live={muted ? 'off' : 'polite'}>
        {shown.length === 0 && <li class="chat-note">Nobody has said anything yet.</li>}
        {shown.map((line, at) => {
          const heading = headingOf(marks, line.move);
          const before = shown[at - 1];
          return (
            <li key={line.id}>
              {heading !== undefined && heading !== (before && headingOf(marks, before.move)) && (
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
        note={people === 1 ? 'Nobody else reads this.' : `Only the ${people} players read this.`}
        muted={muted}
        onMute={() => table.mute(!muted)}
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
  bot: (who) => `A bot plays for ${who === 'You' ? 'you' : who}`,
  time: (who) => `${who === 'You' ? 'Your' : `${who}’s`} time ran out: a bot has the seat`,
  over: () => 'The match is over',
  rematch: () => 'A rematch is set up',
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
  readonly note: string;
  readonly muted: boolean;
  /** Why it was not said, if it was not. */
  onSay(this: void, text: string): Promise<string | undefined>;
  onMute(this: void): void;
}

function Write({ note, muted, onSay, onMute }: WriteProps) {
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
      <p class="chat-foot">
        {note}
        <button type="button" class="link" aria-pressed={muted} onClick={onMute}>
          {muted ? 'Unmute' : 'Mute'}
        </button>
      </p>
    </form>
  );
}
