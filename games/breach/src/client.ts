/** What a screen may know of Breach: the view's types, the printed facts, the shape of the ships, options, the words. No rules. */
export type { Action } from './actions.ts';
export * from './data.ts';
export type { Event, Hit, ShownUnit } from './events.ts';
export { lesson } from './lesson.ts';
export { type Options, options, type Settings } from './options.ts';
export { SHIPS, type Ship } from './ships.ts';
export type { FaceDown, SeenPirate, SeenUnit, WaveRecord } from './state.ts';
export { text } from './text.ts';
export { moreForBridge } from './text/bridge.ts';
export { couldBe } from './text/could-be.ts';
export { energyOf, nextCharge } from './text/energy.ts';
export { roleWords } from './text/roles.ts';
export type { BreachView } from './view.ts';
