import { findGame } from '@orrery/catalog';
import back from 'lucide-static/icons/chevron-left.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import type { ComponentChildren } from 'preact';
import type { GameBoard } from '../games/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { SettingsButton } from '../settings/dialog.tsx';
import { AdviceButton } from './advice.tsx';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import { against, noUndoWords, progressOf } from './words.ts';
import './top-bar.css';

/** The bar over a table or a replay: where one is, how far it is, and the tools. */
interface BarProps {
  readonly title: ComponentChildren;
  readonly note: string;
  readonly middle: ComponentChildren;
  /** What one is trying to do. */
  readonly goal: ComponentChildren;
  readonly children: ComponentChildren;
  /** Where the way back leads, if not to the first page, and what it is called. */
  readonly back?: { readonly href: string; readonly words: string };
}

export function Bar(props: BarProps) {
  return (
    <header class="top-bar">
      <div class="top-name">
        <a class="home-link" href={props.back?.href ?? '/'} aria-label={props.back?.words ?? 'All games'}>
          <span class="wide-only">
            <Mark size={26} />
          </span>
          <span class="phone-only">
            <Icon svg={back} />
          </span>
        </a>
        <div class="top-titles">
          <h1>{props.title}</h1>
          <span class="note wide-only">{props.note}</span>
          {props.goal}
        </div>
      </div>
      {props.middle}
      <div class="top-tools">
        {props.children}
        <SettingsButton />
      </div>
    </header>
  );
}

/** The title of a game, on a phone the short one. */
export function Title({ game }: { game: string }) {
  const { title, shortTitle } = findGame(game) ?? { title: game };
  if (shortTitle === undefined) return <>{title}</>;
  return (
    <>
      <span class="wide-only">{title}</span>
      <span class="phone-only">{shortTitle}</span>
    </>
  );
}

/** How one wins and how near that is, in the game's words; nothing once it is over. */
export function GoalLine({ scene }: { scene: Scene }) {
  const { view, viewer, outcome } = scene.shown.value;
  const goal = outcome ? undefined : scene.text.goal?.(view, viewer);
  if (!goal) return null;
  return (
    <p class="goal-line" data-place="goal" data-explain="goal">
      <Icon svg={flag} />
      <span class="unseen">Goal: </span>
      <span class="goal-words">
        <span class={goal.brief === undefined ? undefined : 'wide-only'}>{goal.words}</span>
        {goal.brief !== undefined && <span class="phone-only">{goal.brief}</span>}
      </span>
      {goal.near !== undefined && <b>{goal.near}</b>}
    </p>
  );
}

/** How far the match is: drawn by the board, in the game's words, or counted. */
export function Progress({ scene, board }: { scene: Scene; board: GameBoard | undefined }) {
  const { moves, outcome, view, viewer } = scene.shown.value;
  if (board?.Progress && !outcome)
    return (
      <div class="top-round" data-place="progress" data-explain="progress">
        <board.Progress view={view} viewer={viewer} />
      </div>
    );
  const words = progressOf(scene.text, scene.shown.value);
  if (words !== undefined)
    return (
      <p class="top-round" data-place="progress" data-explain="progress">
        {words}
      </p>
    );
  return (
    <p class="top-round" data-place="progress" data-explain="progress">
      {outcome ? <span class="wide-only">Over after </span> : 'Move '}
      <span class="numeral">{outcome ? moves : moves + 1}</span>
      {outcome && ' moves'}
    </p>
  );
}

interface TopBarProps {
  readonly session: Session;
  readonly board: GameBoard | undefined;
  /** Shows the keys. */
  onKeys(this: void): void;
  /** On a phone: what opens the pages that are folded away. */
  readonly menu: ComponentChildren;
}

/** Fingers have no keys. */
export const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" class="tool keys-tool wide-only" aria-label="Keys" aria-keyshortcuts="?" onClick={onClick}>
    <span class="key">?</span>
  </button>
);

export function TopBar({ session, board, onKeys, menu }: TopBarProps) {
  const stopped = session.trouble.fault.value !== undefined;
  const saved = session.trouble.saved.value && !stopped;
  const { canUndo, canAskUndo, viewer, outcome } = session.shown.value;
  const undoes = canUndo || canAskUndo === true;
  return (
    <Bar
      title={<Title game={session.facts.game} />}
      note={session.company?.note ?? against(session.facts, session.names)}
      middle={<Progress scene={session} board={board} />}
      goal={<GoalLine scene={session} />}
    >
      {session.company ? (
        <session.company.Top />
      ) : (
        <span class={saved ? 'connection' : 'connection unsaved'}>
          <span class="connection-words">{stopped ? 'Stopped' : saved ? 'Saved here' : 'Not saved'}</span>
        </span>
      )}
      {(!session.company || session.facts.yours.length > 0) && (
        <button
          type="button"
          class="tool"
          disabled={stopped || (!undoes && typeof viewer !== 'number')}
          // Pressed all the same it says why, as nothing else does on a phone.
          aria-disabled={!undoes}
          title={undoes ? undefined : noUndoWords(outcome)}
          onClick={() => void session.undo()}
        >
          <Icon svg={undo} />
          <span class="wide-only">Undo</span>
          <span class="unseen phone-only">Undo</span>
          <span class="key wide-only">U</span>
        </button>
      )}
      {!session.company && <AdviceButton session={session} at="bar" />}
      <KeysButton onClick={onKeys} />
      {menu}
    </Bar>
  );
}
