/** How a side wins [G2, G3], and how near it is. */
import { type Goal, plural, type Viewer } from '@orrery/kernel';
import { AI, PIRATES } from '../data.ts';
import type { BreachView } from '../view.ts';
import { bridgeGuards, doorsToBridge } from './bridge.ts';

export function goal(view: BreachView, viewer: Viewer): Goal {
  const { rounds } = view.settings;
  if (viewer === PIRATES) return { words: `Capture the bridge by round ${rounds}`, near: nearest(view) };
  if (viewer === AI) return { words: `Hold the bridge to the end of round ${rounds}`, near: timeLeft(view) };
  return {
    words: `Pirates win by capturing the bridge by round ${rounds}, the A.I. by holding it`,
    brief: `Who has the bridge after round ${rounds}`,
    near: nearest(view),
  };
}

function timeLeft({ round, wave, settings }: BreachView): string {
  const left = settings.rounds - round;
  if (left > 0) return `${plural(left + 1, 'round')} to go`;
  return wave === settings.waves ? 'this is the last wave' : 'this is the last round';
}

/** The doors between the bridge and the pirate who is nearest to it. */
function nearest(view: BreachView): string {
  const doors = Math.min(...view.pirates.map(({ room }) => doorsToBridge(room, view)));
  if (doors === Number.POSITIVE_INFINITY) return 'no pirate aboard yet';
  const guards = bridgeGuards(view);
  return `${doors === 0 ? 'reached' : `${plural(doors, 'door')} away`}${guards > 0 ? `, ${plural(guards, 'guard')}` : ''}`;
}
