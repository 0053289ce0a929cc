/** Answers as buttons that look and behave as those of the shell: a digit, a cursor, one stop for Tab. */
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from '../../../parts/kept-focus.ts';
import { pointAt } from '../space/pointing.ts';
import type { Choice, DogfightProps } from '../props.ts';

interface ButtonsProps {
  readonly props: DogfightProps;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Buttons({ props, label, children, ...rest }: ButtonsProps) {
  const cursor = props.choices.find((choice) => choice.cursor)?.action;
  const focus = useKeptFocus([cursor, props.moves]);
  return (
    <div {...focus} class={`choices ${rest.class ?? ''}`} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

interface AnswerButtonProps {
  readonly props: DogfightProps;
  readonly choice: Choice;
  readonly words: string;
  /** What would be lost by it. */
  readonly danger?: boolean;
  /** In a lesson: it does not go on. */
  readonly aside?: boolean;
  /** Read out after the words, for those who do not see the board. */
  readonly spoken?: string;
  /** What it is about. */
  readonly explain?: string;
  readonly children?: ComponentChildren;
}

export function AnswerButton({ props, choice, words, danger, aside, spoken, explain, children }: AnswerButtonProps) {
  const { action, digit, cursor, advised } = choice;
  return (
    <button
      type="button"
      class={`choice${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}${danger ? ' danger' : ''}${aside ? ' aside' : ''}`}
      data-kind="choice"
      data-explain={explain}
      data-cursor={cursor ? '' : undefined}
      tabIndex={cursor ? 0 : -1}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      onPointerMove={(event) => event.pointerType === 'mouse' && pointAt(props, action)}
      onFocus={() => pointAt(props, action)}
      onClick={() => props.onChoose(action)}
    >
      {digit !== undefined && (
        <span class="ring" aria-hidden="true">
          {digit}
        </span>
      )}
      <span class="choice-words">{words}</span>
      {children}
      {spoken !== undefined && <span class="unseen">. {spoken}</span>}
    </button>
  );
}
