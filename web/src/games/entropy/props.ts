import type { Action, EntropyView, Event, SeenQuestion } from '@orrery/entropy/client';
import type { BoardChoice, BoardProps } from '../board.ts';

export type EntropyProps = BoardProps<EntropyView, Action>;
export type Choice = BoardChoice<Action>;
/** What the last action brought; a blank is something this viewer may not know. */
export type Told = readonly (Event | null)[];
export type QuestionOf<K extends SeenQuestion['kind']> = Extract<SeenQuestion, { kind: K }>;

/** What this viewer is asked; nothing when somebody else is, or nobody. */
export function askedOf<K extends SeenQuestion['kind']>(
  { view, viewer, choices }: EntropyProps,
  ...kinds: readonly K[]
): QuestionOf<K> | undefined {
  const { question } = view;
  if (choices.length === 0 || !question || !view.decisions.some(({ seat }) => seat === viewer)) return undefined;
  // The kind was looked at, which is all that tells questions apart.
  return (kinds as readonly string[]).includes(question.kind) ? (question as QuestionOf<K>) : undefined;
}
