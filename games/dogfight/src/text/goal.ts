/** How a pilot wins, and how near that is. */
import type { Goal, Viewer } from '@orrery/kernel';
import type { DogfightView } from '../seen.ts';
import { shipName } from '../ships.ts';
import { pilotName } from './words.ts';

export function goal(view: DogfightView, viewer: Viewer): Goal {
  const isPilot = typeof viewer === 'number';
  const words = isPilot ? 'Be the last one flying' : 'The last one flying wins';
  // Before the first round there is nothing to be near to.
  return view.round === 0 ? { words } : { words, near: isPilot ? rivals(view, viewer) : flyers(view) };
}

const isFlying = ({ ships }: DogfightView, pilot: number): boolean =>
  ships.some((ship) => ship.pilot === pilot && ship.flying);

function flyers(view: DogfightView): string {
  const flying = Array.from({ length: view.pilots }, (_, pilot) => pilot).filter((pilot) => isFlying(view, pilot));
  return `${flying.length} of ${view.pilots} left`;
}

function rivals(view: DogfightView, viewer: number): string {
  if (!isFlying(view, viewer)) return 'you are out';
  const flying = Array.from({ length: view.pilots }, (_, pilot) => pilot).filter(
    (pilot) => pilot !== viewer && isFlying(view, pilot),
  );
  const [rival] = flying;
  if (rival === undefined) return 'nobody else is left';
  if (flying.length > 1) return `${flying.length} rivals left`;
  const [ship, ...more] = view.ships.filter(({ pilot, flying: flies }) => pilot === rival && flies);
  if (!ship?.stats || more.length > 0) return `${pilotName(rival)} has ${1 + more.length} ships left`;
  return `${shipName(ship.id)} has ${ship.health} of ${ship.stats.health} health left`;
}
