/** Two-Step [A4]: one more move; of all moves in a turn one at least must not end on a planet. */
import type { Ability } from '../hooks.ts';

export const twoStep: Ability = {
  moves: () => 1,
  mayEndOnPlanet: (s, moves) => s.turn.movesToPlanets < moves - 1,
};
