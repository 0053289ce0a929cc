/** The shell around a table being played. */
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameBoard } from '../games/board.ts';
import { fresh } from '../games/fresh.ts';
import { faceOf } from '../games/registry.ts';
import { faultWords } from '../parts/fault-words.ts';
import { type Reveal, RevealDialog } from '../parts/reveal-dialog.tsx';
import { saveLog } from '../parts/save-file.ts';
import { singly } from '../parts/singly.ts';
import { useTitle } from '../parts/use-title.ts';
import { BEAT_MS, paced, TRAVEL_MS } from '../settings/motion.ts';
import { boardProps } from './board-props.ts';
import { useAdvisedDigit } from './advised.ts';
import { Announcer, Console, Messages } from './console.tsx';
import { Curtain } from './curtain.tsx';
import { EndPage } from './end/page.tsx';
import { useEnd } from './end/use-end.ts';
import { Explainer } from './explain/explainer.tsx';
import { useTableKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Layout } from './layout.ts';
import { MenuButton, PhoneTabs } from './phone-tabs.tsx';
import { Seats } from './seats.tsx';
import type { Session } from './session.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { Band, Side, useSideBeside } from './side.tsx';
import { useSounds } from './sounds.ts';
import { Stage } from './stage.tsx';
import { TableDrawer } from './table-drawer.tsx';
import { startMatch } from './tables.ts';
import { TopBar } from './top-bar.tsx';
import { standing, useUnread } from './too-soon.ts';
import { useFresh } from './use-fresh.ts';
import './shell.css';

export function Shell({ session, board }: { session: Session; board: GameBoard | undefined }) {
  useTitle(session.title);
  const layout = useMemo(() => new Layout(board?.Side !== undefined, session.rule), [session, board]);
  useEffect(() => void session.showBy(board), [session, board]);
  const filter = useRef<HTMLInputElement>(null);
  const curtain = useCurtain(session);
  const skipping = useSkip(session);
  const revealing = useRef<HTMLDialogElement>(null);
  const keysShown = useRef<HTMLDialogElement>(null);
  const onKeys = () => keysShown.current?.showModal();
  const [reveal, setReveal] = useState<Reveal>();
  const end = useEnd(session);
  const deeds = useDeeds(session, filter, setReveal, end.open);
  useEffect(() => {
    if (reveal) revealing.current?.showModal();
  }, [reveal]);
  useTableKeys(session, deeds);
  useSounds(session);
  useAdvisedDigit(session);
  useFresh(session);
  useUnread(() => standing(session));
  useLeaving(session);
  const { outcome } = session.shown.value;
  if (outcome && end.isOpen)
    return (
      <EndPage
        session={session}
        outcome={outcome}
        board={board}
        messages={<Messages session={session} layout={layout} {...deeds} />}
        onBoard={end.close}
        {...deeds}
      />
    );

  const veiled = curtain !== undefined;
  const props = boardProps(session);
  const beside = useSideBeside(board);
  const surfaces = { board, props, veiled };
  // As long as one plays, not only while one is asked: the board would change its size with every answer.
  const playing = layout.panel.value === 'act' && !outcome && !session.isWatching;
  // The order of the elements is the order of the Tab key: question, board, seats, drawer, top bar.
  return (
    <div
      class="shell"
      data-game={session.facts.game}
      data-drawer={layout.open.value ? 'open' : 'rail'}
      data-panel={layout.panel.value}
      data-playing={playing ? '' : undefined}
      data-fresh={fresh.value ? '' : undefined}
      data-side={beside ? 'beside' : undefined}
      data-films={board?.caption ? '' : undefined}
      data-viewer={session.shown.value.viewer}
      style={{ '--accent': faceOf(session.facts.game).accent }}
    >
      <main class="middle" {...skipping}>
        <Console
          session={session}
          layout={layout}
          filter={filter}
          side={!beside && <Side {...surfaces} />}
          {...surfaces}
          {...deeds}
        />
        <Band {...surfaces} />
        <Stage scene={session} {...surfaces} />
        {beside && <Side {...surfaces} />}
        {veiled && <Curtain session={session} seat={curtain} />}
      </main>
      <Seats scene={session} board={board} company={session.company}>
        {session.company && <session.company.BelowSeats />}
      </Seats>
      <TableDrawer session={session} layout={layout} veiled={veiled} />
      <SheetHandle />
      <PhoneTabs
        layout={layout}
        folded={playing}
        asked={props.choices.length > 0}
        trayName={board?.Tray && (board.trayName ?? 'Tray')}
        company={session.company}
      />
      <TopBar
        session={session}
        board={board}
        onKeys={onKeys}
        menu={playing && <MenuButton layout={layout} company={session.company} />}
      />
      <Announcer session={session} veiled={veiled} />
      <Explainer
        scene={session}
        board={board}
        props={props}
        onNothing={onKeys}
        onRule={(rule) => layout.showRule(rule)}
      />
      <KeysDialog dialog={keysShown} />
      <RevealDialog reveal={reveal} dialog={revealing} />
    </div>
  );
}

/** The seat behind the curtain, a moment after the last action so that it can be seen; at once where a page opens. */
function useCurtain(session: Session): number | undefined {
  const seat = session.film.value ? undefined : session.passTo;
  const [drawn, setDrawn] = useState(seat);
  useEffect(() => {
    if (seat === undefined) {
      setDrawn(undefined);
      return undefined;
    }
    const draw = () => {
      setDrawn(seat);
      void session.cover();
    };
    const timer = setTimeout(draw, paced(TRAVEL_MS + BEAT_MS));
    return () => clearTimeout(timer);
  }, [session, seat]);
  return seat === undefined ? undefined : drawn;
}

/**
 * A browser may keep a page that was left, and show it again as it was. Who comes back to a screen that several share may be
 * somebody else: nothing of it is seen, and the page is loaded anew.
 */
function useLeaving(session: Session): void {
  useEffect(() => {
    const onHide = () => {
      if (session.isPrivate) document.documentElement.style.visibility = 'hidden';
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && document.documentElement.style.visibility === 'hidden') location.reload();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [session]);
}

/** What the player does beside answering. */
function useDeeds(
  session: Session,
  filter: { readonly current: HTMLInputElement | null },
  onReveal: (reveal: Reveal) => void,
  onEnd: () => void,
) {
  const { route } = useLocation();
  return useMemo(() => {
    const fail = (error: unknown) => {
      session.trouble.refusal.value = { words: faultWords(error) };
    };
    const one = singly();
    const rematch = async () => {
      if (session.company) return session.company.rematch?.();
      const { game, options, sitters } = session.facts;
      const started = await startMatch({ game, options, sitters });
      if (started.ok) route(`/table/${started.value.match}${location.search}`);
      else session.trouble.refuse(started.problem);
    };
    const save = async (revealing: boolean) => {
      const log = await session.log(revealing);
      if (typeof log === 'string') session.trouble.refusal.value = { words: log };
      else saveLog(log, session.match);
    };
    return {
      onRematch: () => void one(rematch).catch(fail),
      onSave: () => {
        if (session.shown.peek().outcome) void save(false).catch(fail);
        else onReveal({ yes: 'Save it anyway', onYes: () => void save(true).catch(fail) });
      },
      onKeep: () => void session.keep().catch(fail),
      onReplay: () => route(`/replay/${session.match}`),
      onEnd,
      onFilter: () => {
        filter.current?.focus();
        return filter.current !== null;
      },
    };
  }, [session, route, filter, onReveal, onEnd]);
}

/** A tap on stage or console while a reply waits shows the reply, and does nothing else. */
export function useSkip(session: Session) {
  return useMemo(() => {
    let skipped = false;
    return {
      onPointerDownCapture: () => {
        skipped = session.skip();
      },
      onClickCapture: (event: MouseEvent) => {
        if (skipped) event.stopPropagation();
        if (skipped) event.preventDefault();
        skipped = false;
      },
    };
  }, [session]);
}
