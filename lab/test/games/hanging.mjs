/** Connect Four whose rules loop for ever at the 20th disc: for tests of the watchdog. */
import { findGame } from '@orrery/catalog';

const game = await findGame('connect-four').load();

export const hanging = {
  ...game,
  id: 'hanging',
  apply(state, seat, action, ctx) {
    while (state.columns.flat().length >= 20);
    game.apply(state, seat, action, ctx);
  },
};
