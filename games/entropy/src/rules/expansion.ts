/** Expansion [X1, X2]: the first player in turn draws tiles and places them in an order of their choice. */
import { firstInTurn } from '../state.ts';
import { begins, running } from './step.ts';
import { drawTiles } from './tiles.ts';

export const expansion = running((s, ctx) => {
  if (s.lastEra && !s.settings.expandInLastEra) return 'leave';
  const seat = firstInTurn(s);
  if (begins(s, 'expansion', ctx)) drawTiles(s, seat, s.settings.expansionTiles, ctx);
  const [type, second] = s.drawn;
  if (type === undefined) return 'leave';
  s.stack.push(second === undefined ? { kind: 'placeTile', seat, type } : { kind: 'pickTile', seat });
  return 'again';
});
