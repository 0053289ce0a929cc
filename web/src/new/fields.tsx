/** A form field for every kind of option, drawn from the game's own schema. */
import type { Json, OptionField, OptionWords } from '@orrery/kernel';
import { useState } from 'preact/hooks';
import { isNumber, NumberBox, NumberList, Stepper } from './numbers.tsx';
import { optionName, valueWords } from '../parts/option-words.ts';

export interface FieldProps {
  readonly name: string;
  readonly field: OptionField;
  readonly words: OptionWords | undefined;
  readonly value: Json;
  /** What is wrong with the value as it stands. */
  readonly problem?: string | undefined;
  onChange(this: void, value: Json): void;
}

export function Field(props: FieldProps) {
  const { name, field, words, problem } = props;
  const id = `option-${name}`;
  return (
    <div class={problem === undefined ? 'field' : 'field wrong'}>
      <div class="field-words">
        <label for={id} id={`${id}-label`}>
          {optionName(words, name)}
        </label>
        <p id={`${id}-help`}>{field.help}</p>
        {problem !== undefined && (
          <p class="field-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Control {...props} id={id} />
    </div>
  );
}

function Control(props: FieldProps & { id: string }) {
  const { field, id, name, words, value, onChange } = props;
  const { spec } = field;
  const help = `${id}-help`;
  switch (spec.kind) {
    case 'number':
      return <Stepper id={id} help={help} {...spec} value={Number(value)} onChange={onChange} />;
    case 'bool':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          class="switch"
          aria-describedby={help}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          class="select"
          aria-describedby={help}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {spec.choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueWords(words, name, choice)}
            </option>
          ))}
        </select>
      );
    case 'maybe':
      return isNumber(spec.of) ? (
        <NumberBox id={id} help={help} spec={spec.of} value={value} onChange={onChange} optional />
      ) : (
        <JsonText {...props} help={help} />
      );
    case 'list':
      return spec.min === spec.max && isNumber(spec.of) && Array.isArray(value) ? (
        <NumberList id={id} help={help} name={name} spec={spec.of} values={value} onChange={onChange} />
      ) : (
        <JsonText {...props} help={help} />
      );
    default:
      return <JsonText {...props} help={help} />;
  }
}

/** Texts, lists and tables: as JSON, until a game needs something finer. What is no JSON the schema refuses as a text. */
function JsonText({ id, help, value, field, onChange }: FieldProps & { id: string; help: string }) {
  const isText = field.spec.kind === 'text';
  const [text, setText] = useState(isText && typeof value === 'string' ? value : JSON.stringify(value));
  const read = (next: string) => {
    setText(next);
    onChange(isText ? next : parsed(next));
  };
  return (
    <input
      id={id}
      type="text"
      class="text-input"
      aria-describedby={help}
      spellcheck={false}
      value={text}
      onInput={(event) => read(event.currentTarget.value)}
    />
  );
}

function parsed(text: string): Json {
  try {
    // Whatever JSON it is, the game's schema judges it.
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
