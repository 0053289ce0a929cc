/** The scripted pilot at work on a position. */
import { Random } from '@orrery/kernel';
import { Flights, legOf, limitFor } from '../src/bot/flights.ts';
import type { Pose } from '../src/data.ts';
import { dogfight } from '../src/index.ts';
import type { DogfightView, SeenShip } from '../src/seen.ts';
import { type DogfightScenario, play, type Position, position, type ShipSpec, shipIn, short } from '../src/testing.ts';

export const chosen = (game: DogfightScenario, seed = 'bot') => {
  const { turn } = game.state;
  return short(dogfight.bot.choose(game.view(turn), turn, Random.from(seed)));
};
/** What the pilot chooses with many different random numbers. */
export const choices = (game: DogfightScenario) => new Set(Array.from({ length: 200 }, (_, i) => chosen(game, `${i}`)));

/** The pilot's whole move, and where the ship is after it. */
export function flown(game: DogfightScenario): { answers: string; end: Pose } {
  const { turn, round } = game.state;
  const id = game.view(turn).active ?? '';
  const answers: string[] = [];
  while (game.state.turn === turn && game.state.stage === 'moveStage' && game.state.round === round) {
    answers.push(chosen(game));
    play(game, answers.at(-1) ?? '');
  }
  return { answers: answers.join(', '), end: shipIn(game, id).pose as Pose };
}

/** Pilot 0 moves; pilot 1 has moved already, or moves after. */
export const duel = (moved: boolean, own: ShipSpec, foe: ShipSpec): Position => ({
  round: 1,
  firstPlayer: moved ? 1 : 0,
  turn: 0,
  ships: [own, { ...foe, moved }],
});

export const ship = (view: DogfightView, id: string): SeenShip => view.ships.find((one) => one.id === id) as SeenShip;
export const { settings } = position({ ships: [{ at: [60000, 60000, 0] }] }).view(0);

/** All ends of a ship's move from here. */
export function ways(view: DogfightView, id: string, tokens: readonly Pose[] = []): Flights {
  const flights = new Flights();
  const leg = legOf(view, ship(view, id).id);
  if (leg) flights.find(view.settings, leg, tokens, limitFor(1));
  return flights;
}
export const posesOf = ({ from, count, x, y, h }: Flights) =>
  Array.from({ length: count - from }, (_, i) => `${x[from + i]} ${y[from + i]} ${h[from + i]}`);
