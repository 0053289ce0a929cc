/** Answers as buttons that look and behave as those of the shell: a digit, a cursor, one stop for Tab. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pointAt } from './pointing.ts';
import type { Choice, DogfightProps } from './props.ts';

interface ButtonsProps {
  readonly props: DogfightProps;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Buttons({ props, label, children, ...rest }: ButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const cursor = props.choices.find((choice) => choice.cursor)?.action;
  // The focus stays with the answers from one question to the next, and goes along with the cursor.
  useEffect(() => {
    const inside = group.current?.contains(document.activeElement);
    const lost = hadFocus.current && document.activeElement === document.body;
    if (inside || lost) group.current?.querySelector<HTMLButtonElement>('[data-cursor]')?.focus();
  }, [cursor, props.moves]);
  return (
    <div
      ref={group}
      class={`choices ${rest.class ?? ''}`}
      role="toolbar"
      aria-label={label}
      onFocusIn={() => (hadFocus.current = true)}
      onFocusOut={(event) => (hadFocus.current = event.relatedTarget === null)}
    >
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
  /** Read out after the words, for those who do not see the board. */
  readonly spoken?: string;
  readonly children?: ComponentChildren;
}

export function AnswerButton({ props, choice, words, danger, spoken, children }: AnswerButtonProps) {
  const { action, digit, cursor } = choice;
  return (
    <button
      type="button"
      class={`choice${cursor ? ' cursor' : ''}${danger ? ' danger' : ''}`}
      data-kind="choice"
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
