import back from 'lucide-static/icons/chevron-left.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import type { ComponentChildren } from 'preact';
import type { GameBoard } from '../games/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { SettingsButton } from '../settings/dialog.tsx';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import { against, progressOf } from './words.ts';
import './top-bar.css';

/** The bar over a table or a replay: where one is, how far it is, and the tools. */
interface BarProps {
  readonly title: string;
  readonly note: string;
  readonly middle: ComponentChildren;
  readonly children: ComponentChildren;
  /** Where the way back leads, if not to the first page. */
  readonly back?: string;
}

export function Bar(props: BarProps) {
  return (
    <header class="top-bar">
      <div class="top-name">
        <a
          class="home-link"
          href={props.back ?? '/'}
          aria-label={props.back === undefined ? 'All games' : 'All replays'}
        >
          <span class="wide-only">
            <Mark size={26} />
          </span>
          <span class="phone-only">
            <Icon svg={back} />
          </span>
        </a>
        <h1>{props.title}</h1>
        <span class="note wide-only">{props.note}</span>
      </div>
      {props.middle}
      <div class="top-tools">
        {props.children}
        <SettingsButton />
      </div>
    </header>
  );
}

/** How far the match is: drawn by the board, in the game's words, or counted. */
export function Progress({ scene, board }: { scene: Scene; board: GameBoard | undefined }) {
  const { moves, outcome, view } = scene.shown.value;
  if (board?.Progress && !outcome)
    return (
      <div class="top-round">
        <board.Progress view={view} />
      </div>
    );
  const words = progressOf(scene.text, scene.shown.value);
  if (words !== undefined) return <p class="top-round">{words}</p>;
  return (
    <p class="top-round">
      {outcome ? <span class="wide-only">Over after </span> : 'Move '}
      <span class="numeral">{outcome ? moves : moves + 1}</span>
      {outcome && ' moves'}
    </p>
  );
}

export function TopBar({ session, board }: { session: Session; board: GameBoard | undefined }) {
  const stopped = session.fault.value !== undefined;
  const saved = session.saved.value && !stopped;
  return (
    <Bar title={session.title} note={against(session.facts)} middle={<Progress scene={session} board={board} />}>
      <span class={saved ? 'connection' : 'connection unsaved'}>
        <span class="connection-words">
          {stopped ? 'Local · stopped' : saved ? 'Local · saved' : 'Local · not saved'}
        </span>
      </span>
      <button
        type="button"
        class="tool"
        disabled={stopped || !session.shown.value.canUndo}
        onClick={() => void session.undo()}
      >
        <Icon svg={undo} />
        <span class="wide-only">Undo</span>
        <span class="unseen phone-only">Undo</span>
        <span class="key wide-only">U</span>
      </button>
    </Bar>
  );
}
