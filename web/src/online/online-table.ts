/** One online match as this page sees it: its room, its talk, and the table once it has begun. */
import { findGame, type GameEntry } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { ChatLine, Problem, Room } from '@orrery/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, problemOf, type Request } from '../link.ts';
import { rememberOnlineTable } from '../home/online-places.ts';
import { problemWords } from '../parts/problem-words.ts';
import { rememberHash } from '../replay/seen-hash.ts';
import { recall, remember } from '../settings/storage.ts';
import { Session } from '../table/session.ts';
import { type Back, movesMeanwhile } from './back-words.ts';
import { company } from './company.tsx';
import type { OnlineLink } from './link.ts';
import { learnMuted, mutedPeople } from './muted.ts';
import { UNREACHABLE } from './socket.ts';
import { wordsOf } from './words-of.ts';

/** What a room is told; the match is this one. */
type Deed = Request extends infer R ? (R extends { readonly match: string } ? Omit<R, 'match'> : never) : never;

/** A connection that was away so long is worth a word when it is back. */
const NOTICED_MS = 2500;

/** A table that the server could not save is looked at again so often. */
const UNSAVED_MS = 4000;
const UNSAVED =
  'The server could not save the last move. Nothing before it is lost. The table is looked at again every few seconds, and goes on as soon as it is back.';
const NOT_MADE = 'The last move could not be saved and does not count. Whoever made it makes it again.';

export class OnlineTable {
  readonly match: string;
  readonly room = signal<Room | undefined>(undefined);
  readonly session = signal<Session | undefined>(undefined);
  /** Why there is no table, or none any more. */
  readonly problem = signal<Problem | undefined>(undefined);
  /** Something that was asked for was not done. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The last line that was read. */
  readonly read = signal(0);
  readonly unread: ReadonlySignal<number>;
  readonly muted = signal(false);
  /** They have chosen not to play, but to watch. */
  readonly watches = signal(false);
  /** One's own word for another match: the page goes there when it is set up. */
  readonly wantsRematch = signal(false);
  /** The connection was lost for a while. */
  readonly back = signal<Back | undefined>(undefined);
  /** What the clocks of this machine and of the server differ by. */
  private skew = 0;
  private readonly online: OnlineLink;
  private lostAt: number | undefined;
  private readonly stopWatching: () => void;
  private unsaved: ReturnType<typeof setTimeout> | undefined;
  private looking = false;
  private left = false;
  /** The game's words, or its board, did not come once. */
  lacksPart = false;
  /** The last that was asked of the others was this player's wish. */
  private asked = false;

  constructor(match: string, online: OnlineLink) {
    this.match = match;
    this.online = online;
    this.muted.value = recall(`orrery.muted.${match}`) === 'yes';
    this.unread = computed(
      () =>
        this.chat.value.filter((line) => line.id > this.read.value && this.isNews(line) && !this.isHidden(line)).length,
    );
    online.link.listen({
      onUpdate: (update) => this.session.peek()?.receive(update),
      onNotice: (_, problem) => this.session.peek()?.trouble.note(problem),
      onFault: (_, problem) => this.stop(problem),
      onFailure: (problem) => this.stop(problem),
      onRoom: (room) => this.takeRoom(room),
      onChat: (of, lines) => of === match && this.takeChat(lines),
    });
    online.transport.onReturn = () => void this.lookAgain();
    this.stopWatching = effect(() => {
      const now = online.transport.connection.value;
      if (now.kind === 'lost') this.lostAt ??= now.since;
    });
    void learnMuted();
    void this.look();
  }

  get transport() {
    return this.online.transport;
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.unsaved);
    this.stopWatching();
    this.online.transport.onReturn = undefined;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.skew;
  }

  /** The seat of whoever looks, if they have one. */
  get seat(): Seat | undefined {
    return this.room.value?.yours[0];
  }

  isMine({ seat, text }: ChatLine): boolean {
    return text !== undefined && seat !== undefined && seat === this.room.peek()?.yours[0];
  }

  /** Somebody else's words. */
  isNews(line: ChatLine): boolean {
    return line.text !== undefined && !this.isMine(line);
  }

  /** Somebody's words that are not wanted: of all here, or of this person. */
  isHidden(line: ChatLine): boolean {
    if (!this.isNews(line)) return false;
    const sitter = line.seat === undefined ? undefined : this.room.value?.seats[line.seat];
    return this.muted.value || (sitter?.kind === 'person' && mutedPeople.value.has(sitter.id));
  }

  private stop(problem: Problem): void {
    const session = this.session.peek();
    if (!session) this.problem.value = problem;
    else if (problem.code === 'not-saved') this.waitUntilSaved(session);
    else session.trouble.stop(problem);
  }

  /** The server has put the table away with the move that it could not save, and opens it again for whoever looks. */
  private waitUntilSaved(session: Session): void {
    session.trouble.fault.value = UNSAVED;
    clearTimeout(this.unsaved);
    this.unsaved = setTimeout(() => void this.goOn(session), UNSAVED_MS);
  }

  private async goOn(session: Session): Promise<void> {
    if (this.left) return;
    const { moves: before } = session.shown.peek();
    const problem = await session.lookAgain();
    if (problem?.code === 'frozen') session.trouble.stop(problem);
    else if (problem) this.waitUntilSaved(session);
    else
      batch(() => {
        session.trouble.fault.value = undefined;
        const { moves, decision } = session.shown.peek();
        if (moves === before && decision !== undefined) session.trouble.refusal.value = { words: NOT_MADE };
      });
  }

  private takeRoom(room: Room): void {
    if (room.match !== this.match) return;
    this.skew = room.now - Date.now();
    const begun = this.room.peek()?.state === 'waiting' && room.state !== 'waiting';
    this.room.value = room;
    if (room.yours.length > 0 && room.state !== 'over') rememberOnlineTable();
    if (room.proposal) this.asked = room.yours.includes(room.proposal.seat);
    if (begun && room.yours.length === 0 && !this.watches.peek())
      this.refusal.value = 'The last seat was taken, and the match has begun. You may watch.';
    if (begun && !this.session.peek()) void this.look();
  }

  private takeChat(lines: readonly ChatLine[]): void {
    const known = this.chat.peek();
    const last = known.at(-1)?.id ?? 0;
    const news = lines.filter(({ id }) => id > last);
    if (this.asked) this.sayNo(news);
    batch(() => {
      this.chat.value = [...known, ...news];
      // What was said before one came is no news.
      if (known.length === 0 && this.read.peek() === 0) this.read.value = this.lastRead();
    });
  }

  /** Whoever asked is told who did not agree, or that it came too late. */
  private sayNo(news: readonly ChatLine[]): void {
    const line = news.find(({ system }) => system === 'no-undo' || system === 'undo-late');
    if (!line) return;
    this.asked = false;
    this.refusal.value =
      line.system === 'undo-late'
        ? 'The match went on before all had agreed: nothing was taken back.'
        : `${line.name ?? 'Somebody'} did not agree to take the last move back.`;
  }

  private lastRead(): number {
    const kept = Number(recall(`orrery.read.${this.match}`) ?? Number.NaN);
    return Number.isNaN(kept) ? (this.chat.peek().at(-1)?.id ?? 0) : kept;
  }

  markRead(): void {
    const last = this.chat.peek().at(-1)?.id ?? 0;
    if (last === this.read.peek()) return;
    this.read.value = last;
    remember(`orrery.read.${this.match}`, String(last));
  }

  mute(muted: boolean): void {
    this.muted.value = muted;
    remember(`orrery.muted.${this.match}`, muted ? 'yes' : 'no');
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const answer = await this.online.link.request({ type: 'look', match: this.match, brief: true });
    this.looking = false;
    this.reached();
    await this.sitAt(answer);
  }

  private async sitAt(answer: Answer): Promise<void> {
    if (answer.type === 'room') this.takeRoom(answer.room);
    else if (answer.type === 'table') {
      const entry = findGame(answer.table.game);
      if (entry) await this.beginSession(entry, answer);
      else this.problem.value = { code: 'no-such-game', game: answer.table.game };
    } else this.problem.value = problemOf(answer);
  }

  private async beginSession(entry: GameEntry, answer: Extract<Answer, { type: 'table' }>): Promise<void> {
    const text = await wordsOf(
      entry,
      () => !this.left && !this.session.peek(),
      () => {
        this.lacksPart = true;
        this.problem.value = UNREACHABLE;
      },
    );
    this.reached();
    // While the words were loaded the match may have stopped, or another look have begun with it.
    if (!text || this.problem.peek() || this.session.peek()) return;
    const session = new Session(this.online.link, entry.title, text, answer);
    session.company = company(this, session);
    const { commitment } = answer.table;
    if (commitment !== undefined && !answer.update.outcome) rememberHash(this.match, commitment);
    batch(() => {
      this.session.value = session;
      if (answer.room) this.takeRoom(answer.room);
    });
    // What came meanwhile went nowhere.
    const problem = await session.lookAgain();
    if (problem) session.trouble.stop(problem);
  }

  /** Whatever else is in the way, the server answers. */
  private reached(): void {
    if (this.problem.peek() === UNREACHABLE) this.problem.value = undefined;
  }

  /** The connection is there again. */
  private async lookAgain(): Promise<void> {
    const after = this.lostAt === undefined ? 0 : Date.now() - this.lostAt;
    this.lostAt = undefined;
    const session = this.session.peek();
    // Some browsers remember for as long as a page lives that a part of it could not be loaded.
    if (this.lacksPart) return location.reload();
    if (!session) return this.look();
    const { moves: before, decision } = session.shown.peek();
    const hadAnswered = session.answered.peek();
    const problem = await session.lookAgain();
    const { moves, decision: next } = session.shown.peek();
    // One's own answer that had arrived is no news.
    const own = hadAnswered && next !== decision ? 1 : 0;
    if (problem?.code === 'frozen') session.trouble.stop(problem);
    else if (problem) session.trouble.refuse(problem);
    else if (after >= NOTICED_MS) this.back.value = { after, moves: movesMeanwhile(before, moves, own) };
  }

  /** Says something to the table; what is in the way, if something is. */
  async say(text: string): Promise<string | undefined> {
    const answer = await this.online.link.request({ type: 'chat', text, match: this.match });
    return answer.type === 'done' ? undefined : problemWords(problemOf(answer));
  }

  /** Does something about the room. Says whether it was done; why not stands in `refusal`. */
  async deed(deed: Deed): Promise<boolean> {
    this.refusal.value = undefined;
    const answer = await this.online.link.request({ ...deed, match: this.match });
    if (answer.type === 'room') this.takeRoom(answer.room);
    const done = answer.type === 'done' || answer.type === 'room';
    if (answer.type === 'refused') this.refusal.value = 'That cannot be taken back any more.';
    else if (!done) this.refusal.value = problemWords(problemOf(answer));
    return done;
  }
}
