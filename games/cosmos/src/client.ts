/** What a screen may know of the game: the view's types, the printed facts, the options, the words. No rules. */
export type { Action } from './actions.ts';
export { type Points, type StonePlace, type Strength, totalOf } from './counts.ts';
export * from './data.ts';
export type { Event, EventOf } from './events.ts';
export { lesson } from './lesson.ts';
export { type Options, options } from './options.ts';
export type { Assimilated, Frame, Invasion, Knower, Part, Turn } from './state.ts';
export { text } from './text.ts';
export { cardHelp, cardName, seatName, siteName } from './text/words.ts';
export type { CosmosView, SeenPlayer, SeenStack } from './view.ts';
