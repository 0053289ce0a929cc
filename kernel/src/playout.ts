/** Whole games at full speed: one state changed in place, nothing recorded. The lab and the bots play through this. */
import type { Action, Context, Game, GameEvent, Seat, View } from './game.ts';
import type { Random, Streams } from './random.ts';

/** All that a player is given at its turn: never the state, never the seed. */
export interface Look {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** The seat's view, made only when asked for. */
  view(): View;
  /** The player's own random numbers; thinking never moves the dice. */
  readonly random: Random;
}

/** How long a player may think: so many iterations (the same move on every machine) or milliseconds (for live play). */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a player is to think about one move. Scripted and random players take no notice of it. */
export interface Thinking {
  readonly budget: Budget;
  /** Once `aborted`, nobody waits for the answer any more. An `AbortSignal` is one. */
  readonly signal?: { readonly aborted: boolean };
}

/** Who decides for one seat of one match. It may keep something between its moves; nobody else sees that. */
export interface Player {
  choose(look: Look, thinking: Thinking): Action | Promise<Action>;
}

/** For players that do not think, or to leave them all the time they want. */
export const UNLIMITED: Thinking = { budget: {} };

/** A context in which nobody listens. */
export class Quiet implements Context {
  readonly quiet: boolean = true;
  private readonly streams: Streams;

  constructor(streams: Streams) {
    this.streams = streams;
  }

  random(stream: string): Random {
    return this.streams.get(stream);
  }

  emit(_event: GameEvent): void {}

  whisper(_event: GameEvent): void {}

  reveal(): void {}

  beat(): void {}

  pause(): void {}
}

class LiveLook implements Look {
  readonly seat: Seat;
  readonly random: Random;
  legal: readonly Action[] = NOTHING;
  private readonly game: Game;
  private readonly state: unknown;

  constructor(game: Game, state: unknown, seat: Seat, random: Random) {
    this.game = game;
    this.state = state;
    this.seat = seat;
    this.random = random;
  }

  view(): View {
    return this.game.view(this.state, this.seat);
  }
}

const NOTHING: readonly Action[] = [];

function looksAt(game: Game, state: unknown, randoms: readonly Random[]): readonly LiveLook[] {
  return randoms.map((random, seat) => new LiveLook(game, state, seat, random));
}

/** No game of this one's has more actions: one that does is taken not to end. */
export function longestGame(game: Game): number {
  return game.reach.longest ?? 20_000;
}

/** What a game is played out with: its players, by seat, and their own random numbers. */
export interface Sitting {
  readonly players: readonly Player[];
  readonly randoms: readonly Random[];
  readonly thinking?: Thinking;
}

/**
 * Plays a state to its end, in place. Gives the number of actions, or −1 if `limit` actions did not end it (the lab counts
 * such a game apart). A promise only if a player takes its time: random and scripted ones answer at once.
 */
export function playOut(
  game: Game,
  state: unknown,
  ctx: Context,
  sitting: Sitting,
  limit: number = longestGame(game),
): number | Promise<number> {
  const { players, randoms, thinking = UNLIMITED } = sitting;
  const looks = looksAt(game, state, randoms);
  for (let actions = 0; actions < limit; actions++) {
    const asked = game.decisions(state)[0];
    if (asked === undefined) return actions;
    const { seat } = asked;
    const look = looks[seat] as LiveLook;
    look.legal = game.legal(state, seat);
    const action = (players[seat] as Player).choose(look, thinking);
    if (action instanceof Promise) return playOutAfter(action, seat, game, state, ctx, sitting, limit, actions);
    game.apply(state, seat, action, ctx);
  }
  return game.decisions(state).length === 0 ? limit : -1;
}

/** The rest of a game in which somebody takes its time. Not inside `playOut`, whose loop would be slower for it. */
async function playOutAfter(
  thought: Promise<Action>,
  seat: Seat,
  game: Game,
  state: unknown,
  ctx: Context,
  sitting: Sitting,
  limit: number,
  done: number,
): Promise<number> {
  game.apply(state, seat, await thought, ctx);
  const more = await playOut(game, state, ctx, sitting, limit - done - 1);
  return more < 0 ? more : done + 1 + more;
}
