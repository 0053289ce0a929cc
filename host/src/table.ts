/** One match being played: who sits where, who looks on, and the bots' turns. Knows no transport and no database. */
import { botFor, isLevel } from '@orrery/bots';
import {
  type Action,
  formatLog,
  logOf,
  type Match,
  messageOf,
  type Player,
  Random,
  type Refusal,
  type Seat,
  type Step,
  toldTo,
  type Told,
  type Viewer,
} from '@orrery/kernel';
import type { Sitter, TableFacts, Update } from '@orrery/protocol';
import { heardPlaces, hears } from './hearing.ts';
import type { MatchStore } from './store.ts';

/** What changed for a viewer: something was told, after actions were taken back perhaps. */
interface Change {
  readonly told: readonly Told[];
  readonly undoneTo?: number;
}

/** What an action or an undo changes for each viewer; nothing for those who do not notice it. */
type ChangeFor = (viewer: Viewer) => Change | undefined;

export interface Onlooker {
  readonly viewer: Viewer;
  notice(update: Update): void;
  /** Something to know that stops nothing. */
  warn(problem: string): void;
  /** The match cannot go on here. */
  fail(problem: string, elsewhere?: true): void;
}

/** What a table needs of the world. */
export interface TableWorld {
  readonly store: MatchStore;
  now(): number;
  later(task: () => void): void;
}

/** Who sits at a match, and whether the store has it already. */
export interface Seating {
  readonly sitters: readonly Sitter[];
  readonly kept: boolean;
}

export const DELETED = 'This match was deleted.';

export class Table {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly match: Match;
  private readonly world: TableWorld;
  private readonly bots: readonly (Player | undefined)[];
  private readonly randoms: readonly Random[];
  private readonly onlookers = new Set<Onlooker>();
  /** How much each viewer was told of. */
  private readonly seqs = new Map<Viewer, number>();
  private botIsDue = false;
  /** Whether the store has it. */
  private kept: boolean;
  /** Why it is not played here any more. */
  private ended: { readonly problem: string; readonly elsewhere: true | undefined } | undefined;
  /** Why the match as it stands is not saved. */
  private unsaved: string | undefined;
  /** Saves and what follows them, one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(id: string, match: Match, { sitters, kept }: Seating, botSeed: string, world: TableWorld) {
    this.id = id;
    this.kept = kept;
    this.sitters = sitters;
    this.match = match;
    this.world = world;
    this.bots = sitters.map((s) => (s.kind === 'bot' && isLevel(s.level) ? botFor(match.game, s.level) : undefined));
    this.randoms = sitters.map((_, seat) => Random.from(`bot\n${seat}\n${botSeed}`));
    this.wakeBot();
  }

  facts(yours: readonly Seat[]): TableFacts {
    return factsOf(this.id, this.match, this.sitters, yours);
  }

  /** Tells who comes what those who were here know already. */
  join(onlooker: Onlooker): void {
    if (this.ended) {
      onlooker.fail(this.ended.problem, this.ended.elsewhere);
      return;
    }
    this.onlookers.add(onlooker);
    if (this.unsaved !== undefined) onlooker.warn(this.unsaved);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
  }

  /** Stops playing here, because it is played elsewhere or forgotten. */
  close(problem: string, elsewhere?: true): void {
    this.ended = { problem, elsewhere };
    for (const onlooker of this.onlookers) onlooker.fail(problem, elsewhere);
    this.onlookers.clear();
  }

  get closed(): boolean {
    return this.ended !== undefined;
  }

  /** When everything so far is saved, or could not be. */
  get settled(): Promise<void> {
    return this.queue;
  }

  get over(): boolean {
    return this.match.outcome !== undefined;
  }

  /** Where the table stands now, for one viewer. */
  now(viewer: Viewer, change: Change = { told: this.lastTold(viewer) }): Update {
    const { game, state, outcome, setup } = this.match;
    return {
      match: this.id,
      seq: this.seqs.get(viewer) ?? 0,
      moves: this.movesOf(viewer),
      viewer,
      view: game.view(state, viewer),
      events: change.told.map((told) => toldTo(told, viewer)),
      canUndo: typeof viewer === 'number' && this.undoTarget(viewer) !== undefined,
      ...(change.undoneTo !== undefined && { undoneTo: change.undoneTo }),
      ...(outcome && { outcome, seed: setup.seed }),
    };
  }

  /** How many actions a viewer counts. */
  private movesOf(viewer: Viewer): number {
    return heardPlaces(this.match.steps, viewer).length;
  }

  /** What the last action that a viewer noticed told. */
  private lastTold(viewer: Viewer): readonly Told[] {
    return this.match.steps.findLast((step) => hears(step, viewer))?.told ?? this.match.opening;
  }

  async act(seat: Seat, decision: string, action: unknown): Promise<Refusal | undefined> {
    const refusal = this.match.submit(seat, decision, action);
    const step = this.match.steps.at(-1);
    if (!refusal && step) await this.changed((viewer) => (hears(step, viewer) ? { told: step.told } : undefined));
    return refusal;
  }

  /** `moves`: what the seat counted when it asked for this; another number, and it meant another action. */
  async undo(seat: Seat, moves = this.movesOf(seat)): Promise<Refusal | undefined> {
    if (moves !== this.movesOf(seat)) return { code: 'undo-stale' };
    const target = this.undoTarget(seat);
    const before = this.match.steps;
    if (target === undefined || !this.match.takeBack(seat, this.isBot)) return { code: 'no-undo' };
    const stayed = this.match.steps.slice(target);
    const undone = before.slice(target).filter((step) => step.seat === seat || this.isBot(step.seat));
    await this.changed((viewer) => {
      const heard = (steps: readonly Step[]) => steps.filter((step) => hears(step, viewer));
      if (heard(undone).length === 0) return undefined;
      return {
        told: heard(stayed).flatMap(({ told }) => told),
        undoneTo: heard(before.slice(0, target)).length,
      };
    });
    return undefined;
  }

  /** A bot never minds being taken back; a person is never taken back by somebody else. */
  private undoTarget(seat: Seat): number | undefined {
    return this.over ? undefined : this.match.undoTarget(seat, this.isBot);
  }

  private readonly isBot = (seat: Seat): boolean => this.bots[seat] !== undefined;

  /** Store first, then send. What is sent is made now: the next action may come before this one is saved. */
  private changed(changeFor: ChangeFor): Promise<void> {
    const viewers = new Set([...this.onlookers].map(({ viewer }) => viewer));
    const news = new Map<Viewer, Update>();
    for (const viewer of viewers) {
      const change = changeFor(viewer);
      if (!change) continue;
      this.seqs.set(viewer, (this.seqs.get(viewer) ?? 0) + 1);
      news.set(viewer, this.now(viewer, change));
    }
    const updates = [...this.onlookers].flatMap((onlooker) => {
      const update = news.get(onlooker.viewer);
      return update ? [[onlooker, update] as const] : [];
    });
    const log = formatLog(logOf(this.match, false));
    this.queue = this.queue.then(async () => {
      await this.save(log);
      for (const [onlooker, update] of updates) if (this.onlookers.has(onlooker)) onlooker.notice(update);
      this.wakeBot();
    });
    return this.queue;
  }

  /** Saves the match as it stands; the first time, before anybody looks. */
  saveNow(): Promise<void> {
    const log = formatLog(logOf(this.match, false));
    this.queue = this.queue.then(() => this.save(log));
    return this.queue;
  }

  private async save(log: string): Promise<void> {
    if (this.ended) return;
    const { store } = this.world;
    const stored = { id: this.id, log, sitters: this.sitters, changed: this.world.now() };
    try {
      if (!this.kept) await store.add(stored);
      else if (!(await store.save(stored))) return this.close(DELETED);
      this.kept = true;
      this.unsaved = undefined;
    } catch (error) {
      if (this.unsaved !== undefined) return; // said once is enough
      this.unsaved = `This match could not be saved (${messageOf(error)}). It goes on, but closing the page would lose it.`;
      for (const onlooker of this.onlookers) onlooker.warn(this.unsaved);
    }
  }

  private wakeBot(): void {
    if (this.ended || this.botIsDue || !this.match.decisions.some(({ seat }) => this.bots[seat])) return;
    this.botIsDue = true;
    this.world.later(() => void this.botTurn());
  }

  private async botTurn(): Promise<void> {
    this.botIsDue = false;
    const asked = this.match.decisions.find(({ seat }) => this.bots[seat]);
    const bot = asked && this.bots[asked.seat];
    if (this.ended || !asked || !bot) return;
    try {
      const action = this.choose(asked.seat, bot);
      const refusal = await this.act(asked.seat, asked.id, action);
      if (refusal)
        throw new Error(`the bot's action ${JSON.stringify(action)} was refused: ${JSON.stringify(refusal)}`);
    } catch (error) {
      const problem = `The match stopped by a fault of ours: ${messageOf(error)}`;
      for (const onlooker of this.onlookers) onlooker.fail(problem);
    }
  }

  private choose(seat: Seat, bot: Player): Action {
    const { game, state } = this.match;
    const random = this.randoms[seat] as Random;
    return bot({ seat, legal: game.legal(state, seat), view: () => game.view(state, seat), random });
  }
}

/** What everybody may know of a match, played or only kept. */
export function factsOf(id: string, match: Match, sitters: readonly Sitter[], yours: readonly Seat[]): TableFacts {
  const { game, setup, commitment } = match;
  return {
    match: id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    sitters,
    yours,
    commitment,
  };
}

/** The seats of people. */
export function humansOf(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []));
}
