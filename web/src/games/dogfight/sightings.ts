/** Who could shoot at whom from a pose, with the chances: what a ghost, a target or a look at a ship shows. */
import {
  type DogfightView,
  killChance,
  oddsOf,
  type Pose,
  type Prospect,
  seenShip,
  type SeenShip,
  type Shot,
  shotsAt,
  shotsFrom,
} from '@orrery/dogfight/client';

export interface Aim {
  readonly shot: Shot;
  /** The chance of at least one damage, of 100. */
  readonly hits: number;
  /** The chance to destroy the target, of 100. */
  readonly kills: number;
}

/** One other ship as seen from a pose. */
export interface Sighting {
  readonly ship: SeenShip;
  /** It could be shot at. */
  readonly aim?: Aim;
  /** It could shoot. */
  readonly threat?: Aim;
  /** It has yet to move in this round, so it will not stay where it is. */
  readonly isYetToMove: boolean;
}

export const inHundred = (chance: number): number => Math.round(100 * chance);

export function aimOf(view: DogfightView, shot: Shot): Aim {
  const odds = oddsOf(view.settings, shot.attackDice, shot.defenseDice);
  const health = seenShip(view, shot.target)?.health ?? 0;
  return { shot, hits: inHundred(odds.some), kills: inHundred(killChance(odds, health)) };
}

function join(view: DogfightView, shots: readonly Shot[], threats: readonly Shot[]): readonly Sighting[] {
  return view.ships.flatMap((ship) => {
    const shot = shots.find(({ target }) => target === ship.id);
    const threat = threats.find(({ ship: shooter }) => shooter === ship.id);
    if (!shot && !threat) return [];
    return [
      {
        ship,
        ...(shot && { aim: aimOf(view, shot) }),
        ...(threat && { threat: aimOf(view, threat) }),
        isYetToMove: view.stage === 'moveStage' && !ship.moved,
      },
    ];
  });
}

/** From the end of a maneuver, if everybody else stays. */
export const sightingsOf = (view: DogfightView, { shots, threats }: Prospect): readonly Sighting[] =>
  join(view, shots, threats);

/** Of a ship on some pose, as everybody stands. */
export const sightingsAt = (view: DogfightView, ship: SeenShip, pose: Pose): readonly Sighting[] =>
  join(view, shotsFrom(view, ship.id, pose), shotsAt(view, ship.id, pose));

/** "3 + 1 dice against 2": the extra dice for a lined-up target stand apart. */
export function diceWords(
  { linedUpDice }: DogfightView['settings'],
  { attackDice, defenseDice, linedUp }: Shot,
): string {
  const dice = linedUp && linedUpDice > 0 ? `${attackDice - linedUpDice} + ${linedUpDice}` : String(attackDice);
  return `${dice} ${attackDice === 1 ? 'die' : 'dice'} against ${defenseDice}`;
}
