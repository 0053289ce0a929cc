/** Where in a match a new round begins: wherever the game's word for its progress changes. */

export interface Mark {
  /** The first moment of the new round. */
  readonly at: number;
  readonly words: string;
}

/** Beyond so many looks the marks found so far must do. */
const LOOKS_MOST = 400;

/**
 * Looks only where it has to: between two moments of the same round there is no other. `wordsAt` gives nothing where
 * the game has no word for it.
 */
export async function findRounds(
  wordsAt: (moves: number) => Promise<string | undefined>,
  last: number,
): Promise<Mark[]> {
  const known = new Map<number, Promise<string | undefined>>();
  const look = (moves: number) => {
    const words = known.get(moves) ?? (known.size < LOOKS_MOST ? wordsAt(moves) : Promise.resolve(undefined));
    known.set(moves, words);
    return words;
  };
  const between = async (from: number, to: number): Promise<Mark[]> => {
    const [before, after] = [await look(from), await look(to)];
    if (before === after || after === undefined) return [];
    if (to - from <= 1) return [{ at: to, words: after }];
    const middle = Math.floor((from + to) / 2);
    return [...(await between(from, middle)), ...(await between(middle, to))];
  };
  const first = await look(0);
  if (first === undefined) return [];
  return [{ at: 0, words: first }, ...(await between(0, last))];
}
