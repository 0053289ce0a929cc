/** Answers as buttons that look and behave as those of the shell: a digit, a cursor, one stop for Tab. */
import type { Action, View } from '@orrery/kernel';
import type { ComponentChildren } from 'preact';
import { useKeptFocus } from '../parts/kept-focus.ts';
import type { BoardChoice, BoardProps, BoardSubject } from './board.ts';
import { pointed } from './fresh.ts';
import { useFirstTouch } from './touch.ts';

interface ChoiceBarProps {
  readonly props: Pick<BoardProps, 'choices' | 'moves'>;
  readonly label: string;
  readonly class?: string;
  /** Where a board points by itself: what it points at. */
  readonly pointed?: Action | undefined;
  readonly children: ComponentChildren;
}

/** What the buttons of a question stand in. */
export function ChoiceBar({ props, label, pointed, children, ...rest }: ChoiceBarProps) {
  const cursor = pointed ?? props.choices.find((choice) => choice.cursor)?.action;
  const focus = useKeptFocus([cursor, props.moves]);
  return (
    <div {...focus} class={rest.class ?? 'choices'} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

interface ChoiceButtonProps<A extends Action> {
  readonly props: Pick<BoardProps<View, A>, 'onPoint' | 'onChoose' | 'onSelect'>;
  /** An action, or a piece that is taken in hand first. */
  readonly choice: BoardChoice<A> | BoardSubject;
  readonly class?: string;
  /** Its name for a lesson that points at it. */
  readonly place?: string | undefined;
  /** What it is about. */
  readonly explain?: string | undefined;
  /** Instead of `props.onPoint`. */
  readonly onPoint?: (action: A) => void;
  /** Instead of choosing at once. */
  readonly onTap?: () => void;
  /** The board shows what would come of it: a finger's first touch only points. */
  readonly previews?: boolean;
  readonly children: ComponentChildren;
}

/** A button of any look that stands for a choice. */
export function ChoiceButton<A extends Action>(button: ChoiceButtonProps<A>) {
  const { props, choice, place, explain, onPoint = props.onPoint, children } = button;
  const { digit, cursor, advised } = choice;
  const isAction = 'action' in choice;
  const point = () => {
    pointed();
    if (isAction && !cursor) onPoint(choice.action);
  };
  const press = () => (isAction ? props.onChoose(choice.action) : props.onSelect(choice.id));
  const { onPointerDown, isFirst } = useFirstTouch(cursor);
  return (
    <button
      type="button"
      class={`${button.class ?? 'choice'}${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}`}
      data-kind={isAction ? 'choice' : 'piece'}
      data-place={place}
      data-explain={explain}
      data-cursor={cursor ? '' : undefined}
      data-previews={button.previews ? '' : undefined}
      tabIndex={cursor ? 0 : -1}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      onPointerMove={(event) => event.pointerType === 'mouse' && point()}
      // The focus goes along with the cursor by itself, too.
      onFocus={() => !cursor && point()}
      onPointerDown={onPointerDown}
      onClick={(event) => (button.previews && isFirst(event) ? point() : (button.onTap ?? press)())}
    >
      {children}
    </button>
  );
}

/** The key of an answer. `blank`: what stands there if it has none now; otherwise nothing does. */
export function DigitRing({ digit, blank }: { digit: number | undefined; blank?: string }) {
  return digit === undefined && blank === undefined ? null : (
    <span class="ring" aria-hidden="true">
      {digit ?? blank}
    </span>
  );
}
