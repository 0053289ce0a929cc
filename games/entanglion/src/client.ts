/** What a screen may know of the game: the view's types, the printed facts, the options, the words. No rules. */
export type { Action } from './actions.ts';
export type * from './asking.ts';
export * from './data.ts';
export type { Event, EventOf, Flight, Gain, Power } from './events.ts';
export { lesson } from './lesson.ts';
export { type Options, options } from './options.ts';
export * from './seen.ts';
export type { Active, Encounter, Ending, Frame, Purchase, WindowId } from './state.ts';
export { text } from './text.ts';
export * from './text/card-words.ts';
export * from './text/words.ts';
