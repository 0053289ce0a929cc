/** What the others may still do: who has yet to move, and who begins the next round. */
import { listed, type Seat } from '@orrery/kernel';
import type { DogfightView, FiringTime, Threat } from '../seen.ts';
import { shipName } from '../ships.ts';

/** The ships of others that will not stay where they are in this round. */
function yetToMove({ stage, ships, move }: DogfightView): readonly string[] {
  if (stage !== 'moveStage' || !move) return [];
  return ships
    .filter(({ pilot, flying, moved }) => flying && !moved && pilot !== move.seat)
    .map(({ id }) => shipName(id));
}

/** Of a place that nobody aims at: a promise only if nobody can come there any more. */
export function unseenWords(view: DogfightView): string {
  const later = yetToMove(view);
  if (later.length === 0) return 'Nobody can shoot at you there.';
  const names = later.length > 2 ? `${later.length} ships` : listed(later);
  return `Nobody aims at you there now, but ${names} ${later.length > 1 ? 'have' : 'has'} yet to move.`;
}

const FIRES: Readonly<Record<FiringTime, string>> = {
  first: 'shoots first',
  either: 'could shoot first',
  back: 'shoots back',
};
/** Who has yet to move may be elsewhere by then. */
const MAY_FIRE: Readonly<Record<FiringTime, string>> = {
  first: 'could shoot first',
  either: 'could shoot first',
  back: 'could shoot back',
};

/** "shoots first", of a ship that could be shot at as well. */
export const firingWords = ({ when }: Pick<Threat, 'when'>, isYetToMove: boolean): string =>
  (isYetToMove ? MAY_FIRE : FIRES)[when];

/** Whoever flies and shoots first in the next round, if nobody is lost before [T6]; nothing where that is nobody else. */
export function nextFirst({ firstPlayer, order, stage }: DogfightView): Seat | undefined {
  if (stage !== 'moveStage' && stage !== 'attackStage') return undefined;
  return order.find((seat) => seat !== firstPlayer);
}
