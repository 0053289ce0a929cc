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
      words: 'Nobody fixed the seed of this match before its first move, so it cannot be verified.',
    };
  if (seed === undefined)
    return {
      kind: 'secret',
      words: witnessed
        ? 'The seed stays secret until the match is over. Its hash was fixed before the first move.'
        : 'This match came from a file with its seed in it. Its maker could know everything to come.',
    };
  if (commitTo(seed) !== commitment)
    return {
      kind: 'unfair',
      words: witnessed
        ? `Seed ${short(seed)} does not match the hash shown before the first move: do not trust this match.`
        : `The seed in this file does not fit the file's own commitment: do not trust this match.`,
    };
  return witnessed
    ? { kind: 'fair', words: `Verified: seed ${short(seed)} matches the hash shown before the first move.` }
    : {
        kind: 'told',
        words: "The seed in this file fits the file's own commitment; nobody here saw it before the first move.",
      };
}

/** Dice are only named where there are some. */
export const chanceHeading = (chance: string | undefined): string => (chance === undefined ? 'Seed' : `Fair ${chance}`);
