/** What can be pointed at: a column by its number from 0 ("column 3"), "progress", "fact 0 Discs". */
import type { Explanation } from '@orrery/kernel';
import type { Board } from './rules.ts';

export function explain(subject: string, { columns, rows, grid, legal }: Board): Explanation | undefined {
  const [kind, number = ''] = subject.split(' ');
  const free = grid.flat().filter((disc) => disc === null).length;
  if (kind === 'progress' || kind === 'fact')
    return {
      name: kind === 'fact' ? 'Discs' : 'The match',
      kind: kind === 'fact' ? 'dropped so far' : 'how far it is',
      what: 'Both drop a disc in turn. The first with four of their own side by side wins: across, up or slanting.',
      now: `${free} of ${columns * rows} places are free.`,
      careful: 'a full board is a draw.',
      rule: '4',
    };
  const column = Number(number);
  if (kind !== 'column' || !(column < columns)) return undefined;
  const left = grid.filter((row) => row[column] === null).length;
  return {
    name: `Column ${column + 1}`,
    kind: `one of ${columns}`,
    what: 'A disc dropped here falls to the lowest free place and stays there.',
    facts: [['Free', `${left} of ${rows}`]],
    ...(left === 0 && { now: 'It is full.' }),
    ...(legal.length > 0 && left > 0 && { use: 'when you want the place it falls to, or the other side does.' }),
    ...(left > 1 && { careful: 'it opens the place above it to the other side.' }),
    rule: '2',
  };
}
