/**
 * What a screen may know of Space Pirates: the view's types, the printed facts, the geometry, what would come of each
 * maneuver, chances, centre lines, the words. No rules.
 */
export type { Action, ActionOfKind, Fly } from './actions.ts';
export * from './data.ts';
export { centreLine, type Point, type Stretch } from './drawing.ts';
export type { Event, EventOfKind, ManeuverResult, ShownLine } from './events.ts';
export { endOf } from './flight.ts';
export * from './geometry.ts';
export { expectedLoss, type Odds, killChance, oddsOf } from './odds.ts';
export type { Options, Settings } from './options.ts';
export {
  type Leg,
  legOf,
  maneuvers,
  offeredAt,
  type Prospect,
  prospectOf,
  seenShip,
  type Shot,
  shotsAt,
  shotsFrom,
  storeMostAt,
} from './prospects.ts';
export { SHIP_IDS, type ShipId, shipName } from './ships.ts';
export { attackDice, inArc, inRange, inSight, linedUp } from './sight.ts';
export { type StatLine, statLines } from './stat-lines.ts';
export type { Cell } from './state.ts';
export { text } from './text.ts';
export type { DogfightView, SeenMove, SeenShip } from './view.ts';
