/** A kept match as a row: what it is, how it stands, and what can be done with it. */
import download from 'lucide-static/icons/download.svg?raw';
import cloud from 'lucide-static/icons/cloud-upload.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useEffect, useRef, useState } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { Icon } from '../parts/icon.tsx';
import { REVEALS } from '../parts/save-file.ts';
import type { KeptMatch } from './kept.ts';
import './row.css';

const QUESTIONS = {
  delete: { wordsFor: () => 'Delete it for good?', yes: 'Delete', no: 'Keep' },
  reveal: { wordsFor: () => REVEALS, yes: 'Save it anyway', no: 'Do not save' },
  online: { wordsFor: onlineWords, yes: 'Take it online', no: 'Leave it here' },
} as const;

interface MatchRowProps {
  readonly match: KeptMatch;
  /** Only the way on: there is a page for the rest. */
  readonly brief?: boolean;
  onForget(this: void, match: KeptMatch): void;
  onSave(this: void, match: KeptMatch): void;
  onOnline(this: void, match: KeptMatch): void;
}

export function MatchRow({ match, brief, onForget, onSave, onOnline }: MatchRowProps) {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>();
  const { title, words, who, when, progress, state } = match;
  return (
    <li class={`match-row ${state}${brief ? ' brief' : ''}`} style={{ '--accent': faceOf(match.game).accent }}>
      <div class="match-words">
        <h3>
          {title}
          <span class="match-time">{[progress, when].filter(Boolean).join(', ')}</span>
        </h3>
        <p>
          {[words, who && `${who}.`].filter(Boolean).join(' ')}{' '}
          {match.online !== undefined && (
            <a class="link" href={`/j/${match.online}`}>
              Goes on online
            </a>
          )}
        </p>
      </div>
      <div class="match-buttons">
        {state === 'lesson' || (brief && state === 'running') ? (
          <a class="button" href={wayOn(match)}>
            Continue
          </a>
        ) : asking ? (
          <Sure
            words={QUESTIONS[asking].wordsFor(match)}
            yes={QUESTIONS[asking].yes}
            no={QUESTIONS[asking].no}
            onYes={() => {
              setAsking(undefined);
              ({ delete: onForget, reveal: onSave, online: onOnline })[asking](match);
            }}
            onNo={() => setAsking(undefined)}
          />
        ) : (
          <>
            <Ways match={match} />
            {state !== 'broken' && (
              <button
                type="button"
                class="button quiet"
                aria-label={`Take ${title} of ${when} online`}
                onClick={() => setAsking('online')}
              >
                <Icon svg={cloud} /> Online
              </button>
            )}
            <button
              type="button"
              class="button quiet square"
              aria-label={`Save ${title} of ${when} as a file`}
              title="Save as a file"
              onClick={() => (state === 'running' ? setAsking('reveal') : onSave(match))}
            >
              <Icon svg={download} />
            </button>
            <button
              type="button"
              class="button quiet square"
              aria-label={`Delete ${title} of ${when}`}
              title="Delete"
              onClick={() => setAsking('delete')}
            >
              <Icon svg={trash} />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** Whoever brings a match knows its seed, so the server takes only how it stands. */
const ANEW = 'It goes on from where it stands, with new chance: its log begins anew, and it counts for nothing.';

function onlineWords({ state, shared }: Pick<KeptMatch, 'state' | 'shared'>): string {
  if (state === 'over') return 'Keep it online? Whoever has its link can watch it. The copy here stays.';
  const who = shared
    ? 'Others take their seats by a link, or watch by it.'
    : 'You can then play it from any of your devices, and whoever has its link can watch.';
  return `Go on with it online? ${ANEW} ${who} The copy here stays, with all moves so far.`;
}

export const wayOn = ({ match, game, state }: KeptMatch): string =>
  state === 'lesson' ? `/learn/${game}` : `/table/${match}`;

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

interface SureProps {
  readonly words: string;
  readonly yes: string;
  readonly no: string;
  onYes(this: void): void;
  onNo(this: void): void;
}

function Sure({ words, yes, no, onYes, onNo }: SureProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <span class="match-sure">{words}</span>
      <button type="button" class="button quiet danger" onClick={onYes}>
        {yes}
      </button>
      <button ref={back} type="button" class="button quiet" onClick={onNo}>
        {no}
      </button>
    </>
  );
}
