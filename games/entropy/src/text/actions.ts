/** Actions on buttons: verb and object. What comes of them is in `detail.ts`. */
import { unreachable } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { cardDataOf, shipName } from '../data.ts';
import type { EntropyView, SeenQuestion } from '../view.ts';
import { compass, hexWords, tileWords } from './words.ts';

/** The ship of an answer that goes ship by ship. */
function shipAsked({ question }: EntropyView): string {
  if (question === null) return 'the ship';
  switch (question.kind) {
    case 'distributeEnergy':
    case 'transportAmount':
      return shipName(question.seat, question.nr);
    case 'exchangeTitanium':
      return sharer(question, question.titanium.length);
    case 'exchangeEnergy':
      return sharer(question, question.energy.length);
    default:
      return 'the ship';
  }
}

const sharer = ({ seat, ships }: Extract<SeenQuestion, { ships: readonly number[] }>, at: number): string =>
  shipName(seat, ships[at] ?? 0);

/** A ship of the one who looks. */
export const ownShip = ({ viewer }: EntropyView, nr: number): string =>
  typeof viewer === 'number' ? shipName(viewer, nr) : `ship ${nr}`;

export function actionText(action: Action, view: EntropyView): string {
  switch (action.kind) {
    case 'placeTile':
      return `Place it at ${hexWords(action)}`;
    case 'pickTile':
      return `Place ${tileWords(action.tile)} next`;
    case 'placeShip':
      return `Start at ${hexWords(action)}`;
    case 'chooseFacing':
      return `Face ${compass(action.facing)}`;
    case 'distributeEnergy':
    case 'exchangeEnergy':
      return `${action.amount} energy for ${shipAsked(view)}`;
    case 'exchangeTitanium':
      return `${action.amount} titanium for ${shipAsked(view)}`;
    case 'append':
      return `${cardDataOf(action.card).name} for ${ownShip(view, action.ship)}`;
    case 'finish':
      return 'Finish planning';
    case 'chooseShip':
      return `${ownShip(view, action.ship)} plays its card`;
    case 'transportAmount':
      return action.amount === 0 ? 'Send nothing' : `Send ${action.amount} titanium`;
    case 'buildTile':
      return `Build at ${hexWords(action)}`;
    case 'decline':
      return 'Build nothing';
    case 'exchange':
      return action.answer === 'yes' ? 'Share it out again' : 'Leave it as it is';
    case 'discardCard':
      return `Give up ${cardDataOf(action.card).name}`;
    default:
      return unreachable(action);
  }
}
