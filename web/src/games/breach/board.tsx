/** Breach as a deck plan: the ship's side on top, every room a row of units above a row of pirates. */
import type { RoomName } from '@orrery/breach/client';
import turnIcon from 'lucide-static/icons/rotate-cw.svg?raw';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import type { GameBoard } from '../board.ts';
import type { Size } from '../camera/math.ts';
import { Answers } from './answers.tsx';
import { caption } from './caption.ts';
import { DeckPlan, Patterns } from './deck.tsx';
import { seatFacts } from './facts.ts';
import { LEGEND } from './legend.tsx';
import { Lifted } from './lifted.tsx';
import { type BreachNow, useBreachNow, useInSheet } from './now.ts';
import { useDeckMotion } from './motion.ts';
import { newsOf } from './news.ts';
import { PiecePlate } from './piece-plate.tsx';
import { Progress } from './progress.tsx';
import type { BreachProps } from './props.ts';
import { Rooms } from './rooms.tsx';
import { RoomSheet, sheetPlace } from './sheet.tsx';
import { Signs } from './signs.tsx';
import { useSteps, winnerIn } from './steps.ts';
import { Tray, trayHolds } from './tray.tsx';
import { standsOf, Units } from './units.tsx';
import { useSize } from '../size.ts';
import './board.css';
import './marks.css';

function Board(all: BreachProps) {
  const props = useSteps(all);
  useLayOut(props, useInSheet(props));
  useWinner(all);
  const [element, size] = useSize<HTMLDivElement>();
  const [turned, setTurned] = useState(false);
  return (
    <div class="breach" ref={element}>
      {size.width > 0 && size.height > 0 && (
        <Table props={props} size={size} turned={turned} onTurn={() => setTurned(!turned)} />
      )}
    </div>
  );
}

/** Where the sheet lists who can be hired, whoever has been is laid out of the hand. */
function useLayOut(props: BreachProps, inSheet: boolean): void {
  useLayoutEffect(() => {
    if (inSheet && newsOf(props)?.kind === 'hire') props.onSelect(undefined);
  }, [props.moves, props.view.phase]);
}

/** Whoever can win now is in hand when the question comes: Enter and the first answer capture the bridge. */
function useWinner({ view, choices, moves, aside, onSelect }: BreachProps): void {
  const winner = aside === undefined ? winnerIn(view, choices) : undefined;
  useLayoutEffect(() => {
    if (winner !== undefined) onSelect(winner);
  }, [moves, winner]);
}

function TurnButton({ turned, onTurn }: { turned: boolean; onTurn: () => void }) {
  return (
    <button type="button" class="turn" aria-label="Turn the ship around" aria-pressed={turned} onClick={onTurn}>
      <Icon svg={turnIcon} />
    </button>
  );
}

interface TableProps {
  readonly props: BreachProps;
  readonly size: Size;
  readonly turned: boolean;
  onTurn(this: void): void;
}

function Table({ props, size, turned, onTurn }: TableProps) {
  const { view, moves, choices } = props;
  const now = useBreachNow(props, size, turned);
  const { deck, crews, opened } = now;
  const stands = useMemo(() => standsOf(deck, crews, view), [deck, crews, view]);
  const sheet = opened === undefined || now.inSheet ? undefined : sheetPlace(now, opened, size.height);
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const news = newsOf(props);
  useDeckMotion(svg, layer, { moves, events: props.events, deck, stands });
  return (
    <>
      <svg
        ref={svg}
        class={choices.length > 0 ? 'breach-deck asked' : 'breach-deck'}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label="Deck of the ship"
        style={sheet && { transform: `translateY(${sheet.shift}px)` }}
      >
        <Patterns />
        <DeckPlan deck={deck} breaches={view.breaches} tagged={taggedIn(now)} />
        <Rooms now={now} stands={stands} />
        <Units now={now} stands={stands} />
        <Signs now={now} stands={stands} />
        <g ref={layer} class="effects" aria-hidden="true" />
      </svg>
      {!deck.measure.compact && <PiecePlate now={now} lost={news?.kind === 'loss' ? news.words : undefined} />}
      {opened !== undefined && sheet ? (
        <RoomSheet now={now} room={opened} above={sheet.above} />
      ) : (
        <TurnButton turned={turned} onTurn={onTurn} />
      )}
      <Lifted crews={crews} view={view} />
    </>
  );
}

/** The rooms that carry something beside their name: a digit, or in a small room the flag. */
function taggedIn({ marks, deck }: BreachNow): ReadonlySet<RoomName> {
  const digits = [...marks.rooms].filter(([, mark]) => mark.digits.length > 0).map(([name]) => name);
  return new Set(deck.measure.compact ? [...digits, ...marks.flags.keys()] : digits);
}

export const board: GameBoard = {
  Board,
  Answers,
  Tray,
  trayName: 'Pieces',
  trayHolds,
  caption,
  Progress,
  seatFacts,
  legend: () => LEGEND,
};
