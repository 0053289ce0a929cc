/** What would come of something that is only meant: a board asks, and shows the answer when it comes. */
import type { Json } from '@orrery/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from './board.ts';

/**
 * The answer to a question about the table as it is shown; nothing until it comes, where there is none, or without a
 * question. `T`: the game's own type of the answer.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the board knows the shape of its game's answer
export function useForecast<T>({ view, forecast }: BoardProps, question: Json | undefined): T | undefined {
  const asked = question === undefined ? undefined : JSON.stringify(question);
  const [answered, setAnswered] = useState<{ readonly view: unknown; readonly asked: string; readonly answer: T }>();
  useEffect(() => {
    let wanted = true;
    if (asked !== undefined)
      void forecast(JSON.parse(asked)).then((answer) => {
        // The game gave it to the game's own question.
        if (wanted && answer !== undefined) setAnswered({ view, asked, answer: answer as T });
      });
    return () => {
      wanted = false;
    };
  }, [view, asked, forecast]);
  return answered && answered.view === view && answered.asked === asked ? answered.answer : undefined;
}
