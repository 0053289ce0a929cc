/** What can be said about the dice of a match, and on whose word. */
import { commitTo } from '@orrery/kernel';
import type { TableFacts } from '@orrery/protocol';

export interface DiceVerdict {
  /** Only `fair` is proved here; `told` is what the match says of itself. */
  readonly kind: 'secret' | 'fair' | 'told' | 'unfair' | 'unknown';
  readonly words: string;
}

const short = (text: string) => (text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text);

/** For an online match: the hash that this browser was shown before the end, if it was there. */
export interface Seen {
  readonly hash: string | undefined;
}

/** Computed here and now, not taken on trust. `seed`: once the match is over. */
export function diceVerdict(
  facts: Pick<TableFacts, 'commitment' | 'witnessed'>,
  seed: string | undefined,
  online?: Seen,
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
  if (witnessed && online) return onlineVerdict(commitment, seed, online);
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

/** Whoever comes after the end gets seed and hash together, and has only the server's word for what was shown before. */
function onlineVerdict(commitment: string, seed: string, { hash }: Seen): DiceVerdict {
  if (hash !== undefined && hash !== commitment)
    return {
      kind: 'unfair',
      words: 'Before the end this browser was shown another proof than the server gives now: do not trust this match.',
    };
  if (commitTo(seed) !== commitment)
    return {
      kind: 'unfair',
      words: `Seed ${short(seed)} does not fit the proof that the server gives: do not trust this match.`,
    };
  return hash === undefined
    ? {
        kind: 'told',
        words: `Seed ${short(seed)} fits the proof that the server gives. This browser was not there before the end, so that it was fixed by then is the server’s word.`,
      }
    : {
        kind: 'fair',
        words: `Checked: seed ${short(seed)} fits the proof that this browser was shown before the end.`,
      };
}

/** Dice are only named where there are some. */
export const chanceHeading = (chance: string | undefined): string => (chance === undefined ? 'Seed' : `Fair ${chance}`);
