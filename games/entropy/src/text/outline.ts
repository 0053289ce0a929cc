/** The position as labelled lines, for a screen without a board and for those who listen to it. */
import { plural } from '@orrery/kernel';
import { CARD_IDS, cardDataOf, type Phase, shipName, TILE_IDS, tileDataOf } from '../data.ts';
import type { Event } from '../events.ts';
import type { CardCounts, EntropyView, SeenPlayer, SeenShip, SeenTile } from '../view.ts';
import { compass, hexWords, num, seatWords } from './words.ts';

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setupTiles: 'first tiles',
  setupShips: 'first ships',
  draw: 'Draw',
  production: 'Production',
  planning: 'Planning',
  chaos: 'Chaos',
  expansion: 'Expansion',
  endOfEra: 'end of the era',
  gameOver: 'over',
};

export function progress({ era, phase, round, lastEra }: EntropyView): string {
  if (era === 0) return `Set-up: ${PHASE_NAMES[phase]}`;
  const rounds = phase === 'chaos' && round > 0 ? `, round ${round}` : '';
  return `${lastEra ? 'Last era' : `Era ${era}`}: ${PHASE_NAMES[phase]}${rounds}`;
}

/** The log stands under eras and phases, and under every round of Chaos. */
export function heading(event: Event): string | undefined {
  switch (event.kind) {
    case 'eraStarted':
      return `Era ${event.era}: ${PHASE_NAMES.draw}`;
    case 'phaseBegan':
      if (event.phase === 'gameOver') return undefined;
      return `${event.era === 0 ? 'Set-up' : `Era ${event.era}`}: ${PHASE_NAMES[event.phase]}`;
    case 'roundStarted':
      return `Chaos, round ${event.round}`;
    default:
      return undefined;
  }
}

export function outline(view: EntropyView): readonly (readonly [string, string])[] {
  const lines: [string, string][] = [
    ['Time', progress(view)],
    [
      'Entropy',
      view.lastEra ? `${num(view.entropy)}, this era is the last` : `${num(view.entropy)}, ${-view.entropy} left`,
    ],
    ['First player', seatWords(view.startingPlayer)],
    ['Players', view.players.map(playerLine).join('\n')],
    ['Ships', view.ships.map(shipLine).join('\n') || 'none'],
    ['Tiles', view.tiles.map(tileLine).join('\n') || 'none'],
  ];
  if (view.tokens.length > 0)
    lines.push([
      'In flight',
      view.tokens.map((token) => `${token.kind} at ${hexWords(token)}, flying ${compass(token.heading)}`).join('\n'),
    ]);
  for (const { seat, hand } of view.players)
    if (hand) lines.push([`Hand of ${seatWords(seat)}`, countsLine(hand) || 'empty']);
  if (view.drawn.length > 0) lines.push(['Drawn tiles', view.drawn.map((tile) => tileDataOf(tile).name).join(', ')]);
  const left = TILE_IDS.filter((tile) => view.stack[tile] > 0);
  lines.push(
    ['Tiles to come', left.map((tile) => `${view.stack[tile]} × ${tileDataOf(tile).name}`).join(', ') || 'none'],
    ['Deck', plural(view.deck, 'card')],
    ['Discarded', countsLine(view.discard) || 'nothing'],
  );
  return lines;
}

const countsLine = (counts: CardCounts): string =>
  CARD_IDS.filter((card) => counts[card] > 0)
    .map((card) => `${counts[card]} × ${cardDataOf(card).name}`)
    .join(', ');

function playerLine({ seat, points, cards, out, finished, newEnergy }: SeenPlayer): string {
  if (out !== null) return `${seatWords(seat)}: ${plural(points, 'point')}, out since era ${out}`;
  const notes = [
    plural(points, 'point'),
    `${plural(cards, 'card')} in hand`,
    ...(newEnergy > 0 ? [`${newEnergy} energy to give`] : []),
    ...(finished ? ['done planning'] : []),
  ];
  return `${seatWords(seat)}: ${notes.join(', ')}`;
}

function shipLine(ship: SeenShip): string {
  const { seat, nr, facing, energy, titanium, cards, program } = ship;
  const rows = program ? program.map((card) => cardDataOf(card).name).join(', ') : plural(cards ?? 0, 'face-down card');
  const laid = (cards ?? 0) > 0 ? `; ${rows}` : '';
  return `${shipName(seat, nr)} at ${hexWords(ship)} facing ${compass(facing)}: energy ${energy}, titanium ${titanium}${laid}`;
}

function tileLine(tile: SeenTile): string {
  const { titanium, energy, owner } = tile;
  const data = tileDataOf(tile.tile);
  const goods = titanium > 0 ? `, ${titanium} titanium` : energy > 0 ? `, ${energy} energy` : '';
  const owned = data.kind === 'portal' ? (owner === null ? ', nobody’s' : `, ${seatWords(owner)}’s`) : '';
  return `${hexWords(tile)} ${data.name}${goods}${owned}`;
}
