/** The end of a match as a page: who won, what decided it, the score, how it went. The board stays within reach. */
import download from 'lucide-static/icons/download.svg?raw';
import grid from 'lucide-static/icons/layout-grid.svg?raw';
import speech from 'lucide-static/icons/message-circle.svg?raw';
import rewind from 'lucide-static/icons/rewind.svg?raw';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLocation } from 'preact-iso';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Outcome, type Seat, type Viewer, outcomeText, winnersOf } from '@orrery/kernel';
import type { GameBoard } from '../../games/board.ts';
import { faceOf } from '../../games/registry.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { faultWords } from '../../parts/fault-words.ts';
import { Icon } from '../../parts/icon.tsx';
import { useKeyLines } from '../../parts/key-lines.ts';
import { Notice } from '../../parts/problem.tsx';
import { formatPlace } from '../../replay/address.ts';
import { onlyLooking } from '../board-props.ts';
import type { Company } from '../company.ts';
import { NewCount } from '../drawer.tsx';
import { KeysDialog } from '../keys-dialog.tsx';
import type { Session } from '../session.ts';
import { Stage } from '../stage.tsx';
import { Bar, KeysButton, Progress, Title } from '../top-bar.tsx';
import { against } from '../words.ts';
import { CourseChart } from './chart.tsx';
import { Facts, ScoreBlocks } from './score.tsx';
import { type Story, storyOf, verdictOn } from './story.ts';
import { isTooSoon } from '../too-soon.ts';
import { TurnCards } from './turns.tsx';
import './end.css';

export interface EndPageProps {
  readonly session: Session;
  readonly outcome: Outcome;
  readonly board: GameBoard | undefined;
  /** What is in the way, if anything is. */
  readonly messages: ComponentChildren;
  onRematch(this: void): void;
  onSave(this: void): void;
  /** Back to the table as it stands. */
  onBoard(this: void): void;
}

export function EndPage(props: EndPageProps) {
  const { session, outcome, messages, onSave, onBoard } = props;
  const { reader } = session;
  const [story, problem] = useStory(session, outcome, reader);
  const place = ({ move, at }: { readonly move: number; readonly at: number }) =>
    formatPlace(session.match, move, 'above', at);
  const keys = useRef<HTMLDialogElement>(null);
  const onKeys = useCallback(() => keys.current?.showModal(), []);
  useEndKeys(onBoard, onKeys, story?.turns.map((turn) => place(turn.place)) ?? []);
  return (
    <div
      class="end-page"
      data-game={session.facts.game}
      style={{ '--accent': faceOf(session.facts.game).accent }}
      aria-busy={story === undefined && problem === undefined}
    >
      <Bar
        title={<Title game={session.facts.game} />}
        note={session.company?.note ?? against(session.facts, session.names)}
        middle={<Progress scene={session} board={undefined} />}
        goal={null}
      >
        <Tool svg={grid} words="See the board" letter="B" onClick={onBoard} />
        <Tool svg={download} words="Save file" letter="S" onClick={onSave} />
        <KeysButton onClick={onKeys} />
      </Bar>
      <main class="end-main">
        <Result {...props} reader={reader} by={story?.words.by ?? outcomeText(session.text, outcome)} />
        {messages}
        {session.company?.Chat && <EndChat company={session.company} Chat={session.company.Chat} />}
        {problem !== undefined && <Notice>How the match went cannot be told: {problem}</Notice>}
        {story && <HowItWent {...props} story={story} reader={reader} place={place} />}
        <nav class="end-more" aria-label="Elsewhere">
          <Elsewhere game={session.facts.game} />
        </nav>
      </main>
      <KeysDialog dialog={keys} />
    </div>
  );
}

/** The talk goes on when the match is over. It opens at a word, or by itself where there is room and something was said. */
function EndChat({ company, Chat }: { company: Company; Chat: FunctionComponent }) {
  const [isOpen, setOpen] = useState(() => company.unread.peek() > 0 && matchMedia('(min-width: 1100px)').matches);
  return (
    <details class="end-chat" open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <Icon svg={speech} /> Chat <NewCount count={company.unread.value} />
      </summary>
      {isOpen && (
        // What scrolls must be reachable by keyboard.
        <div class="chat-page" role="group" aria-label="Chat" tabIndex={0}>
          <Chat />
        </div>
      )}
    </details>
  );
}

interface ToolProps {
  readonly svg: string;
  readonly words: string;
  readonly letter: string;
  onClick(this: void): void;
}

function Tool({ svg, words, letter, onClick }: ToolProps) {
  return (
    <button type="button" class="tool" aria-keyshortcuts={letter} onClick={onClick}>
      <Icon svg={svg} />
      <span class="wide-only">{words}</span>
      <span class="unseen phone-only">{words}</span>
      <span class="key wide-only">{letter}</span>
    </button>
  );
}

/** What is told comes when the host has made it; the result does not wait for it. */
function useStory(session: Session, outcome: Outcome, reader: Viewer): [Story | undefined, string | undefined] {
  const [story, setStory] = useState<Story>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const fail = (words: string) => wanted && setProblem(words);
    session.record().then(
      (record) => {
        if (typeof record === 'string') fail(record);
        else if (wanted) setStory(storyOf(session.text, outcome, record, reader));
      },
      (error: unknown) => fail(faultWords(error)),
    );
    return () => {
      wanted = false;
    };
  }, [session, outcome, reader]);
  return [story, problem];
}

/** B goes to the board, a digit to its turn in the replay, ? tells the keys; the other letters are those of the table. */
function useEndKeys(onBoard: () => void, onKeys: () => void, places: readonly string[]): void {
  const { route } = useLocation();
  const turns =
    places.length > 0
      ? [{ keys: places.length > 1 ? `1–${places.length}` : '1', words: 'See that turn in the replay' }]
      : [];
  useKeyLines(() => ({
    title: 'On this page',
    lines: [{ keys: 'B', words: 'See the board' }, ...turns],
    answers: true,
  }));
  const opened = useMemo(() => performance.now(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
      if (isTooSoon(event, opened)) return;
      const place = /^[1-9]$/.test(event.key) ? places[Number(event.key) - 1] : undefined;
      if (place !== undefined) route(place);
      else if (event.key.toLowerCase() === 'b') onBoard();
      else if (event.key === '?') onKeys();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onBoard, onKeys, opened, places, route]);
}

function Result(props: EndPageProps & { readonly reader: Viewer; readonly by: string }) {
  const { session, outcome, reader, by, onRematch } = props;
  const { text, facts, match, company } = session;
  const judged = company?.judged(outcome) ?? outcome;
  const nameOf = (seat: Seat) => company?.nameOf(seat) ?? text.seat(seat);
  const onBoard =
    judged === outcome ? '' : `On the board: ${verdictOn((seat) => text.seat(seat), outcome, 'watcher')}. `;
  const heading = useRef<HTMLHeadingElement>(null);
  // The table is gone from the page, and with it whatever had the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section class="end-result" aria-label="Result">
      <div class="end-verdict">
        <span class="end-emblems">
          {winnersOf(judged).map((seat) => (
            <Emblem key={seat} seat={seat} size={56} name={text.seat(seat)} />
          ))}
        </span>
        <div>
          <h2 ref={heading} class="end-title" tabIndex={-1}>
            {verdictOn(nameOf, judged, reader)}
          </h2>
          <p class="end-by">
            {onBoard}
            {by.replace(/\.$/, '')}.
          </p>
        </div>
      </div>
      <div class="end-ways">
        {session.canRematch && (
          <button type="button" class="button main" onClick={onRematch}>
            Rematch <span class="key on-brass">R</span>
          </button>
        )}
        <a class="button quiet" href={`/replay/${match}`}>
          <Icon svg={rewind} /> Watch the replay <span class="key">W</span>
        </a>
        <span class="end-elsewhere">
          <Elsewhere game={facts.game} />
        </span>
      </div>
    </section>
  );
}

/** On a phone only the two that matter stay in reach of the thumb; these stand at the foot of the page. */
function Elsewhere({ game }: { game: string }) {
  return (
    <>
      <a class="button quiet" href={`/new/${game}`}>
        New match
      </a>
      <a class="button quiet" href="/">
        All games
      </a>
    </>
  );
}

interface HowItWentProps extends Pick<EndPageProps, 'session' | 'board'> {
  readonly story: Story;
  readonly reader: Viewer;
  place(this: void, place: { readonly move: number; readonly at: number }): string;
}

function HowItWent({ session, board, story, reader, place }: HowItWentProps) {
  const { text } = session;
  const { words, turns } = story;
  const nameOf = (seat: number) => {
    const name = session.company?.nameOf(seat);
    if (seat === reader || name === 'You') return 'You';
    return name === undefined ? text.seat(seat) : `${text.seat(seat)}, ${name}`;
  };
  const same = turns.find((turn) => turn.place.move === words.place?.move);
  const { facts = [] } = words;
  // Where there is no course to tell, or nothing to count beside it, there is room for how it stands.
  const stage = (
    <div class="end-stage">
      <Stage scene={session} board={board} props={onlyLooking(session)} veiled={false} />
    </div>
  );
  return (
    <>
      <section class="end-decided" aria-labelledby="end-decided">
        <div>
          <h3 id="end-decided" class="caption">
            What decided it
          </h3>
          <p>{words.decided}</p>
        </div>
        {words.place && (
          <a class="button" href={place(words.place)}>
            {same && (
              <span class="ring" aria-hidden="true">
                {same.number}
              </span>
            )}
            See that moment
          </a>
        )}
      </section>
      {story.points.length === 0 && stage}
      <div class="end-columns">
        <div class="end-course">
          <CourseChart story={story} nameOf={nameOf} place={place} />
          <TurnCards turns={turns} nameOf={nameOf} place={place} />
        </div>
        <div class="end-behind">
          {words.score && <ScoreBlocks score={words.score} nameOf={nameOf} />}
          {facts.length > 0 && <Facts facts={facts} nameOf={nameOf} alone={!words.score} />}
          {story.points.length > 0 && !words.score && facts.length === 0 && stage}
        </div>
      </div>
    </>
  );
}
