/** The options of a game, drawn from its schema: the first few at once, the rest when asked for. */
import type { Game, Json, OptionField } from '@orrery/kernel';
import { useState } from 'preact/hooks';
import { Field, wordsOf } from './fields.tsx';

export type Given = { readonly [name: string]: Json };

/** What is wrong, and at which option. */
export interface OptionFault {
  readonly name: string;
  readonly words: string;
}

/** A schema lists what matters most first; so many are seen without asking. */
const SEEN_FIRST = 5;

/** The schema names the option at fault: "option 'rows' must be …", or a sentence that begins with the name. */
export function faultOf(game: Game, problem: string): OptionFault {
  const names = Object.keys(game.options.fields);
  const quoted = /^(?:there is no )?option '([^']+)'/.exec(problem)?.[1];
  const name = quoted ?? names.find((each) => problem.startsWith(each)) ?? names[0] ?? '';
  const words = problem.replace(/^option '[^']+'/, wordsOf(name)).replace(new RegExp(`^${name}\\b`), wordsOf(name));
  return { name, words: `${words}.` };
}

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
  const changed = rest.filter(([name]) => isChanged(game, given, name)).length;
  const show = ([name, field]: readonly [string, OptionField]) => (
    <Field
      key={`${name} ${resets}`}
      name={name}
      field={field}
      value={given[name] ?? field.default}
      problem={fault?.name === name ? fault.words : undefined}
      onChange={(value) => onChange({ ...given, [name]: value })}
    />
  );
  return (
    <fieldset class="part">
      <legend class="caption">Rules</legend>
      {fields.slice(0, seen).map(show)}
      {rest.length > 0 && (
        <details class="more-options" open={rest.some(([name]) => name === fault?.name) || undefined}>
          <summary>
            More options <span class="note">{changed > 0 ? `${rest.length}, ${changed} changed` : rest.length}</span>
          </summary>
          {rest.map(show)}
        </details>
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

function isChanged(game: Game, given: Given, name: string): boolean {
  const value = given[name];
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(game.options.fields[name]?.default);
}
