/** The table in lines of text, for a screen without a board. */
import { plural } from '@orrery/kernel';
import { ABILITY_DATA, BOARDS, type PlanetKind, STONE_DATA, STONES } from '../data.ts';
import type { CosmosView, SeenPlayer } from '../view.ts';
import { alienName, cardNames, scoreIn, seatName, ships, siteName, tokens } from './words.ts';

export function outline(view: CosmosView): readonly (readonly [string, string])[] {
  return [
    ...view.players.map((player, seat) => [seatName(seat), playerLines(player, seat, view)] as const),
    ['Stacks', view.stacks.map(stackLine(view)).join('\n') || 'none'],
    ['Free planets', freePlanets(view)],
    ...(view.stones.length > 0 ? [['Stones', stones(view)] as const] : []),
    [
      'Table',
      `bank ${tokens(view.bank.mineral, 'mineral')}, ${tokens(view.bank.gas, 'gas')}; deck ${view.deck}, discarded ${view.discard.length}`,
    ],
  ];
}

function playerLines(player: SeenPlayer, seat: number, view: CosmosView): string {
  const alien = player.alien ? alienName(player.alien) : 'no alien';
  const abilities = player.abilities.map((ability) => ABILITY_DATA[ability].name).join(', ');
  return [
    `${plural(scoreIn(view, seat), 'point')} of ${view.target}; ${alien}${abilities ? ` (${abilities})` : ''}`,
    `${tokens(player.mineral, 'mineral')}, ${tokens(player.gas, 'gas')}; reserve ${player.reserve}, graveyard ${player.graveyard}`,
    `${plural(player.cards, 'card')}${player.known.length > 0 ? `: ${cardNames(player.known)}` : ''}`,
  ].join('\n');
}

/** "gas", "mineral", or that the planet is worth a point and no more; nothing for a corner. */
const kindWords = (kind: PlanetKind | undefined): string => (kind === 'vp' ? 'only a point' : (kind ?? ''));

const stackLine =
  ({ fortresses, planets, board }: CosmosView) =>
  ({ site, owner, ships: count, attached }: CosmosView['stacks'][number]): string => {
    const kind = planets[BOARDS[board].planets.indexOf(site)];
    const facts = [
      kindWords(kind),
      fortresses.includes(site) ? 'fortress' : '',
      attached > 0 ? `${attached} inside` : '',
    ];
    const more = facts.filter((fact) => fact !== '').join(', ');
    return `${siteName(site, board)}: ${seatName(owner)}, ${ships(count)}${more ? ` (${more})` : ''}`;
  };

function freePlanets({ board, planets, stacks }: CosmosView): string {
  const free = BOARDS[board].planets.filter((site) => !stacks.some((stack) => stack.site === site));
  return (
    free
      .map((site) => `${siteName(site, board)} ${kindWords(planets[BOARDS[board].planets.indexOf(site)])}`)
      .join(', ') || 'none'
  );
}

function stones(view: CosmosView): string {
  return STONES.map((stone, i) => {
    const place = view.stones[i];
    const where = place && 'seat' in place ? seatName(place.seat) : place ? siteName(place.site, view.board) : '';
    return `${STONE_DATA[stone].name}: ${where}`;
  }).join(', ');
}
