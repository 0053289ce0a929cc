/** Relentless [A14]: from the second turn on a ship comes back from the graveyard. */
import type { Ability } from '../hooks.ts';
import { askForDeployment } from '../rules/deploy.ts';
import { playerOf } from '../state.ts';

export const relentless: Ability = {
  isAwake: (s) => s.options.tribbleRelentless,
  react: {
    turnStart(s, seat) {
      if (s.round > 1 && playerOf(s, seat).graveyard > 0) askForDeployment(s, seat);
    },
  },
};
