/**
 * What a screen may know of Space Pirates: the view's types, the printed facts, centre lines to draw, options, the words. No rules:
 * what would come of an answer is asked of whoever runs them (`OutlookQuestion`, `Outlook`).
 */
export type { Action, ActionOfKind, Fly } from './actions.ts';
export * from './data.ts';
export { centreLine, type Point, type Stretch } from './drawing.ts';
export type { Event, EventOfKind, ManeuverResult, ShownLine } from './events.ts';
export type { Cell, Move } from './frames.ts';
export { lesson } from './lesson.ts';
export { type Options, options, type Settings } from './options.ts';
export {
  type Blocked,
  type DogfightView,
  type Facing,
  type FiringTime,
  type Ghost,
  type Outlook,
  type OutlookQuestion,
  type Prospect,
  type SeenShip,
  seenShip,
  type Shot,
  type Threat,
} from './seen.ts';
export { SHIP_IDS, type ShipId, shipName } from './ships.ts';
export { type StatLine, statLines } from './stat-lines.ts';
export { text } from './text.ts';
export { missingWords, storingWords } from './text/missing.ts';
export { firingWords, nextFirst, unseenWords } from './text/rivals.ts';
export { lineStory } from './text/stat-words.ts';
