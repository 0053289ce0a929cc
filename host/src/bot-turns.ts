/** The bots at a table: who of them is asked, how long it may think, and what becomes of its answer. */
import { botFor, inTurns, isLevel, type Thinker } from '@orrery/bots';
import {
  type Action,
  type Match,
  messageOf,
  type OpenDecision,
  type Player,
  Random,
  type Refusal,
  type Seat,
} from '@orrery/kernel';
import { LESSON, type Problem } from '@orrery/protocol';
import type { Seated } from './store.ts';
import type { Tutor } from './tutor.ts';

/** What bots need of the world. */
export interface ThinkingWorld {
  now(): number;
  /** Runs a task after so many milliseconds, and after what is waiting. */
  later(task: () => void, milliseconds: number): void;
  /** Where bots think, if not in this thread. */
  readonly thinker?: Thinker;
  /** Something went wrong that players are told of without its words. */
  fault?(error: unknown): void;
}

/** In this thread others have their answers in between. */
export const thinkerOf = (world: ThinkingWorld): Thinker =>
  world.thinker ??
  inTurns({ now: () => world.now(), pause: () => new Promise<void>((resolve) => world.later(resolve, 0)) });

/** A bot that searches answers within this time, however slow the machine is. */
const THINKING_MS = 1000;

/** The table that the bots sit at. */
export interface BotTable {
  readonly match: Match;
  readonly tutor: Tutor | undefined;
  /** Whether bots play on now. */
  readonly isPlayed: boolean;
  /** Bots wait with what everybody sees them asked: somebody may take something back. */
  readonly isHeld: boolean;
  /** Until then others wait where somebody may have been asked in silence. */
  readonly quietUntil: number;
  act(seat: Seat, decision: string, action: unknown): Promise<Refusal | undefined>;
  fail(problem: Problem): void;
}

export class BotTurns {
  private readonly table: BotTable;
  private readonly world: ThinkingWorld;
  private players: readonly (Player | undefined)[];
  private readonly randoms: readonly Random[];
  /** The turn that is under way; aborted when nobody waits for it any more. */
  private thinking: { aborted: boolean } | undefined;

  constructor(table: BotTable, seated: readonly Seated[], botSeed: string, world: ThinkingWorld) {
    this.table = table;
    this.world = world;
    this.players = seated.map(this.playerOf);
    this.randoms = seated.map((_, seat) => Random.from(`bot\n${seat}\n${botSeed}`));
  }

  /** Who plays a seat, if it is not a person. */
  private readonly playerOf = (sitter: Seated, seat: Seat): Player | undefined => {
    const { match, tutor } = this.table;
    const level = sitter.kind === 'bot' ? sitter.level : sitter.standIn;
    if (level === LESSON) return tutor?.player(seat);
    if (level === undefined || !isLevel(level)) return undefined;
    return botFor(match.game, level, thinkerOf(this.world));
  };

  /** Somebody else sits there from now on. */
  seat(sitter: Seated, seat: Seat): void {
    this.players = this.players.with(seat, this.playerOf(sitter, seat));
    this.stop();
    this.wake();
  }

  get isThinking(): boolean {
    return this.thinking !== undefined;
  }

  /** The scripted player's answer for somebody who gives none. */
  scripted(seat: Seat): Action {
    const { game, state } = this.table.match;
    return game.bot.choose(game.view(state, seat), seat, this.randoms[seat] as Random);
  }

  private get asked(): OpenDecision | undefined {
    const { match, tutor, isHeld } = this.table;
    for (const open of match.decisions) {
      if (this.players[open.seat] === undefined) continue;
      // A bot that let others wait in silence would tell them that it was asked.
      if ((open.hidden || !isHeld) && tutor?.hasAnswer(open.seat) !== false) return open;
    }
    return undefined;
  }

  /** Lets the bot think that is asked, if one is. */
  wake(): void {
    if (this.thinking || !this.table.isPlayed || !this.asked) return;
    const thinking = { aborted: false };
    this.thinking = thinking;
    this.world.later(() => void this.turn(thinking), 0);
  }

  /** Nobody waits for the turn that is under way. */
  stop(): void {
    if (this.thinking) this.thinking.aborted = true;
    this.thinking = undefined;
  }

  private async turn(thinking: { readonly aborted: boolean }): Promise<void> {
    if (thinking.aborted) return;
    const { asked } = this;
    const bot = asked && this.players[asked.seat];
    if (!asked || !bot) return this.stop();
    try {
      const action = await this.choose(asked.seat, bot, thinking);
      if (thinking.aborted) return;
      this.thinking = undefined;
      const refusal = await this.table.act(asked.seat, asked.id, action);
      if (refusal) throw new Error(`the answer of the bot in seat ${asked.seat} was refused (${refusal.code})`);
    } catch (error) {
      this.stop();
      this.world.fault?.(error);
      this.table.fail({ code: 'fault', why: messageOf(error) });
    }
  }

  private choose(seat: Seat, bot: Player, signal: { readonly aborted: boolean }): Action | Promise<Action> {
    const { game, state } = this.table.match;
    const random = this.randoms[seat] as Random;
    const look = { seat, legal: game.legal(state, seat), view: () => game.view(state, seat), random };
    return bot.choose(look, { budget: { milliseconds: this.timeFor(seat) }, signal });
  }

  /**
   * Whoever is asked in silence thinks within the pause, or the others would notice: no longer than for half of what is left
   * of it, so that there is time for whoever is asked after that.
   */
  private timeFor(seat: Seat): number {
    const { match, quietUntil } = this.table;
    if (!match.decisionOf(seat)?.hidden) return THINKING_MS;
    return Math.max(0, (quietUntil - this.world.now()) / 2);
  }
}
