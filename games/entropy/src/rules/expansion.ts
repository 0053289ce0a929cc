/** Expansion [X1, X2]: the first player in turn draws tiles and places them in an order of their choice. */
import { firstInTurn } from '../state.ts';
import type { PhaseRules } from './ask.ts';
import { drawTiles } from './tiles.ts';

export const expansion: PhaseRules<'endOfEra'> = {
  begin: (s, ctx) => drawTiles(s, firstInTurn(s), s.settings.expansionTiles, ctx),
  run(s) {
    const seat = firstInTurn(s);
    const [type, second] = s.drawn;
    if (type === undefined) return 'endOfEra';
    s.question = second === undefined ? { kind: 'placeTile', seat, type } : { kind: 'pickTile', seat };
    return undefined;
  },
};
