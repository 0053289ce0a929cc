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

/** Gives something away for good: on a phone, where no key has a cursor, none of these is lit as the one to take. */
const SPENDING: ReadonlySet<string> = new Set<Choice['action']['kind']>(['play', 'buy', 'jettison', 'unload']);

export function AnswerButton({ props, choice, brief, children }: AnswerButtonProps) {
  return (
    <ChoiceButton props={props} choice={choice} class={SPENDING.has(choice.action.kind) ? 'choice spending' : 'choice'}>
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
