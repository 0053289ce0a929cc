/** What is told beside the map while the film runs: one thing that happens, line by line. */
import { type Event, type EventOf, seatName, shipName, tileDataOf } from '@orrery/entropy/client';
import { fullName, minus, signed } from '../cards.ts';
import { count, directionWords } from '../words.ts';

export interface Line {
  readonly words: string;
  /** What stands at its end: "48 → 38". */
  readonly value?: string;
  readonly bad?: true;
}

const name = ({ seat, nr }: { readonly seat: number; readonly nr: number }): string => shipName(seat, nr);
const names = (ships: readonly { readonly seat: number; readonly nr: number }[]): string => ships.map(name).join(', ');
const change = ({ before, after }: { readonly before: number; readonly after: number }): string =>
  `${minus(before)} → ${minus(after)}`;

const LOSSES = {
  flewOff: 'flies off the tiles',
  pushedOff: 'is pushed off the tiles',
  laser: 'is destroyed by the laser',
  battleArriving: 'is destroyed in battle',
  battleStanding: 'is destroyed in battle',
} as const;

function cardLines(event: EventOf<'cardPlayed'>): readonly Line[] {
  const turned = { words: `${name(event)} turns up card ${event.round}`, value: fullName(event.card) };
  if (event.ignored)
    return [turned, { words: `Costs ${event.cost}, has ${event.energy.before}`, value: 'ignored', bad: true }];
  const rise = event.entropy.after - event.entropy.before;
  return [
    turned,
    { words: `${name(event)} pays`, value: change(event.energy) },
    ...(rise === 0 ? [] : [{ words: rise > 0 ? 'Entropy rises' : 'Entropy falls', value: signed(rise) }]),
  ];
}

function lossLine(event: EventOf<'shipDestroyed'>): Line {
  const with_ = event.titanium > 0 ? `with ${event.titanium} titanium` : 'lost';
  return { words: `${name(event)} ${LOSSES[event.cause]}`, value: with_, bad: true };
}

function pickLine(event: EventOf<'pickedUp'>): Line {
  const titanium = event.titanium.after - event.titanium.before;
  return titanium > 0
    ? { words: `${name(event)} takes titanium`, value: `+${titanium}` }
    : { words: `${name(event)} takes energy`, value: `+${event.energy.after - event.energy.before}` };
}

/** What one event says; most say one thing, some nothing. */
export function linesOf(event: Event): readonly Line[] {
  switch (event.kind) {
    case 'cardPlayed':
      return cardLines(event);
    case 'shipMoved':
      // The way is seen; its end or its ruin is what counts.
      return event.step === event.steps || event.off
        ? [{ words: `${name(event)} flies`, value: count(event.step, 'tile') }]
        : [];
    case 'shipTurned':
      return [{ words: `${name(event)} turns`, value: directionWords(event.facing.after) }];
    case 'tokenFired':
      return [
        {
          words: event.token.kind === 'laser' ? 'A laser flies' : 'A wave rolls',
          value: directionWords(event.token.heading),
        },
        ...(event.lost ? [{ words: 'Into the void', value: 'gone' }] : []),
      ];
    case 'tokenMoved':
      return [
        {
          words: `${event.token.kind === 'laser' ? 'The laser' : 'The wave'} moves ${directionWords(event.token.heading)}`,
          ...(event.lost && { value: 'off the tiles' }),
        },
      ];
    case 'laserHit':
      return event.ships.map((hit) => ({ words: `The laser hits ${name(hit)}`, value: change(hit) }));
    case 'wavePushed':
      return [{ words: `The wave pushes ${names(event.ships)}`, value: event.off ? 'off the tiles' : 'one tile' }];
    case 'battle':
      return [
        {
          words: `${names(event.ships.filter(({ arriving }) => arriving))} meets ${names(event.ships.filter(({ arriving }) => !arriving))}: battle`,
        },
      ];
    case 'portalTaken':
      return [
        {
          words: `${name(event)} takes ${tileDataOf(event.tile).name}`,
          value: event.from === null ? '' : `from ${seatName(event.from)}`,
        },
      ];
    case 'pickedUp':
      return [pickLine(event)];
    case 'exchanged':
      return [
        {
          words: `${seatName(event.seat)} shares out between`,
          value: names(event.ships.map(({ nr }) => ({ seat: event.seat, nr }))),
        },
      ];
    case 'titaniumSent':
      return [{ words: `${name(event)} sends ${event.amount} titanium`, value: count(event.points.after, 'point') }];
    case 'shipBuilt':
      return [{ words: `A new ship: ${name(event)}`, value: `faces ${directionWords(event.facing)}` }];
    case 'nothingBuilt':
      return [{ words: 'Builds nothing', value: event.why === 'declined' ? 'declined' : 'no room' }];
    case 'shipDestroyed':
      return [lossLine(event)];
    case 'playerOut':
      return [
        {
          words: `${seatName(event.seat)} has no ship left`,
          value: `out with ${count(event.points, 'point')}`,
          bad: true,
        },
      ];
    case 'lastEraBegan':
      return [{ words: 'Entropy has reached 0', value: 'the last era', bad: true }];
    case 'tilesDrawn':
      return event.tiles.map((tile) => ({ words: tileDataOf(tile).name }));
    case 'deckReshuffled':
      return [{ words: 'The discards are shuffled', value: count(event.cards, 'card') }];
    case 'cardDiscarded':
      return [{ words: `${seatName(event.seat)} gives up`, value: fullName(event.card) }];
    case 'cardsDealt':
      return [{ words: `${seatName(event.seat)} draws`, value: count(event.count, 'card') }];
    default:
      return [];
  }
}
