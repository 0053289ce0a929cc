/** The options of a game, drawn from its schema: the first few at once, the rest when asked for. */
import type { Game, OptionField } from '@orrery/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Field } from './fields.tsx';
import { type Given, isChanged, type Named, type OptionFault, tablesOf, valueIn } from './given.ts';
import { OptionTable } from './option-table.tsx';
import { wordsOf } from './words.ts';

/** A schema lists what matters most first; so many are seen without asking. */
const SEEN_FIRST = 5;

interface OptionsPartProps {
  readonly game: Game;
  readonly given: Given;
  readonly fault: OptionFault | undefined;
  onChange(this: void, given: Given): void;
}

export function OptionsPart({ game, given, fault, onChange }: OptionsPartProps) {
  /** Goes up with every reset, so that half-written texts are forgotten too. */
  const [resets, setResets] = useState(0);
  const fields = Object.entries<OptionField>(game.options.fields);
  if (fields.length === 0) return null;
  // One more than is seen first is not worth a fold.
  const seen = fields.length <= SEEN_FIRST + 1 ? fields.length : SEEN_FIRST;
  const rest = fields.slice(seen);
  const { plain, tables } = tablesOf(rest);
  const countOf = (list: readonly Named[]) => {
    const changed = list.filter(([name]) => isChanged(game, given, name)).length;
    return changed > 0 ? `${list.length}, ${changed} changed` : `${list.length}`;
  };
  const isAtFault = (list: readonly Named[]) => list.some(([name]) => name === fault?.name);
  const show = ([name, field]: Named) => (
    <Field
      key={`${name} ${resets}`}
      name={name}
      field={field}
      value={valueIn(given, [name, field])}
      problem={fault?.name === name ? fault.words : undefined}
      onChange={(value) => onChange({ ...given, [name]: value })}
    />
  );
  return (
    <fieldset class="part">
      <legend class="caption">Rules</legend>
      {fields.slice(0, seen).map(show)}
      {rest.length > 0 && (
        <Fold title="More options" note={countOf(rest)} needed={isAtFault(rest)}>
          {plain.map(show)}
          {tables.map(([group, list]) => (
            <Fold key={group} title={`${wordsOf(group)} by ${group}`} note={countOf(list)} needed={isAtFault(list)}>
              <OptionTable
                key={resets}
                group={group}
                list={list}
                given={given}
                fault={fault}
                onChange={(name, value) => onChange({ ...given, [name]: value })}
              />
            </Fold>
          ))}
        </Fold>
      )}
      {fields.some(([name]) => isChanged(game, given, name)) && (
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
      )}
    </fieldset>
  );
}

interface FoldProps {
  readonly title: string;
  readonly note: string;
  /** Something in it must be seen. It opens, and stays open when that is mended. */
  readonly needed: boolean;
  readonly children: ComponentChildren;
}

function Fold({ title, note, needed, children }: FoldProps) {
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
        {title} <span class="note">{note}</span>
      </summary>
      {children}
    </details>
  );
}
