/** A kept match as a row: what it is, how it stands, and what can be done with it. */
import download from 'lucide-static/icons/download.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useEffect, useRef, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import type { KeptMatch } from './kept.ts';
import './row.css';

interface MatchRowProps {
  readonly match: KeptMatch;
  /** Only the way on: there is a page for the rest. */
  readonly brief?: boolean;
  onForget(this: void, match: KeptMatch): void;
  onSave(this: void, match: KeptMatch): void;
}

export function MatchRow({ match, brief, onForget, onSave }: MatchRowProps) {
  const [asking, setAsking] = useState(false);
  const { title, words, who, when, progress, state } = match;
  return (
    <li class={`match-row ${state}${brief ? ' brief' : ''}`} style={{ '--accent': faceOf(match.game).accent }}>
      <div class="match-words">
        <h3>
          {title}
          <span class="match-time">{[progress, when].filter(Boolean).join(', ')}</span>
        </h3>
        <p>{[words, who && `${who}.`].filter(Boolean).join(' ')}</p>
      </div>
      <div class="match-buttons">
        {brief && state === 'running' ? (
          <a class="button" href={`/table/${match.match}`}>
            Continue
          </a>
        ) : asking ? (
          <Sure onDelete={() => onForget(match)} onKeep={() => setAsking(false)} />
        ) : (
          <>
            <Ways match={match} />
            <button
              type="button"
              class="button quiet square"
              aria-label={`Save ${title} of ${when} as a file`}
              onClick={() => onSave(match)}
            >
              <Icon svg={download} />
            </button>
            <button
              type="button"
              class="button quiet square"
              aria-label={`Delete ${title} of ${when}`}
              onClick={() => setAsking(true)}
            >
              <Icon svg={trash} />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function Ways({ match: { match, state } }: { match: KeptMatch }) {
  if (state === 'broken') return null;
  return (
    <>
      {state === 'running' && (
        <a class="button" href={`/table/${match}`}>
          Continue
        </a>
      )}
      <a class={state === 'running' ? 'button quiet' : 'button'} href={`/replay/${match}`}>
        Replay
      </a>
    </>
  );
}

function Sure({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <span class="match-sure">Delete it for good?</span>
      <button type="button" class="button quiet danger" onClick={onDelete}>
        Delete
      </button>
      <button ref={keep} type="button" class="button quiet" onClick={onKeep}>
        Keep
      </button>
    </>
  );
}
