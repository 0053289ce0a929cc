/** An answer with its words, and what stands beside them. */
import type { ComponentChildren } from 'preact';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { previews } from '../space/intent.ts';
import { pointAt } from '../space/pointing.ts';
import type { Choice, DogfightProps } from '../props.ts';

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
  /** The board shows already what would come of it. */
  readonly shown?: boolean;
  readonly children?: ComponentChildren;
}

export function AnswerButton(button: AnswerButtonProps) {
  const { props, choice, words, danger, aside, spoken, explain, shown, children } = button;
  return (
    <ChoiceButton
      props={props}
      choice={choice}
      class={`choice${danger ? ' danger' : ''}${aside ? ' aside' : ''}`}
      explain={explain}
      previews={!shown && previews(choice.action)}
      onPoint={(action) => pointAt(props, action)}
    >
      <DigitRing digit={choice.digit} />
      <span class="choice-words">{words}</span>
      {children}
      {spoken !== undefined && <span class="unseen">. {spoken}</span>}
    </ChoiceButton>
  );
}
