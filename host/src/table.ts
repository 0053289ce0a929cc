/** One match being played: who sits where, who looks on, and the bots' turns. Knows no transport and no storage. */
import { botFor, isLevel } from '@orrery/bots';
import {
  type Action,
  type Game,
  type GameEvent,
  Match,
  type MatchSetup,
  type Player,
  Random,
  type Refusal,
  type Seat,
  toldTo,
  type Told,
  type Viewer,
} from '@orrery/kernel';
import type { Sitter, TableFacts, Update } from '@orrery/protocol';

/** What changed: either something was told, or actions were taken back. */
interface Change {
  readonly told: readonly Told[];
  readonly undoneTo?: number;
}

export interface Onlooker {
  readonly viewer: Viewer;
  notice(update: Update): void;
  fail(problem: string): void;
}

export class Table {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  private readonly match: Match;
  private readonly bots: readonly (Player | undefined)[];
  private readonly randoms: readonly Random[];
  private readonly onlookers = new Set<Onlooker>();
  private readonly later: (task: () => void) => void;
  private seq = 0;
  private botIsDue = false;

  constructor(
    id: string,
    game: Game,
    setup: MatchSetup,
    sitters: readonly Sitter[],
    botSeed: string,
    later: (task: () => void) => void,
  ) {
    this.id = id;
    this.sitters = sitters;
    this.later = later;
    this.match = new Match(game, setup);
    this.bots = sitters.map((s) => (s.kind === 'bot' && isLevel(s.level) ? botFor(game, s.level) : undefined));
    this.randoms = sitters.map((_, seat) => Random.from(`bot\n${seat}\n${botSeed}`));
    this.wakeBot();
  }

  facts(yours: readonly Seat[]): TableFacts {
    const { game, setup, commitment } = this.match;
    const { id: match, sitters } = this;
    return {
      match,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: setup.options,
      sitters,
      yours,
      commitment,
    };
  }

  join(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
  }

  get over(): boolean {
    return this.match.outcome !== undefined;
  }

  /** The finished match; its log tells the seed and everybody's secrets, so not before the end. */
  get finished(): Match | undefined {
    return this.over ? this.match : undefined;
  }

  /** Where the table stands now, for one viewer. */
  now(viewer: Viewer, change: Change = { told: this.lastTold() }): Update {
    const { game, state, outcome, setup, steps } = this.match;
    const events: (GameEvent | null)[] = change.told.map((told) => toldTo(told, viewer));
    return {
      match: this.id,
      seq: this.seq,
      moves: steps.length,
      viewer,
      view: game.view(state, viewer),
      events,
      canUndo: viewer !== 'watcher' && this.undoTarget(viewer) !== undefined,
      ...(change.undoneTo !== undefined && { undoneTo: change.undoneTo }),
      ...(outcome && { outcome, seed: setup.seed }),
    };
  }

  /** What a viewer was told at the opening and with each action so far. */
  history(viewer: Viewer): (GameEvent | null)[][] {
    const { opening, steps } = this.match;
    return [opening, ...steps.map((step) => step.told)].map((told) => told.map((each) => toldTo(each, viewer)));
  }

  private lastTold(): readonly Told[] {
    return this.match.steps.at(-1)?.told ?? this.match.opening;
  }

  act(seat: Seat, decision: string, action: unknown): Refusal | undefined {
    const refusal = this.match.submit(seat, decision, action);
    if (!refusal) this.changed({ told: this.lastTold() });
    return refusal;
  }

  undo(seat: Seat): Refusal | undefined {
    const target = this.undoTarget(seat);
    if (target === undefined) return { code: 'no-undo' };
    this.match.rewind(target);
    this.changed({ told: [], undoneTo: target });
    return undefined;
  }

  /** A bot never minds being taken back; a person is never taken back by somebody else. */
  private undoTarget(seat: Seat): number | undefined {
    return this.over ? undefined : this.match.undoTarget(seat, (other) => this.bots[other] !== undefined);
  }

  private changed(change: Change): void {
    this.seq++;
    for (const onlooker of this.onlookers) onlooker.notice(this.now(onlooker.viewer, change));
    this.wakeBot();
  }

  private wakeBot(): void {
    if (this.botIsDue || !this.match.decisions.some(({ seat }) => this.bots[seat])) return;
    this.botIsDue = true;
    this.later(() => this.botTurn());
  }

  private botTurn(): void {
    this.botIsDue = false;
    const asked = this.match.decisions.find(({ seat }) => this.bots[seat]);
    const bot = asked && this.bots[asked.seat];
    if (!asked || !bot) return;
    try {
      const action = this.choose(asked.seat, bot);
      const refusal = this.act(asked.seat, asked.id, action);
      if (refusal)
        throw new Error(`the bot's action ${JSON.stringify(action)} was refused: ${JSON.stringify(refusal)}`);
    } catch (error) {
      const problem = `The match stopped by a fault of ours: ${error instanceof Error ? error.message : String(error)}`;
      for (const onlooker of this.onlookers) onlooker.fail(problem);
    }
  }

  private choose(seat: Seat, bot: Player): Action {
    const { game, state } = this.match;
    const random = this.randoms[seat] as Random;
    return bot({ seat, legal: game.legal(state, seat), view: () => game.view(state, seat), random });
  }
}
