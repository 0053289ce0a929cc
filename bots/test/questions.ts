/** Questions out of games that are played partly by the scripted player and partly by chance, for tests of the bots. */
import { CATALOG } from '@orrery/catalog';
import { drawOptions, type Game, type Look, parseOptions, Quiet, Random, type Seat, Streams } from '@orrery/kernel';

/** Every game that gives something to search. */
export const SEARCHED: readonly Game[] = (await Promise.all(CATALOG.map((entry) => entry.load()))).filter(
  ({ search }) => search !== undefined,
);

export const SEED = 'a seed that nobody may know';

export interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Every so-many-th question with a choice, each with a state of its own; where it is wanted, every other game with any options. */
export function questionsOf(game: Game, games: number, every: number, anyOptions = false): Asked[] {
  const asked: Asked[] = [];
  for (let number = 0; number < games; number++) {
    const random = Random.from(`questions ${number}`);
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    const ctx = new Quiet(new Streams(`${SEED} ${number}`, game.streams));
    const drawn = anyOptions && number % 2 === 1 ? drawOptions(game.options, seats, random) : {};
    const options = parseOptions(game.options, drawn, seats);
    if (!options.ok) throw new Error(options.problem);
    const state = game.setup(options.value, seats, ctx);
    for (let action = 0; action < 150; action++) {
      const seat = game.decisions(state)[0]?.seat;
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      if (action % every === number % every && legal.length > 1) asked.push({ state: game.clone(state), seat });
      const chosen = random.chance(number % 4, 4)
        ? random.pick(legal)
        : game.bot.choose(game.view(state, seat), seat, random);
      game.apply(state, seat, chosen, ctx);
    }
  }
  return asked;
}

/** What a player is given at such a question. */
export function lookAt(game: Game, { state, seat }: Asked, numbers = 'numbers'): Look {
  return {
    seat,
    legal: game.legal(state, seat),
    view: () => game.view(state, seat),
    random: Random.from(numbers),
  };
}
