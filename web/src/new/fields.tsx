/** A form field for every kind of option, drawn from the game's own schema. */
import type { Json, OptionField, Spec } from '@orrery/kernel';
import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';

export interface FieldProps {
  readonly name: string;
  readonly field: OptionField;
  readonly value: Json;
  /** What is wrong with the value as it stands. */
  readonly problem?: string | undefined;
  onChange(this: void, value: Json): void;
}

/** "handSize", "hand-size" and "hand.size" as words: "Hand size". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function Field(props: FieldProps) {
  const { name, field, problem } = props;
  const id = `option-${name}`;
  return (
    <div class={problem === undefined ? 'field' : 'field wrong'}>
      <div class="field-words">
        <label for={id} id={`${id}-label`}>
          {wordsOf(name)}
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
  const { field, id, name, value, onChange } = props;
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
              {wordsOf(choice)}
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

type NumberSpec = Extract<Spec, { kind: 'number' }>;

const isNumber = (spec: Spec): spec is NumberSpec => spec.kind === 'number';

interface NumberBoxProps {
  readonly id: string;
  readonly label?: string;
  readonly help: string;
  readonly spec: NumberSpec;
  readonly value: Json | undefined;
  /** Empty means nothing. */
  readonly optional?: boolean;
  onChange(this: void, value: number | null): void;
}

/** A number without buttons. What is not a number stays in the box, and the browser says so at the start. */
export function NumberBox({ id, label, help, spec, value, optional = false, onChange }: NumberBoxProps) {
  const { min, max, step } = spec;
  const read = ({ value: text, valueAsNumber, validity }: HTMLInputElement) => {
    if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber);
    else if (optional && text === '' && !validity.badInput) onChange(null);
  };
  return (
    <input
      id={id}
      type="number"
      class="number-box"
      aria-label={label}
      aria-describedby={help}
      required={!optional}
      placeholder={optional ? '–' : undefined}
      {...{ min, max, step }}
      value={typeof value === 'number' ? value : ''}
      onInput={(event) => read(event.currentTarget)}
    />
  );
}

interface NumberListProps {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly spec: NumberSpec;
  readonly values: readonly Json[];
  onChange(this: void, values: readonly Json[]): void;
}

function NumberList({ id, name, help, spec, values, onChange }: NumberListProps) {
  return (
    <div class="number-list" role="group" aria-labelledby={`${id}-label`}>
      {values.map((value, at) => (
        <NumberBox
          key={at}
          id={at === 0 ? id : `${id}-${at}`}
          label={`${wordsOf(name)}, ${at + 1} of ${values.length}`}
          help={help}
          spec={spec}
          value={value}
          onChange={(next) => onChange(values.with(at, next))}
        />
      ))}
    </div>
  );
}

interface StepperProps {
  readonly id: string;
  readonly help?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  onChange(this: void, value: number): void;
}

export function Stepper({ id, help, min, max, step, value, onChange }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div class="stepper">
      <button type="button" class="bare" aria-label="Less" disabled={value <= min} onClick={() => set(value - step)}>
        <Icon svg={minus} />
      </button>
      <input
        id={id}
        type="number"
        aria-describedby={help}
        required
        {...{ min, max, step, value }}
        onInput={(event) =>
          Number.isFinite(event.currentTarget.valueAsNumber) && onChange(event.currentTarget.valueAsNumber)
        }
      />
      <button type="button" class="bare" aria-label="More" disabled={value >= max} onClick={() => set(value + step)}>
        <Icon svg={plus} />
      </button>
    </div>
  );
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
