/** The console is one object: the question, its answers, then what is privately yours; at the end the result. */
import chart from 'lucide-static/icons/chart-line.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import rewind from 'lucide-static/icons/rewind.svg?raw';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps, GameBoard } from '../games/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { useMedia } from '../parts/use-media.ts';
import { AdviceButton, AdviceNotice } from './advice.tsx';
import { ChoiceList } from './choice-list.tsx';
import { aloneWords } from './choices.ts';
import { FilmConsole, filmWords } from './film-strip.tsx';
import type { Layout } from './layout.ts';
import { Confirmation, QuietRow, ShowAgain } from './quiet-row.tsx';
import type { Session } from './session.ts';
import { WatchRow } from './watch-row.tsx';
import { useMore } from './use-more.ts';
import { useSteadyHeight } from './use-steady-height.ts';
import { lastWords, meanwhile, noteOn, promptOf } from './words.ts';
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
  onKeep(this: void): void;
  /** To the page about the end. */
  onEnd(this: void): void;
}

export function Console(consoleProps: ConsoleProps) {
  const { session, layout, veiled, board, props, side, onRematch, onSave, onEnd } = consoleProps;
  const confirming = session.choices.value.confirming.value;
  const over = session.shown.value.outcome !== undefined;
  const film = session.film.value;
  const { moves, decision, view, viewer } = session.shown.value;
  const element = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const wide = useMedia('(min-width: 720px)');
  useSteadyHeight(element, room, {
    moves,
    isAsked: decision !== undefined,
    kind: decision && view.decisions.find(({ seat }) => seat === viewer)?.kind,
    isPassing:
      session.trouble.refusal.value !== undefined ||
      session.trouble.notice.value !== undefined ||
      session.advice.value !== undefined ||
      session.isRepeating ||
      layout.panel.value === 'tray',
  });
  useMore(element, film);
  if (film)
    return (
      <>
        <section ref={element} class="console" aria-label="Film">
          <FilmConsole film={film} watched={session.isWatching} onSkip={() => session.endFilm()} />
          {session.isWatching && <WatchRow session={session} />}
          <Messages {...consoleProps} />
          {side}
        </section>
        <div ref={room} class="console-room" />
      </>
    );
  const choices = session.choices.value;
  const asked = choices.all.length === 0 ? undefined : choices.asksForPiece ? 'piece' : 'choice';
  return (
    <>
      <section ref={element} class="console" aria-label="Question" data-asked={asked} inert={veiled}>
        <Question session={session} board={board} advice={wide && <AdviceNotice session={session} />} />
        {(over || asked) && (wide || !session.advice.value) && <Meanwhile session={session} />}
        <Messages {...consoleProps} />
        {!wide && <AdviceNotice session={session} />}
        {side}
        {over ? (
          <AfterTheEnd session={session} onRematch={onRematch} onSave={onSave} onEnd={onEnd} />
        ) : confirming ? (
          <Confirmation session={session} choice={confirming} />
        ) : session.isWatching ? (
          <WatchRow session={session} />
        ) : (
          <AnswerPart {...consoleProps} />
        )}
        <QuietRow session={session} board={board} props={props} />
        {session.company && <session.company.Ways />}
        {board?.Tray && !over && (
          <div class="console-tray">
            <board.Tray {...props} />
          </div>
        )}
      </section>
      <div ref={room} class="console-room" />
    </>
  );
}

/** The board's own way to answer where it has one, or the list. */
function AnswerPart({ session, filter, board, props }: ConsoleProps) {
  // Called rather than mounted: only its result tells whether the list is wanted.
  const own = board?.Answers?.(props);
  return own ? <div class="answers">{own}</div> : <ChoiceList session={session} board={board} filter={filter} />;
}

/** What others did is said until the next move: a film is soon over, and without motion there is none. */
function Meanwhile({ session }: { session: Session }) {
  const words = meanwhile(session.text, session.history.value, session.shown.value.viewer);
  return words === '' ? null : <p class="note meanwhile">{words}</p>;
}

/** One sentence; the piece in hand in brass. */
function Question({
  session,
  board,
  advice,
}: Pick<ConsoleProps, 'session' | 'board'> & Pick<PromptRowProps, 'advice'>) {
  const update = session.shown.value;
  const choices = session.choices.value;
  const { outcome, viewer } = update;
  const { company } = session;
  const answered = company?.isLost.value
    ? 'Your answer is sent as soon as the connection is back.'
    : 'Your answer is in. One moment …';
  const prompt = session.answered.value ? answered : promptOf(session.text, update);
  const confirming = choices.confirming.value;
  const { hand } = choices;
  const tools = (
    <>
      <ShowAgain session={session} />
      {session.canBeAdvised && <AdviceButton session={session} at="question" />}
    </>
  );
  if (confirming) return <PromptRow prompt={`${aloneWords(confirming)}?`} note={confirming.detail.warning} />;
  if (hand && !board?.keepsHand)
    return (
      <PromptRow
        prompt={
          <>
            <span class="in-hand">{hand.words}</span> …
          </>
        }
        note={prompt}
        advice={advice}
        holding
      >
        {tools}
      </PromptRow>
    );
  return (
    <PromptRow
      prompt={prompt}
      note={outcome && noteOn(company?.judged(outcome) ?? outcome, viewer, session.facts.yours)}
      advice={advice}
    >
      {tools}
    </PromptRow>
  );
}

interface PromptRowProps {
  readonly prompt: ComponentChildren;
  readonly note: string | undefined;
  /** What the bot would do, where it lies over the question. */
  readonly advice?: ComponentChildren;
  readonly holding?: boolean;
  /** What stands at its end. */
  readonly children?: ComponentChildren;
}

function PromptRow({ prompt, note, advice, holding, children }: PromptRowProps) {
  return (
    <div class={holding ? 'prompt-row holding' : 'prompt-row'}>
      <h2 class="prompt" data-place="prompt">
        {prompt}
      </h2>
      {note && <p class="note">{note}</p>}
      {children && <div class="prompt-tools">{children}</div>}
      {advice}
    </div>
  );
}

type MessagesProps = Pick<ConsoleProps, 'session' | 'layout' | 'onSave' | 'onKeep'>;

export function Messages({ session, layout, onSave, onKeep }: MessagesProps) {
  const fault = session.trouble.fault.value;
  const refusal = session.trouble.refusal.value;
  const notice = session.trouble.notice.value;
  if (fault !== undefined)
    return (
      <Problem>
        {fault} <a href="/">Back to the games</a>
      </Problem>
    );
  const rule = refusal?.rule;
  return (
    <>
      {session.company && <session.company.Notices />}
      {refusal && (
        <Problem onClose={() => (session.trouble.refusal.value = undefined)}>
          {refusal.words}{' '}
          {rule !== undefined && (
            <button type="button" class="link" onClick={() => layout.showRule(rule)}>
              Rule {rule}
            </button>
          )}
        </Problem>
      )}
      {notice !== undefined &&
        (session.trouble.lost.value ? (
          <Notice>
            {notice}{' '}
            <span class="problem-ways">
              <button type="button" class="link" onClick={onKeep}>
                Keep it
              </button>
              <button type="button" class="link" onClick={onSave}>
                Save to a file
              </button>
            </span>
          </Notice>
        ) : (
          <Notice onClose={() => (session.trouble.notice.value = undefined)}>{notice}</Notice>
        ))}
    </>
  );
}

type AfterTheEndProps = Pick<ConsoleProps, 'session' | 'onRematch' | 'onSave' | 'onEnd'>;

function AfterTheEnd({ session, onRematch, onSave, onEnd }: AfterTheEndProps) {
  return (
    <div class="choices">
      {session.canRematch && (
        <button type="button" class="choice cursor forward" onClick={onRematch}>
          Rematch <span class="key on-brass">R</span>
        </button>
      )}
      <button type="button" class="choice quiet" onClick={onEnd}>
        <Icon svg={chart} /> How it went <span class="key">E</span>
      </button>
      <a class="choice quiet" href={`/replay/${session.match}`}>
        <Icon svg={rewind} /> Watch the replay <span class="key">W</span>
      </a>
      <button type="button" class="choice quiet" onClick={onSave}>
        <Icon svg={download} /> Save file <span class="key">S</span>
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
  const last = lastWords(session.text, session.history.value);
  const words = count === 0 ? '' : `${count} ${kind}${count === 1 ? '' : 's'}.`;
  const confirming = choices.confirming.value;
  const film = session.film.value;
  if (film) return <Spoken words={filmWords(film)} />;
  if (confirming) return <Spoken words={`${aloneWords(confirming)}? ${confirming.detail.warning ?? ''}`} />;
  const question = choices.hand ? `${choices.hand.words}.` : promptOf(session.text, update);
  return <Spoken words={veiled ? '' : [last, question, words].filter(Boolean).join(' ')} />;
}

const Spoken = ({ words }: { words: string }) => (
  <p class="unseen" role="status">
    {words}
  </p>
);
