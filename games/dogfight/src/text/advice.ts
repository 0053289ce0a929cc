/** Why somebody who plays well might do this. */
import { unreachable } from '@orrery/kernel';
import type { Action, Fly } from '../actions.ts';
import type { DogfightView } from '../seen.ts';
import { shipName } from '../ships.ts';
import { enumerate, plural } from './words.ts';

export function advice(action: Action, view: DogfightView): string {
  switch (action.kind) {
    case 'assignStats':
      return 'Its four numbers go well together: enough speed to turn, and dice where they are thrown most.';
    case 'placePosition':
      return 'From there it has room ahead and nobody close enough to shoot first.';
    case 'placeHeading':
      return 'It looks into the board, so that the first move can go anywhere.';
    case 'chooseShipToMove':
      return `${shipName(action.ship)} first: the others should see where everybody stands before they move.`;
    case 'fly':
      return flying(action, view);
    case 'end':
      return action.store > 0
        ? `It stands well there, and ${plural(action.store, 'point')} of speed kept as altitude help later.`
        : 'It stands well there; flying on would make it worse.';
    case 'chooseShipToAttack':
      return `${shipName(action.ship)} has the shot that matters most.`;
    case 'attack': {
      const shot = view.aims.find(({ target }) => target === action.target);
      const odds = shot ? ` It hits ${Math.round(shot.hits * 100)} times in 100.` : '';
      return `${shipName(action.target)} is the best of the targets in its arc.${odds}`;
    }
    case 'hold':
      return 'No shot is worth it now.';
    default:
      return unreachable(action);
  }
}

function flying({ manner, template }: Fly, { prospects }: DogfightView): string {
  const prospect = prospects.find(({ action }) => action.manner === manner && action.template === template);
  if (!prospect) return 'It leads to a better place than the others.';
  const seen = prospect.shots.map(({ target }) => shipName(target));
  const threats = prospect.threats.map(({ ship }) => shipName(ship));
  if (seen.length > 0 && threats.length === 0)
    return `From there it has ${enumerate(seen)} in its arc, and nobody could shoot back.`;
  if (seen.length > 0) return `From there it has ${enumerate(seen)} in its arc; that is worth being shot at.`;
  if (threats.length === 0) return 'Nobody could shoot at it there, and it keeps its room to turn.';
  return 'It can be shot at there, but every other way is worse.';
}
