/** Answers on buttons: verb and object; what would come of it stands in brackets. */
import { sentence, unreachable } from '@orrery/kernel';
import type { Action, ActionOfKind, Fly } from '../actions.ts';
import { shipName } from '../ships.ts';
import type { DogfightView } from '../seen.ts';
import { consequenceOf } from './detail.ts';
import { cellWords, facing, lineWords, maneuverName } from './words.ts';

export function actionText(action: Action, view: DogfightView): string {
  switch (action.kind) {
    case 'assignStats':
      return sentence(lineWords(action.line));
    case 'placePosition':
      return `Place in ${cellWords(action.col, action.row)}`;
    case 'placeHeading':
      return `Face ${facing(action.heading)}`;
    case 'chooseShipToMove':
      return `Move ${shipName(action.ship)}`;
    case 'fly':
    case 'attack':
      return withConsequence(action, view);
    case 'end':
      return action.store === 0 ? 'End the move' : `End, store ${action.store} as altitude`;
    case 'chooseShipToAttack':
      return `Attack with ${shipName(action.ship)}`;
    case 'hold':
      return 'Hold fire';
    default:
      return unreachable(action);
  }
}

function withConsequence(action: Fly | ActionOfKind<'attack'>, view: DogfightView): string {
  const words =
    action.kind === 'fly' ? maneuverName(action.manner, action.template) : `Attack ${shipName(action.target)}`;
  const consequence = consequenceOf(action, view);
  return consequence === undefined ? words : `${words} (${consequence})`;
}
