/** An answer with its words, and what comes of it. */
import type { ComponentChildren } from 'preact';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import type { Choice, EntanglionProps } from '../props.ts';

interface AnswerButtonProps {
  readonly props: EntanglionProps;
  readonly choice: Choice;
  /** What comes of it stands elsewhere. */
  readonly brief?: boolean;
  readonly children?: ComponentChildren;
}

export function AnswerButton({ props, choice, brief, children }: AnswerButtonProps) {
  return (
    <ChoiceButton props={props} choice={choice}>
      <DigitRing digit={choice.digit} />
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
