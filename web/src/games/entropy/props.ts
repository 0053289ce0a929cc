import type { Action, EntropyView, Event, SeenQuestion } from '@orrery/entropy/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type EntropyProps = BoardProps<EntropyView, Action, Event>;
export type Choice = BoardChoice<Action>;
export type QuestionOf<K extends SeenQuestion['kind']> = Extract<SeenQuestion, { kind: K }>;

/** What this viewer is asked; nothing when somebody else is, or nobody. In a lesson the choices may be those set aside. */
export function askedOf<K extends SeenQuestion['kind']>(
  { view, viewer, choices, aside = [] }: EntropyProps,
  ...kinds: readonly K[]
): QuestionOf<K> | undefined {
  const { question } = view;
  if (choices.length + aside.length === 0 || !question || !view.decisions.some(({ seat }) => seat === viewer))
    return undefined;
  // The kind was looked at, which is all that tells questions apart.
  return (kinds as readonly string[]).includes(question.kind) ? (question as QuestionOf<K>) : undefined;
}
