/** What a screen may know of Liar's Dice: types of the view, the options and the words, no rules. */
export type { Act, Bid, Challenged, Event, Table } from './state.ts';
export { lesson } from './lesson.ts';
export { options } from './options.ts';
export { text } from './text.ts';
