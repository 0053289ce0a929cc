/** Numbers in a form: with buttons, without, and several in a row. */
import type { Json, Spec } from '@orrery/kernel';
import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { Icon } from '../parts/icon.tsx';
import { wordsOf } from './words.ts';

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

export type NumberSpec = Extract<Spec, { kind: 'number' }>;

export const isNumber = (spec: Spec): spec is NumberSpec => spec.kind === 'number';

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

export function NumberList({ id, name, help, spec, values, onChange }: NumberListProps) {
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
