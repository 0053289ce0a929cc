/** The console is one object: the question and its answers; at the end the result and what comes next. */
import download from 'lucide-static/icons/download.svg?raw';
import type { RefObject } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { Problem } from '../parts/problem.tsx';
import { ChoiceList, Pager } from './choice-list.tsx';
import type { Session } from './session.ts';
import { logLines, noteOn, promptOf } from './words.ts';
import './console.css';

export interface ConsoleProps {
  readonly session: Session;
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly veiled: boolean;
  onRematch(this: void): void;
  onSave(this: void): void;
}

export function Console({ session, filter, veiled, onRematch, onSave }: ConsoleProps) {
  const update = session.shown.value;
  const { outcome } = update;
  const note = outcome ? noteOn(outcome, update.viewer, session.facts.yours) : undefined;
  return (
    <section class="console" aria-label="Question" inert={veiled}>
      <div class="prompt-row">
        <h2 class="prompt">{promptOf(session.text, update)}</h2>
        {note && <p class="note">{note}</p>}
        <Pager session={session} filter={filter} />
      </div>
      {session.fault.value !== undefined ? (
        <Problem>
          {session.fault.value} <a href="/">Back to the games</a>
        </Problem>
      ) : (
        session.refusal.value !== undefined && (
          <Problem onClose={() => (session.refusal.value = undefined)}>{session.refusal.value}</Problem>
        )
      )}
      {outcome ? <AfterTheEnd onRematch={onRematch} onSave={onSave} /> : <ChoiceList session={session} />}
    </section>
  );
}

function AfterTheEnd({ onRematch, onSave }: { onRematch: () => void; onSave: () => void }) {
  return (
    <div class="choices">
      <button type="button" class="choice cursor" onClick={onRematch}>
        Rematch <span class="key on-brass">R</span>
      </button>
      <button type="button" class="choice quiet" onClick={onSave}>
        <Icon svg={download} /> Save log <span class="key">S</span>
      </button>
      <a class="choice quiet" href="/">
        All games
      </a>
    </div>
  );
}

/** What a screen reader is told: what happened, the question, and how many answers it has. */
export function Announcer({ session, veiled }: { session: Session; veiled: boolean }) {
  const update = session.shown.value;
  const count = session.choices.value.all.length;
  const last = logLines(session.text, session.history.value)[0]?.words ?? '';
  const choices = count === 0 ? '' : count === 1 ? '1 choice.' : `${count} choices.`;
  return (
    <p class="unseen" role="status">
      {veiled ? '' : [last, promptOf(session.text, update), choices].filter(Boolean).join(' ')}
    </p>
  );
}
