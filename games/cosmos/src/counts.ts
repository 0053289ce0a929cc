/** Small records that rules, events, views and words share. */
import type { Seat } from '@orrery/kernel';
import type { SiteId } from './data.ts';

/** A stone lies on a planet or is held. */
export type StonePlace = { readonly site: SiteId } | { readonly seat: Seat };

/** Where a player's points come from [V1]. */
export interface Points {
  readonly colonies: number;
  readonly fortresses: number;
  readonly vpCards: number;
  readonly bought: number;
  readonly graveyard: number;
  readonly hand: number;
  /** By an ability: stored tokens, or ships that live on planets in other stacks. */
  readonly ability: number;
  readonly tracker: number;
}

export const totalOf = (points: Points): number =>
  points.colonies +
  points.fortresses +
  points.vpCards +
  points.bought +
  points.graveyard +
  points.hand +
  points.ability +
  points.tracker;

/** What a side has in a clash of attacks [I5]. */
export interface Strength {
  readonly number: number;
  readonly ships: number;
  readonly multiplier: number;
  readonly bonus: number;
  readonly reinforcements: number;
  readonly total: number;
}
