/** Small words that several texts share. */
import { listed, plural, type Seat } from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import {
  ABILITY_DATA,
  type AbilityId,
  ALIEN_DATA,
  type AlienId,
  type BoardId,
  BOARDS,
  CARD_WORDS,
  type CardId,
  type CardKind,
  cardOf,
  POWER_UPS,
  type PowerUp,
  type Purchase,
  type Resource,
  type SiteId,
} from '../data.ts';
import type { Bonus } from '../events.ts';
import type { CosmosView } from '../view.ts';

/** As the seats are coloured everywhere on the site, in place of the colours in the rules. */
const SEATS = ['Blue', 'Orange', 'Green', 'Pink', 'White', 'Yellow'] as const;
export const seatName = (seat: Seat): string => SEATS[seat] ?? `Player ${seat + 1}`;

export const ships = (count: number): string => plural(count, 'ship');

/** As printed on the board: planets are P1, P2 …, corners C1, C2 … */
export function siteName(site: SiteId, board: BoardId): string {
  const label = BOARDS[board].labels[site] ?? site;
  return label === 'Void' ? 'the Void' : label;
}

export const alienName = (alien: AlienId): string => ALIEN_DATA[alien].name;
export const abilityName = (ability: AbilityId): string => ABILITY_DATA[ability].name;
export const powerName = (power: PowerUp): string =>
  power === 'dominoP7' ? 'Domino: Keystone' : abilityName(POWER_UPS[POWER_UPS.indexOf(power)] as AbilityId);

export const kindName = (kind: CardKind): string => CARD_WORDS[kind].name;

export function cardName(id: CardId): string {
  const { kind, value } = cardOf(id);
  if (kind === 'reinforcement') return `Reinforcement +${value}`;
  return value > 0 ? `${kindName(kind)} ${value}` : kindName(kind);
}

export const cardHelp = (id: CardId): string => CARD_WORDS[cardOf(id).kind].help;
export const cardNames = (cards: readonly CardId[]): string => cards.map(cardName).join(', ');

export const tokens = (count: number, resource: Resource): string =>
  resource === 'gas' ? `${count} gas` : plural(count, 'mineral');
export const token = (resource: Resource): string => tokens(1, resource);

export const PURCHASE_NAMES: Readonly<Record<Purchase, string>> = {
  ships: 'ships',
  card: 'a card',
  fortress: 'a fortress',
  vp: 'a victory point',
};

export const BONUS_NAMES: Readonly<Record<Bonus, string>> = {
  fewestLost: 'fewest ships in the graveyard',
  mostCards: 'most cards',
};

/** What points are for, in a list: "2 for the most cards". */
export const POINT_WORDS: Readonly<Record<keyof Points, string>> = {
  colonies: 'from planets',
  fortresses: 'from fortresses',
  vpCards: 'from Victory Point cards',
  bought: 'bought',
  graveyard: 'for the fewest ships in the graveyard',
  hand: 'for the most cards',
  ability: 'by the ability',
  tracker: 'from the tracker',
};

/** The words have every name that points have. */
export const POINT_NAMES = Object.keys(POINT_WORDS) as readonly (keyof Points)[];

/** "4 from planets, 2 bought and 2 for the most cards". */
export const pointsWords = (points: Points): string =>
  listed(POINT_NAMES.flatMap((name) => (points[name] ? [`${points[name]} ${POINT_WORDS[name]}`] : [])));

/** What a seat has as far as the viewer can count. */
export const scoreIn = (view: CosmosView, seat: Seat): number => {
  const player = view.players[seat];
  return player ? totalOf(player.points) : 0;
};
