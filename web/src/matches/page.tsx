/** Every match kept in this browser: watch it again, go on, save it, delete it; and files from elsewhere. */
import upload from 'lucide-static/icons/upload.svg?raw';
import { useLocation } from 'preact-iso';
import { useRef, useState } from 'preact/hooks';
import { EmptyState } from '../parts/empty-state.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { SiteBar } from '../parts/site-bar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { importFile, type KeptMatch } from './kept.ts';
import { MatchRow } from './row.tsx';
import { type KeptState, useKept } from './use-kept.ts';
import '../styles/fonts-table.css';
import './page.css';

const PARTS = [
  { state: 'running', title: 'Running' },
  { state: 'over', title: 'Finished' },
  { state: 'broken', title: 'Cannot be opened' },
] as const;

export function ReplaysPage() {
  useTitle('Replays');
  const kept = useKept();
  const { route } = useLocation();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    kept.onProblem(undefined);
    importFile(file).then(
      (taken) =>
        'match' in taken ? route(`/replay/${taken.match}`) : kept.onProblem(`${file.name}: ${taken.problem}`),
      (error: unknown) => kept.onProblem(faultWords(error)),
    );
  };
  return (
    <div
      class={over ? 'replays dropping' : 'replays'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      }}
    >
      <SiteBar here="/replays" />
      <main>
        <div class="replays-head">
          <div>
            <h1>Replays</h1>
            <p>
              Every match you play here is kept in this browser. Nothing is sent anywhere. Online matches, going on or
              finished, are on{' '}
              <a class="link" href="/you">
                your own page
              </a>
              .
            </p>
          </div>
          <LoadButton onFile={take} />
        </div>
        {kept.problem !== undefined && <Problem onClose={() => kept.onProblem(undefined)}>{kept.problem}</Problem>}
        {kept.matches && <Lists kept={kept} matches={kept.matches.filter(({ state }) => state !== 'lesson')} />}
      </main>
    </div>
  );
}

function LoadButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button quiet" onClick={() => input.current?.click()}>
        <Icon svg={upload} /> Load a file
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        accept=".json,application/json"
        aria-label="A saved match"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
    </>
  );
}

function Lists({ kept, matches }: { kept: KeptState; matches: readonly KeptMatch[] }) {
  if (matches.length === 0)
    return (
      <EmptyState
        title="No replays yet"
        level={2}
        way={
          <a class="button main" href="/">
            Choose a game
          </a>
        }
      >
        Every match lands here by itself. A saved one can be loaded from its file: use the button, or drop it here.
      </EmptyState>
    );
  return (
    <>
      {PARTS.map(({ state, title }) => {
        const rows = matches.filter((match) => match.state === state);
        return (
          rows.length > 0 && (
            <section key={state} class="match-part" aria-label={title}>
              <h2 class="caption">{title}</h2>
              <ul>
                {rows.map((match) => (
                  <MatchRow
                    key={match.match}
                    match={match}
                    onForget={kept.onForget}
                    onSave={kept.onSave}
                    onOnline={kept.onOnline}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
