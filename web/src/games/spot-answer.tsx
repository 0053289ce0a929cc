/**
 * Dozens of places to choose from: on a phone they are touched on the board, where each can be seen, and the sheet has only
 * the one under the cursor and the one that the bot would choose. A first touch points, a second one chooses.
 */
import type { Action, View } from '@orrery/kernel';
import type { BoardChoice, BoardProps } from './board.ts';
import { ChoiceBar, ChoiceButton } from './choice-button.tsx';
import './spot-answer.css';

interface SpotAnswerProps<A extends Action> {
  readonly props: BoardProps<View, A>;
  readonly spots: readonly BoardChoice<A>[];
  /** What they are: "free hexes". */
  readonly things: string;
}

export function SpotAnswer<A extends Action>({ props, spots, things }: SpotAnswerProps<A>) {
  return (
    <div class="spot-answer">
      <ChoiceBar props={props} label="Place">
        {spots
          .filter(({ cursor, advised }) => cursor || advised)
          .map((choice) => (
            <ChoiceButton key={choice.words} props={props} choice={choice}>
              <span class="choice-words">{choice.words}</span>
              {choice.consequence && <span class="consequence">{choice.consequence}</span>}
            </ChoiceButton>
          ))}
      </ChoiceBar>
      {spots.length > 1 && (
        <p class="note">
          {spots.length} {things}. Touch one on the board, and once more to place it there.
        </p>
      )}
    </div>
  );
}
