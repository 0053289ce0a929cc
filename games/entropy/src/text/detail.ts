/** Which ship an action is about and what would come of it: for a screen with many choices. */
import { type ActionDetail, listed, type Seat, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind } from '../actions.ts';
import { CARD_IDS, type CardId, cardDataOf, shipName, TILE_IDS, type TileId, tileDataOf } from '../data.ts';
import { type Hex, neighbour, sameHex } from '../hexes.ts';
import type { EntropyView, SeenShip, SeenTile } from '../view.ts';
import { ownShip } from './actions.ts';
import { num, signed } from './words.ts';

export function actionDetail(action: Action, view: EntropyView): ActionDetail {
  switch (action.kind) {
    case 'placeShip':
      return view.settings.setupLanding ? { consequence: found(view, action) } : {};
    case 'pickTile':
      return { consequence: goods(view, action.tile) };
    case 'chooseFacing':
      return facing(action, view);
    case 'append':
      return appending(action, view);
    case 'chooseShip':
      return { consequence: nextCard(view, action.ship) };
    case 'distributeEnergy':
      return { consequence: giving(view, action.amount) };
    case 'transportAmount':
      return { consequence: points(view, action.amount) };
    case 'buildTile':
      return building(action, view);
    case 'decline':
      return { quiet: 'D', warning: 'The energy for the card is spent even so' };
    case 'discardCard': {
      const held = ownHand(view)?.[action.card] ?? 0;
      return { consequence: `in hand ${held} → ${held - 1}` };
    }
    // A draft is kept by the screen, which sends it before it finishes: a button of its own would skip that.
    case 'finish':
    case 'placeTile':
    case 'exchange':
    case 'exchangeTitanium':
    case 'exchangeEnergy':
      return {};
    default:
      return unreachable(action);
  }
}

const tileAt = ({ tiles }: EntropyView, hex: Hex): SeenTile | undefined => tiles.find((tile) => sameHex(tile, hex));
const shipOf = ({ ships }: EntropyView, seat: Seat | undefined, nr: number): SeenShip | undefined =>
  ships.find((ship) => ship.seat === seat && ship.nr === nr);
const seatOf = ({ viewer }: EntropyView): Seat | undefined => (typeof viewer === 'number' ? viewer : undefined);
const ownHand = (view: EntropyView) => view.players[seatOf(view) ?? -1]?.hand;

const outputOf = ({ settings }: EntropyView, tile: TileId): number => settings.outputs[TILE_IDS.indexOf(tile)] ?? 0;

function goods(view: EntropyView, tile: TileId): string {
  const { kind, amount } = tileDataOf(tile);
  switch (kind) {
    case 'titanium':
      return `${amount} titanium`;
    case 'energy':
      return `${amount} energy`;
    case 'portal':
      return `${outputOf(view, tile)} energy each era, until entropy passes ${num(view.settings.thresholds[TILE_IDS.indexOf(tile)] ?? 0)}`;
    case 'neat':
      return `entropy −${amount}`;
    case 'space':
      return 'nothing on it';
    default:
      return unreachable(kind);
  }
}

/** What a ship finds on a tile where it lands. */
function found(view: EntropyView, hex: Hex): string {
  const tile = tileAt(view, hex);
  if (!tile) return 'void';
  if (tile.titanium > 0) return `takes ${tile.titanium} titanium`;
  if (tile.energy > 0) return `takes ${tile.energy} energy`;
  return tileDataOf(tile.tile).kind === 'portal'
    ? `takes the portal (${outputOf(view, tile.tile)} energy an era)`
    : 'nothing there';
}

function facing({ facing: direction }: ActionOfKind<'chooseFacing'>, view: EntropyView): ActionDetail {
  const { question } = view;
  if (question?.kind !== 'chooseFacing') return {};
  const hex = neighbour(question.at, direction);
  const tile = tileAt(view, hex);
  return { consequence: `${tile ? standing(view, hex) || lying(tile) : 'the void'} ahead` };
}

/** The ships on a hex. */
const standing = ({ ships }: EntropyView, hex: Hex): string =>
  listed(ships.filter((ship) => sameHex(ship, hex)).map(({ seat, nr }) => shipName(seat, nr)));

/** What is on a tile now: what was printed on it may be gone. */
function lying({ tile, titanium, energy }: SeenTile): string {
  const goods = [...(titanium > 0 ? [`${titanium} titanium`] : []), ...(energy > 0 ? [`${energy} energy`] : [])];
  if (goods.length > 0) return listed(goods);
  const { kind, name } = tileDataOf(tile);
  return kind === 'portal' ? name : 'an empty tile';
}

/** Energy before and after a card, or that it would be ignored. */
function paying({ settings }: EntropyView, ship: SeenShip, card: CardId): string {
  const place = CARD_IDS.indexOf(card);
  const cost = settings.cardEnergy[place] ?? 0;
  if (ship.energy < cost) return `ignored: costs ${cost} energy, has ${ship.energy}`;
  return `energy ${ship.energy} → ${ship.energy - cost}`;
}

function appending({ ship: nr, card }: ActionOfKind<'append'>, view: EntropyView): ActionDetail {
  const ship = shipOf(view, seatOf(view), nr);
  const place = CARD_IDS.indexOf(card);
  const name = ownShip(view, nr);
  return {
    subject: { id: name, words: ship ? `${name} (energy ${ship.energy})` : name },
    verb: cardDataOf(card).name,
    consequence: `costs ${view.settings.cardEnergy[place]} energy, entropy ${signed(view.settings.cardEntropy[place] ?? 0)}`,
  };
}

function nextCard(view: EntropyView, nr: number): string {
  const ship = shipOf(view, seatOf(view), nr);
  const card = ship?.program?.[0];
  return ship && card ? `${cardDataOf(card).name}, ${paying(view, ship, card)}` : '';
}

function giving(view: EntropyView, amount: number): string {
  const { question } = view;
  const ship = question?.kind === 'distributeEnergy' ? shipOf(view, question.seat, question.nr) : undefined;
  return ship ? `energy ${ship.energy} → ${ship.energy + amount}` : '';
}

function points(view: EntropyView, amount: number): string {
  const before = view.players[seatOf(view) ?? -1]?.points ?? 0;
  return `points ${before} → ${before + amount}`;
}

/** A new ship has no energy: it survives no battle, and no laser. */
function building(hex: ActionOfKind<'buildTile'>, view: EntropyView): ActionDetail {
  const token = view.tokens.find((one) => sameHex(one, hex));
  if (token?.kind === 'laser') return { warning: 'A laser would destroy it' };
  if (token) return { warning: 'A wave would push it away' };
  const enemy = view.ships.find((ship) => sameHex(ship, hex) && ship.seat !== seatOf(view));
  return enemy ? { warning: 'It would not survive the battle' } : { consequence: found(view, hex) };
}
