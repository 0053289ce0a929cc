/** Connect Four that says it has 20 discs at most, which is not so: for tests of games that are too long. */
import { findGame } from '@orrery/catalog';

const game = await findGame('connect-four').load();

export const brief = { ...game, id: 'brief', reach: { ...game.reach, longest: 20 } };
