/** Who could shoot at whom from a pose, with the chances: what a ghost, a target or a look at a ship shows. */
import type { DogfightView, SeenShip, Shot, Threat } from '@orrery/dogfight/client';

/** One other ship as seen from a pose. */
export interface Sighting {
  readonly ship: SeenShip;
  /** It could be shot at. */
  readonly shot?: Shot;
  /** It could shoot; when, where the rules were asked about the pose of a move. */
  readonly threat?: Shot & Partial<Threat>;
  /** It has yet to move in this round, so it will not stay where it is. */
  readonly isYetToMove: boolean;
}

export const inHundred = (chance: number): number => Math.round(100 * chance);

/** Of a ship, or of a ghost of it: the others that are in its shots and threats. */
export function sightingsOf(
  view: DogfightView,
  { shots, threats }: { readonly shots: readonly Shot[]; readonly threats: readonly (Shot & Partial<Threat>)[] },
): readonly Sighting[] {
  return view.ships.flatMap((ship) => {
    const shot = shots.find(({ target }) => target === ship.id);
    const threat = threats.find(({ ship: shooter }) => shooter === ship.id);
    if (!shot && !threat) return [];
    const isYetToMove = view.stage === 'moveStage' && !ship.moved;
    return [{ ship, ...(shot && { shot }), ...(threat && { threat }), isYetToMove }];
  });
}

/** As everybody stands: the shots of a ship, and those at it. */
export const sightingsFrom = (view: DogfightView, { id }: SeenShip, shots: readonly Shot[]): readonly Sighting[] =>
  sightingsOf(view, {
    shots: shots.filter(({ ship }) => ship === id),
    threats: shots.filter(({ target }) => target === id),
  });

/** "3 + 1 dice (lined up) against 2": the extra dice for a lined-up target stand apart. */
export function diceWords(
  { linedUpDice }: DogfightView['settings'],
  { attackDice, defenseDice, linedUp }: Shot,
): string {
  if (linedUp && linedUpDice > 0)
    return `${attackDice - linedUpDice} + ${linedUpDice} dice (lined up) against ${defenseDice}`;
  return `${attackDice} ${attackDice === 1 ? 'die' : 'dice'} against ${defenseDice}`;
}
