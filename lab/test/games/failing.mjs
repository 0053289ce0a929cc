/** Connect Four whose rules throw at the 20th disc: for tests of what is said then. */
import { findGame } from '@orrery/catalog';

const game = await findGame('connect-four').load();

export const failing = {
  ...game,
  id: 'failing',
  apply(state, seat, action, ctx) {
    if (state.columns.flat().length >= 20) throw new Error('the 20th disc is broken');
    game.apply(state, seat, action, ctx);
  },
};
