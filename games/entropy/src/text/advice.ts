/** Why somebody who plays well might do this. */
import { plural, unreachable } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { type CardId, cardDataOf, shipName, tileDataOf } from '../data.ts';
import { neighbour, sameHex } from '../hexes.ts';
import type { EntropyView, SeenShip } from '../view.ts';
import { compass, hexWords, tileWords } from './words.ts';

const ownShip = ({ ships, viewer }: EntropyView, nr: number): SeenShip | undefined =>
  ships.find((ship) => ship.seat === viewer && ship.nr === nr);

export function advice(action: Action, view: EntropyView): string {
  switch (action.kind) {
    case 'placeTile':
      return placing(view);
    case 'pickTile':
      return tileDataOf(action.tile).kind === 'neat'
        ? 'It pushes entropy back as soon as it lies there, wherever that is.'
        : `Where ${tileWords(action.tile)} goes matters most, so it comes first.`;
    case 'placeShip':
      return `At ${hexWords(action)} it has something worth taking around it, and room to turn.`;
    case 'chooseFacing':
      return facing(action.facing, view);
    case 'distributeEnergy':
      return 'Energy belongs where the next cards will be played: a ship without it ignores them.';
    case 'append':
      return laying(action.card, ownShip(view, action.ship), view);
    case 'finish':
      return 'More cards would cost energy and raise entropy without bringing enough for it.';
    case 'chooseShip':
      return `${shipName(Number(view.viewer), action.ship)} first, because what it does now can help or make room for the others.`;
    case 'transportAmount':
      return action.amount > 0
        ? `That is ${plural(action.amount, 'point')} for certain: what is sent nobody can take from you.`
        : 'What stays aboard can still be sent later.';
    case 'buildTile':
      return `At ${hexWords(action)} the new ship takes something at once and nobody is near enough to ram it.`;
    case 'decline':
      return 'No tile beside the ship is safe for a new one without energy.';
    case 'exchange':
      return action.answer === 'yes'
        ? 'One of the two needs what the other carries.'
        : 'Both have what they need where it is.';
    case 'exchangeTitanium':
      return 'Titanium belongs on the ship that can send it soonest.';
    case 'exchangeEnergy':
      return 'Energy belongs on the ship with the most cards worth playing.';
    case 'discardCard':
      return `Of the cards above your limit you need ${cardDataOf(action.card).name} least.`;
    default:
      return unreachable(action);
  }
}

function placing({ question }: EntropyView): string {
  const tile = question?.kind === 'placeTile' ? tileDataOf(question.tile) : undefined;
  switch (tile?.kind) {
    case 'titanium':
    case 'energy':
    case 'portal':
      return 'What lies on it should be nearer to your ships than to theirs.';
    case 'neat':
      return 'It lowers entropy wherever it lies, and then is room to fly: best where the others gain nothing by it.';
    default:
      return 'Empty space helps nobody: best where it makes the others’ way longer.';
  }
}

function facing(direction: number, view: EntropyView): string {
  const { question } = view;
  const at = question?.kind === 'chooseFacing' ? neighbour(question.at, direction) : undefined;
  const tile = at && view.tiles.find((one) => sameHex(one, at));
  return tile
    ? `To the ${compass(direction)} lies ${tileWords(tile.tile)}: the first move needs no turn.`
    : 'From there a single turn points it at what it wants.';
}

function laying(card: CardId, ship: SeenShip | undefined, view: EntropyView): string {
  const { kind, name } = cardDataOf(card);
  switch (kind) {
    case 'portal':
      return ship && ship.titanium > 0
        ? `It carries ${ship.titanium} titanium, and each one sent is a point that nobody can take back.`
        : 'By the time it is played there will be titanium aboard, and each one sent is a point.';
    case 'move': {
      const ahead = ship && view.tiles.find((one) => sameHex(one, neighbour(ship, ship.facing)));
      return ahead
        ? `${name} is a step towards something worth landing on, and the way ahead is on the tiles.`
        : `Played in its turn, ${name} leads to something worth landing on.`;
    }
    case 'turn':
      return 'The ship has to point at what it wants before it can fly there.';
    case 'shot':
      return 'It meets a ship that it hurts or pushes where it should not be.';
    case 'build':
      return 'Another ship brings cards of its own in every era that is left.';
    default:
      return 'Pushed back, entropy leaves time for more points and keeps portals working.';
  }
}
