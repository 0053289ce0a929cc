/** The store in one SQLite file: writes in a thread of their own, reads here through another connection. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Append, Appended, StoredMatch } from '@orrery/host';
import { lock } from './lock.ts';
import { type Reads, readsOn } from './reads.ts';
import { type Database, explained, openChecked, StoreError } from './schema.ts';
import type { ChatRecord, OnlineStore, RoomRecord } from './store.ts';
import type { Answers, ToWriter } from './writer.ts';
import type { RoomRow, Write, Writes } from './writes.ts';

/** A thread runs built files, also under the tests. */
const WRITER = fileURLToPath(new URL('../../dist/store/writer.js', import.meta.url));
/** So many writes at most share a flush, so that none waits for a very long transaction. */
const BATCH_MOST = 1000;
/** A disk that takes so long for one transaction is not slow, it is stuck. */
const STUCK_SECONDS = 10;

interface Waiting {
  readonly write: Write;
  readonly kept: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** For those who measure. */
export interface StoreWatch {
  /** So many writes were made safe together. */
  committed?(writes: number, seconds: number): void;
  /** The disk did not take it; whoever asked knows. */
  failed?(why: string): void;
  /** Nothing can be kept any more. Whoever runs the server should end it. */
  broken?(why: Error): void;
}

export class SqliteStore implements OnlineStore {
  private readonly db: Database;
  private readonly read: Reads;
  private readonly unlock: () => void;
  private readonly writer: Worker;
  private readonly watch: StoreWatch;
  private queue: Waiting[] = [];
  private flying: readonly Waiting[] = [];
  private flyingSince = 0;
  private broken: Error | undefined;
  /** Why the disk took nothing the last time: it may be full. */
  private trouble: string | undefined;
  private closing: Promise<void> | undefined;
  private onIdle: (() => void) | undefined;

  /** Makes the file if there is none. A file that cannot be used is a `StoreError`. */
  static async open(file: string, watch: StoreWatch = {}): Promise<SqliteStore> {
    explained(file, () => mkdirSync(dirname(file), { recursive: true }));
    const unlock = explained(file, () => lock(file));
    try {
      const store = new SqliteStore(file, openChecked(file), unlock, watch);
      if (store.read.fact('key') === undefined) await store.write('setFact', 'key', new Uint8Array(randomBytes(32)));
      if (store.read.fact('push-key') === undefined) await store.write('setFact', 'push-key', newPushKey());
      return store;
    } catch (error) {
      unlock();
      if (error instanceof StoreError) throw error;
      throw new StoreError(`${file} cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }

  private constructor(file: string, db: Database, unlock: () => void, watch: StoreWatch) {
    this.db = db;
    this.db.exec('PRAGMA query_only = ON');
    this.read = readsOn(db);
    this.unlock = unlock;
    this.watch = watch;
    this.writer = new Worker(WRITER, { workerData: { file } });
    this.writer.on('message', (answers: Answers) => this.answer(answers));
    this.writer.on('error', (error) => this.breakDown(error));
    this.writer.on('exit', () => this.closing ?? this.breakDown(new Error('its thread has ended')));
  }

  /** How many writes are not safe yet. */
  get waiting(): number {
    return this.queue.length + this.flying.length;
  }

  /** What is wrong with it, if anything. */
  get problem(): string | undefined {
    if (this.broken) return this.broken.message;
    if (this.closing) return 'The store is closed.';
    const waited = this.flying.length > 0 ? (performance.now() - this.flyingSince) / 1000 : 0;
    if (waited > STUCK_SECONDS) return `Nothing was kept for ${Math.round(waited)} s: is the disk gone?`;
    if (this.trouble !== undefined) return `What should be kept is not: ${this.trouble}.`;
    try {
      this.read.fact('key');
      return undefined;
    } catch (error) {
      return `Nothing can be read: ${error instanceof Error ? error.message : String(error)}.`;
    }
  }

  private write<Name extends keyof Writes>(
    name: Name,
    ...args: Parameters<Writes[Name]>
  ): Promise<ReturnType<Writes[Name]>> {
    return new Promise((kept, failed) => {
      if (this.broken || this.closing) return failed(this.broken ?? new StoreError('The store is closed.'));
      // The name and its parameters belong together, and the answer to them; so do the types.
      const write = [name, ...args] as unknown as Write;
      this.queue.push({ write, kept: kept as (value: unknown) => void, failed });
      this.send();
    });
  }

  /** One batch is under way at a time: what comes meanwhile is the next, and shares its flush. */
  private send(): void {
    if (this.flying.length > 0 || this.queue.length === 0) return;
    this.flying = this.queue.slice(0, BATCH_MOST);
    this.queue = this.queue.slice(BATCH_MOST);
    this.flyingSince = performance.now();
    this.tell(this.flying.map(({ write }) => write));
  }

  private tell(message: ToWriter): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    this.writer.postMessage(message);
  }

  private answer({ answers, seconds }: Answers): void {
    const done = this.flying;
    this.flying = [];
    this.send();
    this.watch.committed?.(done.length, seconds);
    this.trouble = answers.map((answer) => ('error' in answer ? answer.error : '')).find(isOfDisk);
    if (this.trouble !== undefined) this.watch.failed?.(this.trouble);
    done.forEach(({ kept, failed }, at) => {
      const answer = answers[at];
      if (answer && 'value' in answer) kept(answer.value);
      else failed(new Error(answer?.error ?? 'no answer'));
    });
    if (this.waiting === 0) this.onIdle?.();
  }

  private breakDown(why: Error): void {
    if (this.broken) return;
    this.broken = new StoreError(`Nothing can be kept any more: ${why.message}.`);
    for (const { failed } of [...this.flying, ...this.queue]) failed(this.broken);
    [this.flying, this.queue] = [[], []];
    this.onIdle?.();
    this.watch.broken?.(this.broken);
  }

  /** What only has to be read: it is there at once, and whoever asks waits for it as for any other store. */
  private reading<Name extends keyof Reads>(
    name: Name,
  ): (...args: Parameters<Reads[Name]>) => Promise<ReturnType<Reads[Name]>> {
    // The name and its parameters belong together, and so do the types.
    return async (...args) => (this.read[name] as (...args: unknown[]) => ReturnType<Reads[Name]>)(...args);
  }

  private writing<Name extends keyof Writes>(name: Name) {
    return (...args: Parameters<Writes[Name]>) => this.write(name, ...args);
  }

  readonly load = this.reading('load');
  readonly stamp = this.reading('stamp');
  readonly list = this.reading('list');
  readonly keepSnapshot = this.writing('keepSnapshot');
  readonly snapshot = this.reading('snapshot');
  readonly keepStanding = this.writing('keepStanding');
  readonly standing = this.reading('standing');
  readonly forget = this.writing('forget');

  readonly addPerson = this.writing('addPerson');
  readonly person = this.reading('person');
  readonly rename = this.writing('rename');
  readonly addCode = this.writing('addCode');
  readonly takeCode = this.writing('takeCode');

  readonly addPush = this.writing('addPush');
  readonly pushesOf = this.reading('pushesOf');
  readonly dropPush = this.writing('dropPush');
  readonly mute = this.writing('mute');
  readonly unmute = this.writing('unmute');
  readonly mutes = this.reading('mutes');

  readonly room = this.reading('room');
  readonly forgetRoom = this.writing('forgetRoom');
  readonly rooms = this.reading('rooms');
  readonly countListed = this.reading('countListed');
  readonly roomsLeft = this.reading('roomsLeft');
  readonly roomsToWake = this.reading('roomsToWake');
  readonly chat = this.reading('chat');

  readonly addResult = this.writing('addResult');
  readonly results = this.reading('results');
  readonly tally = this.reading('tally');
  readonly rating = this.reading('rating');
  readonly ratings = this.reading('ratings');

  async add({ room, ...match }: StoredMatch & { readonly room?: RoomRecord }): Promise<void> {
    const { id, head, seated, actions, summary, changed } = match;
    const people = [...new Set(seated.flatMap((sitter) => (sitter.kind === 'human' ? [sitter.who] : [])))];
    const row = {
      id,
      head: JSON.stringify(head),
      seated: JSON.stringify(seated),
      people,
      entries: actions.map((entry) => JSON.stringify(entry)),
      summary: JSON.stringify(summary),
      changed,
    };
    await this.write('add', row, room ? rowOf(room) : null);
  }

  append(id: string, news: Appended & { readonly room?: RoomRecord }): Promise<Append> {
    const { from, actions, summary, changed, room } = news;
    const entries = actions.map((entry) => JSON.stringify(entry));
    return this.write('append', id, from, entries, JSON.stringify(summary), changed, room ? rowOf(room) : null);
  }

  saveRoom(room: RoomRecord): Promise<void> {
    return this.write('saveRoom', rowOf(room));
  }

  addChat(match: string, { at, body }: Omit<ChatRecord, 'id'>): Promise<number> {
    return this.write('addChat', match, at, JSON.stringify(body));
  }

  async key(): Promise<Uint8Array> {
    return this.secret('key');
  }

  async pushKey(): Promise<Uint8Array> {
    return this.secret('push-key');
  }

  private secret(name: string): Uint8Array {
    const key = this.read.fact(name);
    if (key instanceof Uint8Array) return key;
    throw new StoreError(`The store has no ${name}.`);
  }

  beat(now: number): Promise<void> {
    return this.write('setFact', 'beat', now);
  }

  async lastBeat(): Promise<number | undefined> {
    const beat = this.read.fact('beat');
    return typeof beat === 'number' ? beat : undefined;
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    if (this.waiting > 0) await new Promise<void>((idle) => (this.onIdle = idle));
    if (!this.broken) {
      const ended = once(this.writer, 'exit');
      this.tell('close');
      await ended;
    }
    this.db.close();
    this.unlock();
  }
}

/** A private key of P-256; its leading zeros belong to it. */
function newPushKey(): Uint8Array {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return new Uint8Array([...new Uint8Array(32 - key.length), ...key]);
}

/** In SQLite's words: the file could not be written, whatever was to be kept. */
const isOfDisk = (why: string) => /disk|full|readonly|unable to open|locked|malformed/i.test(why);

function rowOf({ listed, wake, body, ...room }: RoomRecord): RoomRow {
  return { ...room, listed: listed ? 1 : 0, wake: wake ?? null, body: JSON.stringify(body) };
}
