/** The shell around a replay: the same board, seats and drawer, with the scrubber in place of the question. */
import download from 'lucide-static/icons/download.svg?raw';
import fork from 'lucide-static/icons/git-fork.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { faceOf } from '../games/registry.ts';
import { Emblem } from '../parts/emblem.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice, Problem } from '../parts/problem.tsx';
import { saveLog } from '../parts/save-file.ts';
import { useTitle } from '../parts/use-title.ts';
import { onlyLooking } from '../table/board-props.ts';
import { Seats } from '../table/seats.tsx';
import { FilmStrip, FilmTransport } from '../table/film-strip.tsx';
import { SheetHandle } from '../table/sheet-handle.tsx';
import { Band, Side, useSideBeside } from '../table/side.tsx';
import { Stage } from '../table/stage.tsx';
import { Bar, Progress } from '../table/top-bar.tsx';
import { formatPlace } from './address.ts';
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
  const onFork = useCallback(() => {
    playback.pause();
    if (playback.moment.peek().outcome === undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [playback]);
  useReplayKeys(playback, onFork);
  useEffect(() => () => playback.pause(), [playback]);
  useEffect(() => void playback.filmsBy(board?.film), [playback, board]);
  const beside = useSideBeside(board);
  const surfaces = { board, props: onlyLooking(playback), veiled: false };
  return (
    <div
      class="shell"
      data-drawer={open.value ? 'open' : 'rail'}
      data-panel={panel.value}
      data-side={beside ? 'beside' : undefined}
      data-films={board?.film ? '' : undefined}
      style={{ '--accent': faceOf(playback.facts.game).accent }}
    >
      <main class="middle">
        <Band {...surfaces} />
        <Stage scene={playback} {...surfaces} />
        {beside && <Side {...surfaces} />}
        <ReplayConsole playback={playback} shared={shared} onFork={onFork} onRead={() => setShared(undefined)}>
          {!beside && <Side {...surfaces} />}
        </ReplayConsole>
      </main>
      <Seats scene={playback} board={board} still>
        <div class="replay-side">
          <LookFrom playback={playback} name="look-from" />
          <FairDice playback={playback} />
        </div>
      </Seats>
      <ReplayDrawer playback={playback} panel={panel} open={open} />
      <SheetHandle />
      <ReplayTabs panel={panel} />
      <ReplayBar playback={playback} board={board} onShared={setShared} />
      <ForkDialog playback={playback} dialog={dialog} />
    </div>
  );
}

/** The address follows what is shown, a moment later: browsers dislike an address that changes with every frame. */
function useAddress(playback: Playback): void {
  const { at, viewer, facts } = playback;
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', formatPlace(facts.match, at, viewer)), 200);
    return () => clearTimeout(timer);
  }, [at, viewer, facts]);
}

interface ReplayConsoleProps {
  readonly playback: Playback;
  readonly shared: Shared | undefined;
  /** What stands under the track. */
  readonly children: ComponentChildren;
  onFork(this: void): void;
  onRead(this: void): void;
}

function ReplayConsole({ playback, shared, children, onFork, onRead }: ReplayConsoleProps) {
  const { at, length, text } = playback;
  const film = playback.film.value;
  const { events, seat, outcome } = playback.moment.value;
  const line = at === 0 ? 'The beginning.' : wordsOfMove(text, events);
  const words = outcome ? `${line} ${text.outcome(outcome)}` : line;
  return (
    <section class="console replay-console" aria-label="Watch">
      <Transport playback={playback} />
      <div class="replay-words">
        <h2 class="replay-count">
          Move <span class="numeral">{at}</span> of {length}
        </h2>
        <p class="replay-line">
          {seat !== undefined && <Emblem seat={seat} size={11} plain />}
          {words}
        </p>
      </div>
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
          <FilmTransport film={film} />
          <FilmStrip film={film} />
        </div>
      )}
      {playback.problem.value !== undefined && (
        <Problem onClose={() => (playback.problem.value = undefined)}>{playback.problem.value}</Problem>
      )}
      {shared && (
        <Notice onClose={onRead}>
          {shared.words}
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
      )}
      {children}
    </section>
  );
}

interface ReplayBarProps {
  readonly playback: Playback;
  readonly board: GameBoard | undefined;
  onShared(this: void, shared: Shared): void;
}

function ReplayBar({ playback, board, onShared }: ReplayBarProps) {
  const fail = (error: unknown) => {
    playback.problem.value = faultWords(error);
  };
  const save = async () => {
    const log = await playback.wholeLog();
    if (typeof log === 'string') playback.problem.value = log;
    else saveLog(log, playback.facts.match);
  };
  return (
    <Bar
      title={playback.title}
      note={playback.over ? 'Replay' : 'Replay of a running match'}
      back="/replays"
      middle={<Progress scene={playback} board={board} />}
    >
      <button type="button" class="tool" onClick={() => void shareMove(playback).then(onShared, fail)}>
        <Icon svg={link} />
        <span class="wide-only">Share this move</span>
        <span class="unseen phone-only">Share this move</span>
      </button>
      <button type="button" class="tool" onClick={() => void save().catch(fail)}>
        <Icon svg={download} />
        <span class="wide-only">Save file</span>
        <span class="unseen phone-only">Save file</span>
      </button>
    </Bar>
  );
}
