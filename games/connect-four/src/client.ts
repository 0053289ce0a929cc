/** What a screen may know of Connect Four: types of the view, the options and the words, no rules. */
export type { Board, Drop, Event } from './rules.ts';
export { lesson } from './lesson.ts';
export { options } from './options.ts';
export { text } from './text.ts';
