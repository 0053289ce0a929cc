/** The stage: the game's board, or, where nobody drew one, its view in words. */
import { ticksPath } from '../parts/dial.tsx';
import type { BoardChoice, GameBoard } from '../games/board.ts';
import type { Session } from './session.ts';
import './stage.css';

interface StageProps {
  readonly session: Session;
  /** Nothing: the plain outline. */
  readonly board: GameBoard | undefined;
  readonly veiled: boolean;
}

export function Stage({ session, board, veiled }: StageProps) {
  return (
    <section class="stage" aria-label="Board" inert={veiled}>
      <svg class="stage-rings" viewBox="-500 -500 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {[300, 430, 560].map((radius) => (
          <g key={radius}>
            <circle r={radius} />
            <path d={ticksPath(radius, 120, 7)} />
          </g>
        ))}
      </svg>
      <div class="stage-board">{board ? <Drawn session={session} board={board} /> : <Outline session={session} />}</div>
    </section>
  );
}

function Drawn({ session, board }: { session: Session; board: GameBoard }) {
  const { view, viewer, moves, events } = session.shown.value;
  const choices = session.choices.value;
  const current = choices.current;
  const marked = choices.all.map(({ action, words }): BoardChoice => {
    const digit = choices.digitOf(action);
    return { action, words, cursor: action === current?.action, ...(digit !== undefined && { digit }) };
  });
  return (
    <board.Board
      view={view}
      viewer={viewer}
      moves={moves}
      events={events}
      choices={marked}
      seatName={(seat) => session.text.seat(seat)}
      onChoose={(action) => void session.act(action)}
      onPoint={(action) => choices.pointAt(action)}
    />
  );
}

function Outline({ session }: { session: Session }) {
  const facts = session.text.outline(session.shown.value.view);
  return (
    <dl class="outline" tabIndex={0} aria-label="The table in words">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt class="caption">{label}</dt>
          <dd>
            <pre>{value}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
