/**
 * Questions about cards that only one fleet sees [R46]. If all of those cards are the same there is nothing to choose, and
 * nobody is asked. That must not show, so wherever it could be so the question is put in silence: others see the same short
 * pause in either case, and who would be asked what.
 */
import { EVENTS, ENGINE_CARDS } from '../data.ts';
import type { Secretive } from '../frames.ts';
import { copiesOf, onceFor } from '../options.ts';
import type { Runs, State } from '../state.ts';

/** What lies open of a question in silence. */
export const silence: Runs<'silence'> = {
  stages: [
    (s, _ctx, { question }) => {
      s.stack.push(question);
    },
  ],
};

/** `inSilence`: for all that others know, there may be nothing to choose. */
export function ask(s: State, question: Secretive, inSilence: boolean): void {
  if (inSilence) s.stack.push({ kind: 'silence', at: 0, seat: question.seat, question: { ...question, hidden: true } });
  else s.stack.push(question);
}

/** How many cards of the same name there are, at most. */
const mostAlike = onceFor((options) => ({
  engine: Math.max(...ENGINE_CARDS.map((card) => options.engineDeck[card])),
  event: Math.max(...EVENTS.map((event) => copiesOf(options, event))),
}));

/** Whether so many cards could all be the same. Of a single one everybody knows. */
export const couldBeAlike = (s: State, pile: 'engine' | 'event', count: number): boolean =>
  count > 1 && count <= mostAlike(s.options)[pile];
