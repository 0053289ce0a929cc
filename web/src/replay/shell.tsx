/** The shell around a replay: the same board, seats and drawer, with the scrubber in place of the question. */
import chart from 'lucide-static/icons/chart-line.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import fork from 'lucide-static/icons/git-fork.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import { outcomeText } from '@orrery/kernel';
import { signal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { faceOf } from '../games/registry.ts';
import { cameFrom } from '../parts/came-from.ts';
import { Emblem } from '../parts/emblem.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { type Reveal, RevealDialog } from '../parts/reveal-dialog.tsx';
import { saveLog } from '../parts/save-file.ts';
import { useTitle } from '../parts/use-title.ts';
import { Explainer } from '../table/explain/explainer.tsx';
import { KeysDialog } from '../table/keys-dialog.tsx';
import { Seats } from '../table/seats.tsx';
import { FilmStrip, filmWords } from '../table/film-strip.tsx';
import { SheetHandle } from '../table/sheet-handle.tsx';
import { Band, Side, useSideBeside } from '../table/side.tsx';
import { Stage } from '../table/stage.tsx';
import { Bar, GoalLine, KeysButton, Progress, Title } from '../table/top-bar.tsx';
import { unseenWords } from '../table/words.ts';
import { keepPlace } from './address.ts';
import { propsWithBetter, usePlayOn } from './better.ts';
import { Chance } from './chance.tsx';
import { FairDice } from './fair-dice.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { useReplayKeys } from './keys.ts';
import { LookFrom } from './look-from.tsx';
import { wordsOfMove } from './move-list.tsx';
import type { Playback } from './playback.ts';
import { type Panel, ReplayDrawer, ReplayTabs } from './replay-drawer.tsx';
import { Track, Transport } from './scrubber.tsx';
import { type Shared, shareMove } from './share-move.ts';
import '../table/shell.css';
import '../table/console.css';
import './replay.css';

export function ReplayShell({ playback, board }: { playback: Playback; board: GameBoard | undefined }) {
  useTitle(`Replay of ${playback.title}`);
  useAddress(playback);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useMemo(() => signal<Panel>('act'), []);
  const open = useMemo(
    () => signal(matchMedia(board?.Side ? '(min-width: 1680px)' : '(min-width: 1100px)').matches),
    [board],
  );
  const [shared, setShared] = useState<Shared>();
  const revealing = useRef<HTMLDialogElement>(null);
  const [reveal, setReveal] = useState<Reveal>();
  const onReveal = (next: Reveal) => {
    setReveal(next);
    revealing.current?.showModal();
  };
  const onFork = useCallback(() => {
    playback.pause();
    const { outcome, viewer } = playback.moment.peek();
    // A running match goes on from what a seat knows, so somebody has to sit there.
    if (!playback.over && typeof viewer !== 'number')
      playback.problem.value = playback.facts.shared
        ? 'Where several play at one screen, you can play on from here once the match is over.'
        : 'While the match is running you play on from what a seat knows: look from one of yours.';
    else if (outcome === undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [playback]);
  const onPlayOn = usePlayOn(playback);
  const ways = useMemo(
    () => ({
      onFork,
      onPlayOn,
      onSwing: (number: number) => void playback.showSwing(number),
    }),
    [playback, onFork, onPlayOn],
  );
  // A swing is read beside the board, by whatever it was chosen.
  useSignalEffect(() => {
    if (playback.analysis.chosen.value === undefined) return;
    panel.value = 'swings';
    open.value = true;
  });
  useReplayKeys(playback, ways);
  const keysShown = useRef<HTMLDialogElement>(null);
  const onKeys = () => keysShown.current?.showModal();
  useEffect(
    () => () => {
      playback.pause();
      playback.analysis.stop();
    },
    [playback],
  );
  useEffect(() => void playback.showBy(board), [playback, board]);
  const beside = useSideBeside(board);
  const surfaces = { board, props: propsWithBetter(playback, onPlayOn), veiled: false };
  return (
    <div
      class="shell"
      data-replay=""
      data-game={playback.facts.game}
      data-drawer={open.value ? 'open' : 'rail'}
      data-panel={panel.value}
      data-side={beside ? 'beside' : undefined}
      data-films={board?.caption ? '' : undefined}
      style={{ '--accent': faceOf(playback.facts.game).accent }}
    >
      <main class="middle">
        <Band {...surfaces} />
        <Stage scene={playback} {...surfaces} />
        {beside && <Side {...surfaces} />}
        <ReplayConsole
          playback={playback}
          shared={shared}
          films={board?.caption !== undefined}
          onFork={onFork}
          onShared={setShared}
          onReveal={onReveal}
        >
          {!beside && <Side {...surfaces} />}
        </ReplayConsole>
      </main>
      <Seats scene={playback} board={board} still>
        <div class="replay-side">
          <LookFrom playback={playback} name="look-from" />
          <FairDice playback={playback} />
        </div>
      </Seats>
      <ReplayDrawer playback={playback} panel={panel} open={open} onPlayOn={onPlayOn} />
      <SheetHandle />
      <ReplayTabs playback={playback} panel={panel} />
      <ReplayBar playback={playback} board={board} onShared={setShared} onReveal={onReveal} onKeys={onKeys} />
      <Explainer scene={playback} board={board} props={surfaces.props} onNothing={onKeys} />
      <KeysDialog dialog={keysShown} />
      <ForkDialog playback={playback} dialog={dialog} />
      <RevealDialog reveal={reveal} dialog={revealing} />
    </div>
  );
}

/** The address follows what is shown, a moment later: browsers dislike an address that changes with every frame. */
function useAddress(playback: Playback): void {
  const { at, viewer, facts } = playback;
  useEffect(() => {
    const timer = setTimeout(() => keepPlace(facts.match, at, viewer), 200);
    return () => clearTimeout(timer);
  }, [at, viewer, facts]);
}

interface ReplayConsoleProps {
  readonly playback: Playback;
  readonly shared: Shared | undefined;
  /** Moves of this game may have several steps. */
  readonly films: boolean;
  /** What stands under the track. */
  readonly children: ComponentChildren;
  onFork(this: void): void;
  onShared(this: void, shared: Shared | undefined): void;
  onReveal(this: void, reveal: Reveal): void;
}

function ReplayConsole({ playback, shared, films, children, onFork, onShared, onReveal }: ReplayConsoleProps) {
  const { at, length, text } = playback;
  const film = playback.film.value;
  const { events, seat, outcome } = playback.moment.value;
  const line = at === 0 ? 'The beginning.' : wordsOfMove(text, events);
  const words = outcome ? `${line} ${outcomeText(text, outcome)}` : line;
  // In the middle of a move its picture has words of its own.
  const caption = (film && !film.isOver && filmWords(film)) || words || unseenWords(text, seat);
  return (
    <section class="console replay-console" aria-label="Watch">
      <Transport playback={playback} />
      <div class="replay-words">
        <h2 class="replay-count">
          Move <span class="numeral">{at}</span> of {length}
          {film && film.length > 1 && (
            <span class="replay-step">
              {' '}
              · step {Math.min(Math.max(film.at.value, 0) + 1, film.length)} of {film.length}
            </span>
          )}
        </h2>
        <p class="replay-line">
          {seat !== undefined && <Emblem seat={seat} size={11} plain />}
          {caption}
        </p>
      </div>
      <Chance playback={playback} />
      <button
        type="button"
        class="button main replay-fork"
        disabled={outcome !== undefined}
        title={outcome ? 'The match is over here: step back to play on.' : undefined}
        onClick={onFork}
      >
        <Icon svg={fork} /> {outcome ? 'Step back to play on' : 'Play on from here'} <span class="key on-brass">F</span>
      </button>
      <Track playback={playback} words={words} />
      {film && (
        <div class="replay-film">
          <FilmStrip film={film} />
        </div>
      )}
      {films && (
        <button
          type="button"
          class="choice quiet replay-next"
          aria-keyshortcuts="Shift+ArrowRight"
          disabled={at === length}
          onClick={() => {
            playback.pause();
            void playback.goTo(at + 1);
          }}
        >
          Next move <span class="key">Shift →</span>
        </button>
      )}
      {(playback.problem.value !== undefined || shared) && (
        <div class="replay-notes">
          {playback.problem.value !== undefined && (
            <Problem onClose={() => (playback.problem.value = undefined)}>{playback.problem.value}</Problem>
          )}
          {shared && <SharedNotice playback={playback} shared={shared} onShared={onShared} onReveal={onReveal} />}
        </div>
      )}
      {children}
    </section>
  );
}

type SharedNoticeProps = Pick<ReplayConsoleProps, 'playback' | 'onShared' | 'onReveal'> & { readonly shared: Shared };

function SharedNotice({ playback, shared, onShared, onReveal }: SharedNoticeProps) {
  const shareAll = () => void shareMove(playback, true).then(onShared, failing(playback));
  return (
    <Notice onClose={() => onShared(undefined)}>
      {shared.words}{' '}
      {!shared.whole && (
        <button type="button" class="link" onClick={() => onReveal({ yes: 'Copy it anyway', onYes: shareAll })}>
          Share the whole match
        </button>
      )}
      {shared.address !== undefined && (
        <input
          type="text"
          class="share-address"
          readOnly
          aria-label="Address of this move"
          value={shared.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Notice>
  );
}

const failing = (playback: Playback) => (error: unknown) => {
  playback.problem.value = faultWords(error);
};

interface ReplayBarProps {
  readonly playback: Playback;
  readonly board: GameBoard | undefined;
  onShared(this: void, shared: Shared): void;
  onReveal(this: void, reveal: Reveal): void;
  onKeys(this: void): void;
}

/** To the page that one came from, where it is one to come back to. */
function wayBack(): { readonly href: string; readonly words: string } {
  const href = cameFrom() ?? '';
  if (/^\/(?:table|j)\//.test(href)) return { href, words: 'Back to the match' };
  if (href === '/') return { href, words: 'All games' };
  if (/^\/(?:you$|people\/)/.test(href)) return { href, words: 'Back to the page before' };
  return { href: '/replays', words: 'All replays' };
}

function ReplayBar({ playback, board, onShared, onReveal, onKeys }: ReplayBarProps) {
  const [back] = useState(wayBack);
  const fail = failing(playback);
  const save = async (revealing: boolean) => {
    const log = await playback.wholeLog(revealing);
    if (typeof log === 'string') playback.problem.value = log;
    else saveLog(log, playback.facts.match);
  };
  const onSave = () => {
    if (playback.over) void save(false).catch(fail);
    else onReveal({ yes: 'Save it anyway', onYes: () => void save(true).catch(fail) });
  };
  return (
    <Bar
      title={<Title game={playback.facts.game} />}
      note={playback.over ? 'Replay' : 'Replay of a running match'}
      back={back}
      middle={<Progress scene={playback} board={board} />}
      goal={<GoalLine scene={playback} />}
    >
      {playback.over && (
        <a class="tool" href={`/table/${playback.facts.match}`}>
          <Icon svg={chart} />
          <span class="wide-only">How it went</span>
          <span class="unseen phone-only">How it went</span>
        </a>
      )}
      <button type="button" class="tool" onClick={() => void shareMove(playback, false).then(onShared, fail)}>
        <Icon svg={link} />
        <span class="wide-only">Share this move</span>
        <span class="unseen phone-only">Share this move</span>
      </button>
      <button type="button" class="tool" onClick={onSave}>
        <Icon svg={download} />
        <span class="wide-only">Save file</span>
        <span class="unseen phone-only">Save file</span>
      </button>
      <KeysButton onClick={onKeys} />
    </Bar>
  );
}
