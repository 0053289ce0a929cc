/** Options that are named alike, "card.move-1.energy": a table with a row for each thing and a column for each number. */
import type { Json } from '@orrery/kernel';
import { type Given, type Named, type OptionFault, valueIn } from './given.ts';
import { NumberBox } from './numbers.tsx';
import { wordsOf } from './words.ts';

interface OptionTableProps {
  readonly group: string;
  readonly list: readonly Named[];
  readonly given: Given;
  readonly fault: OptionFault | undefined;
  onChange(this: void, name: string, value: Json): void;
}

export function OptionTable({ group, list, given, fault, onChange }: OptionTableProps) {
  const parts = list.map(([name]) => name.split('.'));
  const things = [...new Set(parts.map(([, thing = '']) => thing))];
  const columns = [...new Set(parts.map(([, , column = '']) => column))];
  const cells = new Map(list.map((named) => [named[0], named]));
  const helps = columns.map((column) => list.find(([name]) => name.endsWith(`.${column}`))?.[1].help);
  const wrong = list.some(([name]) => name === fault?.name) ? fault?.words : undefined;
  return (
    <>
      {wrong !== undefined && (
        <p class="field-problem" role="alert">
          {wrong}
        </p>
      )}
      <p class="option-helps">{helps.join(' ')}</p>
      <table class="option-table">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {wordsOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <tr key={thing}>
              <th scope="row">{wordsOf(thing)}</th>
              {columns.map((column) => {
                const cell = cells.get(`${group}.${thing}.${column}`);
                return <td key={column}>{cell && <Cell cell={cell} given={given} onChange={onChange} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Cell({
  cell: [name, field],
  given,
  onChange,
}: { cell: Named } & Pick<OptionTableProps, 'given' | 'onChange'>) {
  const { spec, help } = field;
  const of = spec.kind === 'maybe' ? spec.of : spec;
  if (of.kind !== 'number') return null;
  const id = `option-${name}`;
  return (
    <>
      <NumberBox
        id={id}
        label={wordsOf(name)}
        help={`${id}-help`}
        spec={of}
        value={valueIn(given, [name, field])}
        optional={spec.kind === 'maybe'}
        onChange={(value) => onChange(name, value)}
      />
      <span id={`${id}-help`} class="unseen">
        {help}
      </span>
    </>
  );
}
