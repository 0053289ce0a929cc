/** How the words of a game name the seat of whoever reads them: "Blue (you) draws 2 cards.", "your turn". */
import type { Action, GameEvent, GameText, View, Viewer } from './game.ts';

/**
 * The name stays, as board and rules use it and the verbs fit it, and says once whose it is; "Blue’s" is "your", or "yours"
 * where nothing is named that is theirs. A name may stand as a common word ("the pirates"); a piece that bears its owner's
 * name and a number ("Raider II") is not its owner.
 */
export function sayYou(words: string, name: string): string {
  const own = `(?<![\\p{L}\\d])(?:${literal(name)}|[Tt]he ${literal(name.toLowerCase())}|[Tt]he ${literal(name)})`;
  const whose = `(^|[.!?] |)${own}’s?(?!\\p{L})( [^\\s(])?`;
  return words
    .replace(new RegExp(whose, 'gu'), (_, start: string, theirs: string | undefined, at: number) => {
      const word = theirs === undefined ? 'ours' : `our${theirs}`;
      return `${start}${start === '' && at > 0 ? 'y' : 'Y'}${word}`;
    })
    .replace(new RegExp(`${own}(?![\\p{L}\\d]| [IVX]+(?!\\p{L}))`, 'u'), '$& (you)');
}

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that are said to somebody: `you` says the same of a sentence that is not the game's. */
export interface Addressed {
  you?(this: void, words: string): string;
}

/** The words of a game as they are said to a viewer: whoever only watches is nobody in them. */
export function wordsFor<T extends GameText<Action, View, GameEvent>>(text: T, viewer: Viewer): T & Addressed {
  if (typeof viewer !== 'number') return text;
  const you = (words: string) => sayYou(words, text.seat(viewer));
  return {
    ...text,
    you,
    event: (event) => you(text.event(event)),
    outcome: (outcome) => you(text.outcome(outcome)),
    // A label names a place of the table, to which lessons point: whoever prints it says "(you)".
    outline: (view) => text.outline(view).map(([label, value]) => [label, you(value)] as const),
  };
}
