/** The table in lines of text, for a screen without a board. */
import { plural } from '@orrery/kernel';
import { OUTPOSTS, PLANETS, totalOf } from '../data.ts';
import type { EntanglionView, SeenPlayer, SeenSlot } from '../seen.ts';
import {
  cardName,
  cardNames,
  cargoWords,
  componentName,
  eventName,
  pirateShort,
  planetName,
  seatName,
  shipsAt,
  tokenName,
} from './words.ts';

export function outline(view: EntanglionView): readonly (readonly [string, string])[] {
  return [
    ...view.players.map((player, seat) => [seatName(seat), playerLines(player, seat)] as const),
    ['Planets', planets(view)],
    ['Outposts', OUTPOSTS.map((outpost) => outpostLine(view, outpost)).join('\n')],
    ['Depot', `${planetName(view.depot)}: ${view.supply.map(componentName).join(', ') || 'Sold out'}`],
    [
      'Stacks',
      `Engine ${view.engineStack}, discarded ${view.engineDiscard.length}; events ${view.eventStack}, discarded ${view.eventDiscard.length}`,
    ],
  ];
}

/** A card that its owner may only remember is not shown. */
const slotWords = ({ card, memoryOnly }: SeenSlot): string => (card && !memoryOnly ? cardName(card) : '?');

function playerLines(player: SeenPlayer, seat: number): string {
  const { power, cargo, capacity } = player;
  const crew = [...player.components.map(componentName), ...player.pirates.map(pirateShort)].join(', ');
  const hand = player.hand ? `: ${cardNames(player.hand)}` : '';
  const events = player.events.length > 0 ? `: ${player.events.map(eventName).join(', ')}` : '';
  return [
    `${power.total} Quantum Power; ${shipsAt(player.position, seat)}`,
    `Holds ${cargoWords(cargo)} (${totalOf(cargo)} of ${capacity})${crew ? `; ${crew}` : ''}`,
    `${plural(player.cards, 'engine card')}${hand}; ${plural(player.eventCards, 'event card')}${events}`,
    `Queue: ${player.control.map(slotWords).join(' ') || 'empty'}`,
  ].join('\n');
}

function planets({ ring, orbit }: EntanglionView): string {
  const lines = ring.map(({ planet, token }) => {
    const cargo = totalOf(orbit[planet]) > 0 ? `, ${cargoWords(orbit[planet])}` : '';
    return `${planetName(planet)}: ${token ? tokenName(token) : 'unknown'}${cargo}`;
  });
  const outer = PLANETS.slice(0, 4).filter((planet) => totalOf(orbit[planet]) > 0);
  return [...lines, ...outer.map((planet) => `${planetName(planet)}: ${cargoWords(orbit[planet])}`)].join('\n');
}

const outpostLine = ({ outposts }: EntanglionView, outpost: 'A' | 'B'): string =>
  `${outpost}: ${outposts[outpost].map((pirate) => (pirate ? pirateShort(pirate) : '?')).join(', ') || 'empty'}`;
