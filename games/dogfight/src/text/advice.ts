/** Why somebody who plays well might do this. */
import { listed, unreachable } from '@orrery/kernel';
import type { Action, Fly } from '../actions.ts';
import type { DogfightView } from '../seen.ts';
import { shipName } from '../ships.ts';
import { type Stat, STATS } from '../data.ts';
import { unseenWords } from './rivals.ts';

export function advice(action: Action, view: DogfightView): string {
  switch (action.kind) {
    case 'assignStats':
      return lineReason(action.line);
    case 'placePosition':
      return 'From there it has room ahead and nobody close enough to shoot first.';
    case 'placeHeading':
      return 'It looks into the board, so that the first move can go anywhere.';
    case 'chooseShipToMove':
      return `${shipName(action.ship)} first: who moves later knows better where everybody stands.`;
    case 'fly':
      return flying(action, view);
    case 'end':
      return action.store > 0
        ? `It stands well there, and the ${action.store} speed stored as altitude ${action.store === 1 ? 'helps' : 'help'} later.`
        : 'It stands well there; flying on would make it worse.';
    case 'chooseShipToAttack':
      return `${shipName(action.ship)} has the shot that matters most.`;
    case 'attack': {
      const shot = view.aims.find(({ target }) => target === action.target);
      const odds = shot ? ` It hits ${Math.round(shot.hits * 100)} times in 100.` : '';
      const isOnly = view.aims.length === 1;
      return `${shipName(action.target)} is the ${isOnly ? 'only' : 'best'} target in its arc.${odds}`;
    }
    case 'hold':
      return 'No shot is worth it now.';
    default:
      return unreachable(action);
  }
}

/** What one point more of it is good for. */
const STRENGTHS: Readonly<Record<Stat, string>> = {
  attack: 'one more die whenever it shoots',
  defense: 'one more die whenever somebody shoots at it',
  speed: 'one more point to spend in every move, so it can turn more sharply',
  health: 'it can take one more hit',
};

/** The line's highest number is what it is chosen for. */
function lineReason(line: string): string {
  const values = line.split('-').map(Number);
  const best = Math.max(...values);
  const strong = STATS.filter((_, at) => values[at] === best);
  const [stat] = strong;
  if (!stat || strong.length > 1) return 'Its numbers are well balanced.';
  return `It is strong in ${stat}: ${STRENGTHS[stat]}.`;
}

function flying({ manner, template }: Fly, view: DogfightView): string {
  const prospect = view.prospects.find(({ action }) => action.manner === manner && action.template === template);
  if (!prospect) return 'It leads to a better place than the others.';
  const seen = prospect.shots.map(({ target }) => shipName(target));
  const threats = prospect.threats.map(({ ship }) => shipName(ship));
  if (seen.length > 0 && threats.length === 0)
    return `From there you have ${listed(seen)} in your arc. ${unseenWords(view)}`;
  if (seen.length > 0)
    return `From there you have ${listed(seen)} in your arc; that is worth the risk of being shot at.`;
  if (threats.length === 0) return `${unseenWords(view)} You keep your room to turn.`;
  return 'You can be shot at there, but every other way is worse.';
}
