/** What can be said about the dice of a match, and on whose word. */
import { commitTo } from '@orrery/kernel';
import type { TableFacts } from '@orrery/protocol';

export interface DiceVerdict {
  /** Only `fair` is proved here; `told` is what the match says of itself. */
  readonly kind: 'secret' | 'fair' | 'told' | 'unfair' | 'unknown';
  readonly words: string;
}

const short = (text: string) => (text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);

/** Computed here and now, not taken on trust. `seed`: once the match is over. */
export function diceVerdict(
  facts: Pick<TableFacts, 'commitment' | 'witnessed'>,
  seed: string | undefined,
): DiceVerdict {
  const { commitment, witnessed } = facts;
  if (commitment === undefined)
    return {
      kind: 'unknown',
      words: 'Nobody fixed chance before the first move of this match, so it cannot be checked.',
    };
  if (seed === undefined)
    return {
      kind: 'secret',
      words: witnessed
        ? 'Chance was fixed before the first move, by a seed that stays secret until the match is over.'
        : 'This match came from a file with its seed in it. Its maker could know everything to come.',
    };
  if (commitTo(seed) !== commitment)
    return {
      kind: 'unfair',
      words: witnessed
        ? `Seed ${short(seed)} does not fit the proof shown before the first move: do not trust this match.`
        : 'The seed in this file does not fit the proof in it: do not trust this match.',
    };
  return witnessed
    ? {
        kind: 'fair',
        words: `Checked: chance was fixed before the first move. Seed ${short(seed)} fits the proof shown then.`,
      }
    : {
        kind: 'told',
        words: 'The seed in this file fits the proof in it; nobody here saw that before the first move.',
      };
}

/** Dice are only named where there are some. */
export const chanceHeading = (chance: string | undefined): string => (chance === undefined ? 'Seed' : `Fair ${chance}`);
