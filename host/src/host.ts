/** Many tables behind one door: takes protocol messages, answers each, and tells onlookers what happens. */
import { isLevel, LEVELS } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { logOf, ok, parseOptions, problem, type Result, type Seat, unreachable, type Viewer } from '@orrery/kernel';
import { parseToServer, type ToClient, type ToServer } from '@orrery/protocol';
import { type Onlooker, Table } from './table.ts';

/** What a host needs of the world. */
export interface HostWorld {
  /** A fresh secret of at least 128 bits, as text. */
  secret(): string;
  /** Runs a task soon, after what is waiting. */
  later(task: () => void): void;
}

type Create = Extract<ToServer, { type: 'create' }>;

export class Host {
  private readonly world: HostWorld;
  private readonly tables = new Map<string, Table>();

  constructor(world: HostWorld) {
    this.world = world;
  }

  connect(send: (message: ToClient) => void): Connection {
    return new Connection(this, send);
  }

  find(match: string): Table | undefined {
    return this.tables.get(match);
  }

  async create({ game: id, options, sitters, seed }: Create): Promise<Result<Table>> {
    const entry = findGame(id);
    if (!entry) return problem(`there is no game '${id.slice(0, 40)}'`);
    const game = await entry.load();
    const { min, max } = game.seats;
    if (sitters.length < min || sitters.length > max)
      return problem(`${game.title} has ${min === max ? min : `${min} to ${max}`} seats, not ${sitters.length}`);
    for (const sitter of sitters) {
      if (sitter.kind === 'bot' && !isLevel(sitter.level))
        return problem(`there is no bot '${sitter.level.slice(0, 40)}' (levels: ${LEVELS.join(', ')})`);
    }
    const parsed = parseOptions(game.options, options, sitters.length);
    if (!parsed.ok) return parsed;
    const setup = { options: parsed.value, seats: sitters.length, seed: seed ?? this.world.secret() };
    const table = new Table(this.world.secret(), game, setup, sitters, this.world.secret(), (task) =>
      this.world.later(task),
    );
    this.tables.set(table.id, table);
    return ok(table);
  }
}

/** One browser. It plays the human seats of the tables it opened. */
export class Connection {
  private readonly host: Host;
  private readonly send: (message: ToClient) => void;
  private readonly own = new Map<string, readonly Seat[]>();
  private looking: { readonly table: Table; readonly onlooker: Onlooker } | undefined;

  constructor(host: Host, send: (message: ToClient) => void) {
    this.host = host;
    this.send = send;
  }

  async receive(input: unknown): Promise<void> {
    const parsed = parseToServer(input);
    if (!parsed.ok) {
      this.send({ type: 'error', ...(parsed.re !== undefined && { re: parsed.re }), problem: parsed.problem });
      return;
    }
    const message = parsed.value;
    try {
      this.send(await this.answer(message));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.send({ type: 'error', re: message.re, problem: `The match stopped by a fault of ours: ${text}` });
    }
  }

  close(): void {
    this.looking?.table.leave(this.looking.onlooker);
    this.looking = undefined;
  }

  private async answer(message: ToServer): Promise<ToClient> {
    const { re } = message;
    if (message.type === 'create') {
      const made = await this.host.create(message);
      if (!made.ok) return { type: 'error', re, problem: made.problem };
      const seats = made.value.sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));
      this.own.set(made.value.id, seats);
      return this.look(re, made.value, seats[0] ?? 'watcher');
    }
    const table = this.host.find(message.match);
    if (!table) return { type: 'error', re, problem: `there is no match '${message.match.slice(0, 40)}' here` };
    switch (message.type) {
      case 'look':
        if (message.viewer !== 'watcher' && !this.plays(table, message.viewer))
          return { type: 'error', re, problem: 'that seat is not yours' };
        return this.look(re, table, message.viewer);
      case 'act':
      case 'undo': {
        if (!this.plays(table, message.seat)) return { type: 'error', re, problem: 'that seat is not yours' };
        const refusal =
          message.type === 'act' ? table.act(message.seat, message.decision, message.action) : table.undo(message.seat);
        return refusal ? { type: 'refused', re, refusal } : { type: 'done', re };
      }
      case 'log':
        return table.finished
          ? { type: 'log', re, log: logOf(table.finished) }
          : { type: 'error', re, problem: 'the log of a match can be had when it is over' };
      default:
        return unreachable(message);
    }
  }

  private plays(table: Table, seat: Seat): boolean {
    return this.own.get(table.id)?.includes(seat) ?? false;
  }

  private look(re: number, table: Table, viewer: Viewer): ToClient {
    this.close();
    const onlooker: Onlooker = {
      viewer,
      notice: (update) => this.send({ type: 'update', update }),
      fail: (text) => this.send({ type: 'error', match: table.id, problem: text }),
    };
    table.join(onlooker);
    this.looking = { table, onlooker };
    return {
      type: 'table',
      re,
      table: table.facts(this.own.get(table.id) ?? []),
      update: table.now(viewer),
      history: table.history(viewer),
    };
  }
}
