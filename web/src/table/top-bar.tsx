import back from 'lucide-static/icons/chevron-left.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { SettingsButton } from '../settings/dialog.tsx';
import type { Session } from './session.ts';
import { against } from './words.ts';
import './top-bar.css';

export function TopBar({ session }: { session: Session }) {
  const { canUndo, moves, outcome } = session.shown.value;
  return (
    <header class="top-bar">
      <div class="top-name">
        <a class="home-link" href="/" aria-label="All games">
          <span class="wide-only">
            <Mark size={26} />
          </span>
          <span class="phone-only">
            <Icon svg={back} />
          </span>
        </a>
        <h1>{session.title}</h1>
        <span class="note wide-only">{against(session.facts)}</span>
      </div>
      <p class="top-round">
        {outcome ? <span class="wide-only">Over after </span> : 'Move '}
        <span class="numeral">{outcome ? moves : moves + 1}</span>
        {outcome && ' moves'}
      </p>
      <div class="top-tools">
        <span class="connection">
          <span class="connection-words">Local</span>
        </span>
        <button type="button" class="tool" disabled={!canUndo} onClick={() => void session.undo()}>
          <Icon svg={undo} />
          <span class="wide-only">Undo</span>
          <span class="unseen phone-only">Undo</span>
          <span class="key wide-only">U</span>
        </button>
        <SettingsButton />
      </div>
    </header>
  );
}
