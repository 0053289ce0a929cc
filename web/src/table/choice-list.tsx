/** The answers as buttons: a page of at most nine pieces or actions. */
import type { RefObject } from 'preact';
import type { GameBoard } from '../games/board.ts';
import { pointed } from '../games/fresh.ts';
import { useFirstTouch } from '../games/touch.ts';
import { holdsFocus, useKeptFocus } from '../parts/kept-focus.ts';
import { useMedia } from '../parts/use-media.ts';
import { type Item, PAGE, pieceIdOf } from './choices.ts';
import { isItemAdvised } from './advised.ts';
import { isAside } from './gate.ts';
import { Pager } from './pager.tsx';
import type { Session } from './session.ts';

interface ChoiceListProps {
  readonly session: Session;
  readonly board: GameBoard | undefined;
  readonly filter: RefObject<HTMLInputElement | null>;
}

/** On a phone the tray is a tab of its own. */
const TRAY_BESIDE = '(min-width: 720px)';

export function ChoiceList({ session, board, filter }: ChoiceListProps) {
  const choices = session.choices.value;
  const trayBeside = useMedia(TRAY_BESIDE);
  const inTray = (item: Item) => {
    const piece = pieceIdOf(item);
    return trayBeside && piece !== undefined && choices.isFirst(item) && board?.trayHolds?.(piece) === true;
  };
  const allInTray = choices.shown.value.length > 0 && choices.shown.value.every(inTray);
  const cursor = choices.cursor.value;
  const selected = choices.selected;
  const inChoices = (group: Element) => holdsFocus(group) && document.activeElement !== filter.current;
  const focus = useKeptFocus([choices, cursor, selected], inChoices);

  return (
    <div {...focus} class="choices" role="toolbar" aria-label="Choices">
      {choices.shown.value.map((item, at) => {
        const index = choices.page.value * PAGE + at;
        return inTray(item) ? null : (
          <ItemButton
            key={`${selected} ${index}`}
            session={session}
            board={board}
            item={item}
            at={at}
            cursor={index === cursor}
          />
        );
      })}
      {choices.loud.length > 0 && choices.matching.value.length === 0 && <p class="note">No choice has these words.</p>}
      {allInTray && <p class="note">Take one from below, by a click or by its number.</p>}
      <Pager session={session} filter={filter} inSight={inTray} />
    </div>
  );
}

/** Three in a row on a phone have no room for such a word. */
const LONG_WORD = /\S{11}/;

/** What a piece ends with in brackets stands below it, as what comes of a choice does: "Hire Grunt (1 ration)". */
const WITH_NOTE = /^(.+) \(([^()]+)\)$/;

function buttonWords(item: Item): { words: string; note?: string | undefined; isWarning?: boolean } {
  if (item.kind === 'choice') {
    const { consequence, warning } = item.choice.detail;
    return { words: item.words, note: warning ?? consequence, isWarning: warning !== undefined };
  }
  const [, words = item.words, note] = WITH_NOTE.exec(item.words) ?? [];
  return { words, note };
}

interface ItemButtonProps extends Pick<ChoiceListProps, 'session' | 'board'> {
  readonly item: Item;
  readonly at: number;
  readonly cursor: boolean;
}

function ItemButton({ session, board, item, at, cursor }: ItemButtonProps) {
  const choices = session.choices.value;
  const { words, note, isWarning } = buttonWords(item);
  const advised = isItemAdvised(session, item);
  const previews = item.kind === 'choice' && board?.previews?.(item.choice.action) === true;
  const { onPointerDown, isFirst } = useFirstTouch(cursor);
  const point = () => {
    pointed();
    choices.pointAtItem(item);
  };
  return (
    <button
      type="button"
      class={`choice${advised ? ' advised' : ''}${cursor ? ' cursor' : ''}${isWarning ? ' danger' : ''}${isAside(session, item) ? ' aside' : ''}`}
      data-kind={item.kind}
      data-explain={pieceIdOf(item)}
      data-cursor={cursor ? '' : undefined}
      data-previews={previews ? '' : undefined}
      tabIndex={cursor ? 0 : -1}
      aria-keyshortcuts={String(at + 1)}
      onPointerMove={(event) => event.pointerType === 'mouse' && point()}
      // The focus goes along with the cursor by itself, too.
      onFocus={() => !cursor && point()}
      onPointerDown={onPointerDown}
      onClick={(event) => (previews && isFirst(event) ? point() : session.press(item))}
    >
      <span class="ring" aria-hidden="true">
        {at + 1}
      </span>
      <span class={LONG_WORD.test(words) ? 'choice-words with-long-word' : 'choice-words'}>
        {words}
        {note !== undefined && <span class="consequence">{note}</span>}
      </span>
    </button>
  );
}
