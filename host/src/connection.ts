/** One browser: takes its messages, answers each, and tells it what happens at the table it looks at. */
import { logOf, type Match, messageOf, type Seat, unreachable, type Viewer } from '@orrery/kernel';
import { parseToServer, type Sitter, type ToClient, type ToServer } from '@orrery/protocol';
import type { Host, Opened } from './host.ts';
import { factsOf, humansOf, type Onlooker, type Table } from './table.ts';
import { historyOf } from './tape.ts';

type Message<T extends ToServer['type']> = Extract<ToServer, { type: T }>;

/** Where to look from. */
interface Place {
  readonly table: Table;
  readonly viewer: Viewer;
}

export class Connection {
  private readonly host: Host;
  /** Says nothing any more once the connection is closed. */
  private readonly send: (message: ToClient) => void;
  /** The seats this browser plays, by match: the people's seats of the matches it opened. */
  private readonly own = new Map<string, readonly Seat[]>();
  private looking: { readonly table: Table; readonly onlooker: Onlooker } | undefined;
  /** How often it asked to look at a table. */
  private looks = 0;
  private closed = false;

  constructor(host: Host, send: (message: ToClient) => void) {
    this.host = host;
    this.send = (message) => {
      if (!this.closed) send(message);
    };
  }

  async receive(input: unknown): Promise<void> {
    const parsed = parseToServer(input);
    if (!parsed.ok) {
      this.send({ type: 'error', ...(parsed.re !== undefined && { re: parsed.re }), problem: parsed.problem });
      return;
    }
    const message = parsed.value;
    try {
      await this.answer(message);
    } catch (error) {
      this.send({
        type: 'error',
        re: message.re,
        problem: `The match stopped by a fault of ours: ${messageOf(error)}`,
      });
    }
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  private leave(): void {
    this.looking?.table.leave(this.looking.onlooker);
    this.looking = undefined;
  }

  private async answer(message: ToServer): Promise<void> {
    switch (message.type) {
      case 'create':
      case 'fork':
      case 'look': {
        const turn = ++this.looks;
        const place = await this.placeFor(message);
        if ('type' in place) this.send(place);
        else this.look(message.re, turn, place);
        return;
      }
      default:
        this.send(await this.answerTo(message));
    }
  }

  private async placeFor(message: Message<'create' | 'fork' | 'look'>): Promise<Place | ToClient> {
    switch (message.type) {
      case 'create':
        return this.sitDown(message.re, await this.host.create(message));
      case 'fork':
        return this.fork(message);
      case 'look':
        return this.lookAt(message);
      default:
        return unreachable(message);
    }
  }

  private async answerTo(message: Exclude<ToServer, Message<'create' | 'fork' | 'look'>>): Promise<ToClient> {
    const { re } = message;
    switch (message.type) {
      case 'act':
      case 'undo':
        return this.take(message);
      case 'log':
        return this.log(message);
      case 'replay':
        return this.replay(message);
      case 'list':
        return { type: 'matches', re, matches: await this.host.list((id, sitters) => this.yours(id, sitters)) };
      case 'import': {
        const taken = await this.host.import(message.text);
        return taken.ok ? { type: 'imported', re, match: taken.value } : { type: 'error', re, problem: taken.problem };
      }
      case 'forget':
        if (!this.host.world.alone && !this.own.has(message.match)) return notYours(re);
        await this.host.forget(message.match);
        return { type: 'done', re };
      default:
        return unreachable(message);
    }
  }

  private yours(id: string, sitters: readonly Sitter[]): readonly Seat[] {
    return this.host.world.alone ? humansOf(sitters) : (this.own.get(id) ?? []);
  }

  private plays(table: Table, seat: Seat): boolean {
    return this.yours(table.id, table.sitters).includes(seat);
  }

  /** Who opens a match plays the seats of its people. */
  private sitDown(re: number, made: Opened): Place | ToClient {
    if (!made.ok) return unopened(re, made);
    const seats = humansOf(made.value.sitters);
    this.own.set(made.value.id, seats);
    return { table: made.value, viewer: seats[0] ?? 'watcher' };
  }

  private async fork({ re, match, moves, viewer, sitters }: Message<'fork'>): Promise<Place | ToClient> {
    const source = await this.host.replayOf(match);
    if (!source.ok) return { type: 'error', re, problem: source.problem };
    return this.mayOpen(source.value.tape.match)
      ? this.sitDown(re, await this.host.fork(match, moves, viewer, sitters))
      : notYours(re);
  }

  private async lookAt({ re, match, viewer, takeOver }: Message<'look'>): Promise<Place | ToClient> {
    const found = await this.host.find(match, takeOver);
    if (!found.ok) return unopened(re, found);
    return this.maySee(match, found.value.sitters, viewer, found.value.over)
      ? { table: found.value, viewer }
      : notYours(re);
  }

  private maySee(match: string, sitters: readonly Sitter[], viewer: Viewer, over: boolean): boolean {
    if (typeof viewer === 'number' && viewer >= sitters.length) return false;
    if (viewer === 'watcher' || over) return true;
    return viewer !== 'above' && this.yours(match, sitters).includes(viewer);
  }

  /** A log tells the seed and everybody's secrets: at the end, or where there is nobody to keep them from. */
  private mayOpen(match: Match): boolean {
    return match.outcome !== undefined || this.host.world.alone;
  }

  private async take(message: Message<'act' | 'undo'>): Promise<ToClient> {
    const { re, seat } = message;
    const found = await this.host.find(message.match);
    if (!found.ok) return unopened(re, found);
    const table = found.value;
    if (!this.plays(table, seat)) return notYours(re);
    const refusal = await (message.type === 'act'
      ? table.act(seat, message.decision, message.action)
      : table.undo(seat, message.moves));
    return refusal ? { type: 'refused', re, refusal } : { type: 'done', re };
  }

  private async log({ re, match }: Message<'log'>): Promise<ToClient> {
    const found = await this.host.replayOf(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const { tape } = found.value;
    if (!this.mayOpen(tape.match))
      return { type: 'error', re, problem: 'the log of a match can be had when it is over' };
    return { type: 'log', re, log: logOf(tape.match) };
  }

  private async replay({ re, match, moves, viewer, counter }: Message<'replay'>): Promise<ToClient> {
    const found = await this.host.replayOf(match);
    if (!found.ok) return { type: 'error', re, problem: found.problem };
    const { tape, sitters } = found.value;
    const over = tape.match.outcome !== undefined;
    if (!this.maySee(match, sitters, viewer, over) || !this.maySee(match, sitters, counter ?? viewer, over))
      return notYours(re);
    const table = factsOf(match, tape.match, sitters, this.yours(match, sitters));
    return { type: 'moment', re, table, moment: tape.moment(moves, viewer, counter), history: tape.history(viewer) };
  }

  /** Answers where a table stands and listens to it from now on, unless something else was to be looked at since. */
  private look(re: number, turn: number, { table, viewer }: Place): void {
    this.send({
      type: 'table',
      re,
      table: table.facts(this.yours(table.id, table.sitters)),
      update: table.now(viewer),
      history: historyOf(table.match, viewer),
    });
    if (turn !== this.looks || this.closed) return;
    this.leave();
    const onlooker: Onlooker = {
      viewer,
      notice: (update) => this.send({ type: 'update', update }),
      warn: (problem) => this.send({ type: 'notice', match: table.id, problem }),
      fail: (problem, elsewhere) =>
        this.send({ type: 'error', match: table.id, problem, ...(elsewhere && { elsewhere }) }),
    };
    this.looking = { table, onlooker };
    // After the answer: what the table has to say first, a browser that does not know it yet would not understand.
    table.join(onlooker);
  }
}

function notYours(re: number): ToClient {
  return { type: 'error', re, problem: 'that seat is not yours' };
}

function unopened(re: number, opened: Opened & { readonly ok: false }): ToClient {
  return { type: 'error', re, problem: opened.problem, ...(opened.elsewhere && { elsewhere: opened.elsewhere }) };
}
