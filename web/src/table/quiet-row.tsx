/** What serves the question but is no answer of the first rank: another piece, seeing it again, the end of a turn. */
import skip from 'lucide-static/icons/fast-forward.svg?raw';
import again from 'lucide-static/icons/rotate-ccw.svg?raw';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, GameBoard } from '../games/board.ts';
import { Icon } from '../parts/icon.tsx';
import { PHONE, useMedia } from '../parts/use-media.ts';
import { aloneWords, type Choice } from './choices.ts';
import { isAdvised } from './advised.ts';
import type { Session } from './session.ts';

interface QuietRowProps {
  readonly session: Session;
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
}

export function QuietRow({ session, board, props }: QuietRowProps) {
  const choices = session.choices.value;
  const phone = useMedia(PHONE);
  if (choices.confirming.value) return null;
  const holding = choices.selected !== undefined && choices.matching.value.length < choices.loud.length;
  return (
    <div class="quiet-row">
      {phone && board?.Main && <board.Main {...props} />}
      {session.skippable && (
        <button type="button" class="choice quiet" onClick={() => session.skip()}>
          <Icon svg={skip} /> Skip
        </button>
      )}
      {session.canShowAgain && (
        <button type="button" class="choice quiet wide-only" aria-keyshortcuts="A" onClick={() => session.showAgain()}>
          <Icon svg={again} /> Show again <span class="key">A</span>
        </button>
      )}
      {holding && choices.pieces.length > 1 && (
        <button
          type="button"
          class="choice quiet wide-only"
          aria-keyshortcuts="Tab"
          onClick={() => choices.selectNext()}
        >
          Next piece <span class="key">Tab</span>
        </button>
      )}
      {holding && !board?.keepsHand && (
        <button type="button" class="choice quiet" aria-keyshortcuts="Escape" onClick={() => choices.select(undefined)}>
          Back to the list <span class="key">Esc</span>
        </button>
      )}
      {choices.quiet.map((choice) => (
        <QuietButton key={choice.words} session={session} choice={choice} cursor={choice === choices.onlyWay} />
      ))}
    </div>
  );
}

/** On a phone it stands at the end of the question, and takes no row of its own. */
export function ShowAgain({ session }: { session: Session }) {
  if (!session.canShowAgain) return null;
  return (
    <button type="button" class="bare show-again" aria-label="Show again" onClick={() => session.showAgain()}>
      <Icon svg={again} />
    </button>
  );
}

function QuietButton({ session, choice, cursor }: { session: Session; choice: Choice; cursor: boolean }) {
  const { quiet = '', warning, consequence } = choice.detail;
  const note = warning ?? consequence;
  return (
    <button
      type="button"
      class={`choice ${cursor ? 'cursor forward' : 'quiet'}${isAdvised(session, choice.action) ? ' advised' : ''}${session.gate?.wants(choice.action) === false ? ' aside' : ''}`}
      data-quiet={quiet}
      aria-keyshortcuts={quiet.toUpperCase()}
      onClick={() => session.choose(choice.action)}
    >
      {aloneWords(choice)}
      <span class={cursor ? 'key on-brass' : 'key'}>{quiet.toUpperCase()}</span>
      {note !== undefined && <span class="consequence">{note}</span>}
    </button>
  );
}

/** Asked once more. The cursor stands on the way back. */
export function Confirmation({ session, choice }: { session: Session; choice: Choice }) {
  const choices = session.choices.value;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), [choice]);
  return (
    <div class="choices" role="group" aria-label={`${aloneWords(choice)}?`}>
      <button
        ref={back}
        type="button"
        class="choice cursor forward"
        data-cursor=""
        aria-keyshortcuts="1"
        onClick={() => (choices.confirming.value = undefined)}
      >
        <span class="ring" aria-hidden="true">
          1
        </span>
        Choose again
      </button>
      <button type="button" class="choice danger" aria-keyshortcuts="2" onClick={() => session.confirm(choice)}>
        <span class="ring" aria-hidden="true">
          2
        </span>
        {aloneWords(choice)}
      </button>
    </div>
  );
}
