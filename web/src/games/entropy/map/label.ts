/** A hex in words for those who listen: what lies there, who stands there, and the choice that leads there. */
import type { Hex } from '@orrery/entropy/client';
import { hexWords, shipWords, tileNow, tileTitle, tokenWords } from '../words.ts';
import type { Situation } from './intent.ts';
import { keyOf } from './geometry.ts';

interface Labelled extends Situation {
  readonly props: { seatName(seat: number): string };
}

export function hexLabel(hex: Hex, now: Labelled): string {
  const { pieces, marks, plan, props } = now;
  const { view } = pieces;
  const tile = pieces.tileAt(hex);
  const state = tile ? tileNow(view, tile, (seat) => props.seatName(seat)) : '';
  const ships = pieces.shipsAt(hex);
  const own = ships.filter(({ seat }) => seat === view.viewer);
  const lit = marks.hexes.get(keyOf(hex));
  const choices = [lit, ...own.map(({ nr }) => marks.ships.get(nr))].flatMap((choice) =>
    choice ? [choice.digit === undefined ? choice.words : `choice ${choice.digit}: ${choice.words}`] : [],
  );
  const parts = [
    tile ? tileTitle(tile) : 'void',
    hexWords(hex),
    ...(state ? [state] : []),
    ...ships.map(shipWords),
    ...pieces.tokensAt(hex).map(tokenWords),
  ];
  const planned = plan && own.length > 0 ? ['adds cards to this ship'] : [];
  return [parts.join(', '), ...choices, ...planned].join('; ');
}
