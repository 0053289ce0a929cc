/** The console is one object: the question, its answers, then what is privately yours; at the end the result. */
import download from 'lucide-static/icons/download.svg?raw';
import rewind from 'lucide-static/icons/rewind.svg?raw';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps, GameBoard } from '../games/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FilmConsole, filmWords } from './film-strip.tsx';
import type { Layout } from './layout.ts';
import { Confirmation, QuietRow } from './quiet-row.tsx';
import type { Session } from './session.ts';
import { useSteadyHeight } from './use-steady-height.ts';
import { logLines, noteOn, promptOf } from './words.ts';
import './console.css';

export interface ConsoleProps {
  readonly session: Session;
  readonly layout: Layout;
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly veiled: boolean;
  readonly board: GameBoard | undefined;
  readonly props: BoardProps;
  /** The board's second surface, where it has no place of its own. */
  readonly side: ComponentChildren;
  onRematch(this: void): void;
  onSave(this: void): void;
}

export function Console(consoleProps: ConsoleProps) {
  const { session, layout, veiled, board, props, side, onRematch, onSave } = consoleProps;
  const confirming = session.choices.value.confirming.value;
  const over = session.shown.value.outcome !== undefined;
  const film = session.film.value;
  const { view, viewer } = session.shown.value;
  const element = useRef<HTMLElement>(null);
  const kind = over ? 'over' : view.decisions.find(({ seat }) => seat === viewer)?.kind;
  useSteadyHeight(element, kind, session.refusal.value !== undefined || session.notice.value !== undefined);
  if (film)
    return (
      <section ref={element} class="console" aria-label="Film">
        <FilmConsole film={film} onSkip={() => session.endFilm()} />
        <Messages session={session} layout={layout} />
        {side}
      </section>
    );
  const choices = session.choices.value;
  const asked = choices.all.length === 0 ? undefined : choices.asksForPiece ? 'piece' : 'choice';
  return (
    <section ref={element} class="console" aria-label="Question" data-asked={asked} inert={veiled}>
      <Question session={session} />
      <Messages session={session} layout={layout} />
      {side}
      {over ? (
        <AfterTheEnd match={session.match} onRematch={onRematch} onSave={onSave} />
      ) : confirming ? (
        <Confirmation session={session} choice={confirming} />
      ) : (
        <AnswerPart {...consoleProps} />
      )}
      <QuietRow session={session} />
      {board?.Tray && !over && (
        <div class="console-tray">
          <board.Tray {...props} />
        </div>
      )}
    </section>
  );
}

/** The board's own way to answer where it has one, or the list. */
function AnswerPart({ session, filter, board, props }: ConsoleProps) {
  // Called rather than mounted: only its result tells whether the list is wanted.
  const own = board?.Answers?.(props);
  return own ? <div class="answers">{own}</div> : <ChoiceList session={session} board={board} filter={filter} />;
}

/** One sentence; the piece in hand in brass. */
function Question({ session }: { session: Session }) {
  const update = session.shown.value;
  const choices = session.choices.value;
  const { outcome, viewer } = update;
  const prompt = promptOf(session.text, update);
  const confirming = choices.confirming.value;
  const { hand } = choices;
  if (confirming) return <PromptRow prompt={`${confirming.words}?`} note={confirming.detail.warning} />;
  if (hand)
    return (
      <PromptRow
        prompt={
          <>
            <span class="in-hand">{hand.words}</span> …
          </>
        }
        note={prompt}
        holding
      />
    );
  return <PromptRow prompt={prompt} note={outcome && noteOn(outcome, viewer, session.facts.yours)} />;
}

interface PromptRowProps {
  readonly prompt: ComponentChildren;
  readonly note: string | undefined;
  readonly holding?: boolean;
}

function PromptRow({ prompt, note, holding }: PromptRowProps) {
  return (
    <div class={holding ? 'prompt-row holding' : 'prompt-row'}>
      <h2 class="prompt">{prompt}</h2>
      {note && <p class="note">{note}</p>}
    </div>
  );
}

function Messages({ session, layout }: { session: Session; layout: Layout }) {
  const fault = session.fault.value;
  const refusal = session.refusal.value;
  const notice = session.notice.value;
  if (fault !== undefined)
    return (
      <Problem>
        {fault} <a href="/">Back to the games</a>
      </Problem>
    );
  const rule = refusal?.rule;
  return (
    <>
      {refusal && (
        <Problem onClose={() => (session.refusal.value = undefined)}>
          {refusal.words}{' '}
          {rule !== undefined && (
            <button type="button" class="link" onClick={() => layout.showRule(rule)}>
              Rule {rule}
            </button>
          )}
        </Problem>
      )}
      {notice !== undefined && <Notice onClose={() => (session.notice.value = undefined)}>{notice}</Notice>}
    </>
  );
}

function AfterTheEnd({ match, onRematch, onSave }: { match: string; onRematch: () => void; onSave: () => void }) {
  return (
    <div class="choices">
      <button type="button" class="choice cursor" onClick={onRematch}>
        Rematch <span class="key on-brass">R</span>
      </button>
      <a class="choice quiet" href={`/replay/${match}`}>
        <Icon svg={rewind} /> Watch the replay <span class="key">W</span>
      </a>
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
  const choices = session.choices.value;
  const count = choices.asksForPiece ? choices.pieces.length : choices.matching.value.length + choices.quiet.length;
  const kind = choices.asksForPiece ? 'piece' : 'choice';
  const last = logLines(session.text, session.history.value)[0]?.words ?? '';
  const words = count === 0 ? '' : `${count} ${kind}${count === 1 ? '' : 's'}.`;
  const confirming = choices.confirming.value;
  const film = session.film.value;
  if (film) return <Spoken words={filmWords(film)} />;
  if (confirming) return <Spoken words={`${confirming.words}? ${confirming.detail.warning ?? ''}`} />;
  const question = choices.hand ? `${choices.hand.words}.` : promptOf(session.text, update);
  return <Spoken words={veiled ? '' : [last, question, words].filter(Boolean).join(' ')} />;
}

const Spoken = ({ words }: { words: string }) => (
  <p class="unseen" role="status">
    {words}
  </p>
);
