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

export type Player = (look: Look) => Action;

/** A context in which nobody listens. */
export class Quiet implements Context {
  private readonly streams: Streams;

  constructor(streams: Streams) {
    this.streams = streams;
  }

  random(stream: string): Random {
    return this.streams.get(stream);
  }

  emit(_event: GameEvent): void {}

  reveal(): void {}
}

class LiveLook implements Look {
  readonly seat: Seat;
  readonly random: Random;
  readonly view: () => View;
  legal: readonly Action[] = [];

  constructor(seat: Seat, random: Random, view: () => View) {
    this.seat = seat;
    this.random = random;
    this.view = view;
  }
}

/** No game of this one's has more actions: one that does is taken not to end. */
export function longestGame(game: Game): number {
  return game.reach.longest ?? 20_000;
}

/**
 * Plays a state to its end, in place. Returns the number of actions, or −1 if `limit` actions did not end it (the
 * lab counts such a game apart). `randoms[seat]` are the players' own numbers.
 */
export function playOut(
  game: Game,
  state: unknown,
  ctx: Context,
  players: readonly Player[],
  randoms: readonly Random[],
  limit: number = longestGame(game),
): number {
  const looks = players.map((_, seat) => new LiveLook(seat, randoms[seat] as Random, () => game.view(state, seat)));
  for (let actions = 0; actions < limit; actions++) {
    const asked = game.decisions(state)[0];
    if (asked === undefined) return actions;
    const { seat } = asked;
    const look = looks[seat] as LiveLook;
    look.legal = game.legal(state, seat);
    game.apply(state, seat, (players[seat] as Player)(look), ctx);
  }
  return game.decisions(state).length === 0 ? limit : -1;
}
