/** The options of a game, drawn from its schema, in the groups of its words: folded, as a preset is what most people want. */
import type { GameClient } from '@orrery/catalog';
import type { Json, OptionField } from '@orrery/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { groupOptions } from '../parts/option-words.ts';
import { Field } from './fields.tsx';
import { type Given, isChanged, type Named, type OptionFault, tablesOf, valueIn } from './given.ts';
import { OptionTable } from './option-table.tsx';

/** So few are not worth a fold. */
const UNFOLDED_MOST = 6;

interface OptionsPartProps {
  readonly game: GameClient;
  readonly given: Given;
  readonly fault: OptionFault | undefined;
  onChange(this: void, given: Given): void;
}

export function OptionsPart({ game, given, fault, onChange }: OptionsPartProps) {
  /** Goes up with every reset, so that half-written texts are forgotten too. */
  const [resets, setResets] = useState(0);
  const fields = Object.entries<OptionField>(game.options.fields);
  if (fields.length === 0) return null;
  const words = game.text.options;
  const groups = groupOptions(words, fields, ([name]) => name);
  const noteOn = (list: readonly Named[]) => {
    const changed = list.filter(([name]) => isChanged(game, given, name)).length;
    return changed > 0 ? `${changed} changed` : 'as printed';
  };
  const isAtFault = (list: readonly Named[]) => list.some(([name]) => name === fault?.name);
  const show = ([name, field]: Named) => (
    <Field
      key={`${name} ${resets}`}
      name={name}
      field={field}
      words={words}
      value={valueIn(given, [name, field])}
      problem={fault?.name === name ? fault.words : undefined}
      onChange={(value) => onChange({ ...given, [name]: value })}
    />
  );
  const reset = fields.some(([name]) => isChanged(game, given, name)) && (
    <button
      type="button"
      class="button quiet reset-options"
      onClick={() => {
        onChange({});
        setResets(resets + 1);
      }}
    >
      Reset to the printed rules
    </button>
  );
  if (fields.length <= UNFOLDED_MOST)
    return (
      <fieldset class="part">
        <legend class="caption">Rules</legend>
        {fields.map(show)}
        {reset}
      </fieldset>
    );
  return (
    <fieldset class="part">
      <legend class="caption">
        Rules, {fields.length} in {groups.length === 1 ? 'one group' : `${groups.length} groups`}
      </legend>
      <div class="rule-groups">
        {groups.map(({ name, table, options }) => (
          <Fold key={name} title={name} count={options.length} note={noteOn(options)} needed={isAtFault(options)}>
            {table === undefined ? (
              options.map(show)
            ) : (
              <TableGroup
                key={resets}
                list={options}
                given={given}
                fault={fault}
                show={show}
                onChange={(option, value) => onChange({ ...given, [option]: value })}
              />
            )}
          </Fold>
        ))}
      </div>
      {reset}
    </fieldset>
  );
}

interface TableGroupProps extends Omit<OptionsPartProps, 'game' | 'onChange'> {
  readonly list: readonly Named[];
  show(this: void, named: Named): ComponentChildren;
  onChange(this: void, name: string, value: Json): void;
}

function TableGroup({ list, given, fault, show, onChange }: TableGroupProps) {
  const { plain, tables } = tablesOf(list);
  return (
    <>
      {plain.map(show)}
      {tables.map(([group, cells]) => (
        <OptionTable key={group} group={group} list={cells} given={given} fault={fault} onChange={onChange} />
      ))}
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly note: string;
  /** Something in it must be seen. It opens, and stays open when that is mended. */
  readonly needed: boolean;
  readonly children: ComponentChildren;
}

function Fold({ title, count, note, needed, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const open = () => {
    if (fold.current) fold.current.open = true;
  };
  useEffect(() => {
    if (needed) open();
  }, [needed]);
  return (
    // The browser cannot show what is wrong with a box that is folded away.
    <details ref={fold} class="more-options" onInvalidCapture={open}>
      <summary>
        {title} <span class="fold-count">{count}</span> <span class="note">{note}</span>
      </summary>
      {children}
    </details>
  );
}
