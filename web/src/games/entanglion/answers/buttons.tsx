/** Answers as buttons that look and behave as those of the shell: a digit, a cursor, one stop for Tab. */
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from '../../../parts/kept-focus.ts';
import type { Choice, EntanglionProps } from '../props.ts';

interface ButtonsProps {
  readonly props: EntanglionProps;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Buttons({ props, label, children, ...rest }: ButtonsProps) {
  const cursor = props.choices.find((choice) => choice.cursor)?.action;
  const focus = useKeptFocus([cursor, props.moves]);
  return (
    <div {...focus} class={rest.class ?? 'choices'} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

interface AnswerButtonProps {
  readonly props: EntanglionProps;
  readonly choice: Choice;
  readonly class?: string;
  /** Its name for those who point at it. */
  readonly place?: string | undefined;
  /** What it is about. */
  readonly explain?: string;
  /** Instead of choosing at once. */
  readonly onTap?: () => void;
  readonly children: ComponentChildren;
}

/** A button of any look that stands for a choice. */
export function ChoiceButton({ props, choice, place, explain, onTap, children, ...rest }: AnswerButtonProps) {
  const { action, digit, cursor, advised } = choice;
  return (
    <button
      type="button"
      class={`${rest.class ?? 'choice'}${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}`}
      data-kind="choice"
      data-place={place}
      data-explain={explain}
      data-cursor={cursor ? '' : undefined}
      tabIndex={cursor ? 0 : -1}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      onPointerMove={(event) => event.pointerType === 'mouse' && !cursor && props.onPoint(action)}
      onFocus={() => !cursor && props.onPoint(action)}
      onClick={onTap ?? (() => props.onChoose(action))}
    >
      {children}
    </button>
  );
}

export function Ring({ digit }: { digit: number | undefined }) {
  return digit === undefined ? null : (
    <span class="ring" aria-hidden="true">
      {digit}
    </span>
  );
}

interface PlainButtonProps {
  readonly props: EntanglionProps;
  readonly choice: Choice;
  /** What comes of it stands elsewhere. */
  readonly brief?: boolean;
  readonly children?: ComponentChildren;
}

/** The words of a choice, and what comes of it. */
export function AnswerButton({ props, choice, brief, children }: PlainButtonProps) {
  return (
    <ChoiceButton props={props} choice={choice}>
      <Ring digit={choice.digit} />
      {children}
      <span class="choice-words">
        {choice.words}
        {choice.consequence !== undefined && (
          <span class={brief ? 'unseen' : 'consequence'}> {choice.consequence}</span>
        )}
      </span>
    </ChoiceButton>
  );
}
