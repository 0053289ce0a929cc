/** One amount: less and more, a slider between, and what it comes to. */
import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/icon.tsx';
import { DigitRing } from '../../choice-button.tsx';
import './answers.css';

interface AmountRowProps {
  /** What is set: "Energy for A1". */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Settled before: shown, not changed. */
  readonly fixed?: boolean | undefined;
  /** Where arrow keys go. */
  readonly current?: boolean;
  /** Before the slider: whose amount it is. */
  readonly children: ComponentChildren;
  /** Behind it: what comes of it. */
  readonly result: ComponentChildren;
  onSet(this: void, value: number): void;
  onFocus?(this: void): void;
  onConfirm(this: void): void;
}

export function AmountRow(props: AmountRowProps) {
  const { label, value, most, fixed = false, current, children, result, onSet, onFocus, onConfirm } = props;
  return (
    <div class={`amount-row${current ? ' current' : ''}`} onFocusIn={onFocus}>
      <span class="amount-whose">{children}</span>
      <Nudge
        label={`${label}: one less`}
        svg={minusIcon}
        disabled={fixed || value <= 0}
        onClick={() => onSet(value - 1)}
      />
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        disabled={fixed}
        aria-label={label}
        style={{ '--part': most === 0 ? 0 : value / most }}
        onInput={(event) => onSet(Number(event.currentTarget.value))}
        onKeyDown={(event) => event.key === 'Enter' && onConfirm()}
      />
      <Nudge
        label={`${label}: one more`}
        svg={plusIcon}
        disabled={fixed || value >= most}
        onClick={() => onSet(value + 1)}
      />
      <span class="amount-value">{value}</span>
      <span class="amount-result">{result}</span>
    </div>
  );
}

function Nudge(props: { label: string; svg: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      class="amount-nudge"
      aria-label={props.label}
      aria-disabled={props.disabled}
      onClick={() => !props.disabled && props.onClick()}
    >
      <Icon svg={props.svg} />
    </button>
  );
}

export interface Preset {
  readonly words: string;
  /** A phone has no room for it: there the slider is pulled to its end. */
  readonly wide?: true;
  apply(this: void): void;
}

/** Amounts that are often meant, each with its digit, and the button that sends what is set. */
export function AmountButtons(props: {
  presets: readonly Preset[];
  confirm: string;
  /** What comes of sending it. */
  consequence?: string;
  /** It cannot be sent as it is; `children` say why. Pressing the button still calls `onConfirm`, which says it again. */
  unready?: boolean;
  onConfirm: () => void;
  children?: ComponentChildren;
}) {
  return (
    <div class="amount-foot" data-foot="">
      <div class="amount-presets">
        {props.presets.map(({ words, wide, apply }, at) => (
          <button
            key={words}
            type="button"
            class={wide ? 'choice wide-preset' : 'choice'}
            aria-keyshortcuts={String(at + 1)}
            onClick={apply}
          >
            <DigitRing digit={at + 1} />
            {words}
          </button>
        ))}
      </div>
      {props.children}
      <button
        type="button"
        class={`choice amount-confirm${props.unready ? '' : ' cursor forward'}`}
        data-kind="choice"
        data-place="confirm"
        aria-disabled={props.unready}
        onClick={props.onConfirm}
      >
        {props.confirm}
        {props.consequence !== undefined && <span class="consequence">{props.consequence}</span>}
        {!props.unready && <span class="key on-brass">Enter</span>}
      </button>
    </div>
  );
}
