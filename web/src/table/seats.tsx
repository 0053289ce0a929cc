/** Who sits at the table, who is to act, and what the board counts for each. */
import type { Seat } from '@orrery/kernel';
import type { GameBoard } from '../games/board.ts';
import { Emblem, seatColour } from '../parts/emblem.tsx';
import type { Session } from './session.ts';
import { verdictFor, whoSits } from './words.ts';
import './seats.css';

interface SeatsProps {
  readonly session: Session;
  readonly board: GameBoard | undefined;
}

export function Seats({ session, board }: SeatsProps) {
  const acting = session.shown.value.view.decisions[0]?.seat ?? 0;
  const seats = session.facts.sitters.map((_, seat) => seat);
  return (
    <aside class="seats" aria-label="Seats">
      <ul>
        {seats.map((seat) => (
          <SeatPlate
            key={seat}
            session={session}
            board={board}
            seat={seat}
            first={seats.length > 2 && seat === acting}
          />
        ))}
      </ul>
      {board?.legend && (
        <div class="legend">
          <h2 class="caption">Reading the board</h2>
          <ul>
            {board.legend.map(({ sign, words }) => (
              <li key={words}>
                {sign} {words}
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

function SeatPlate({ session, board, seat, first }: SeatsProps & { seat: Seat; first: boolean }) {
  const { view, outcome } = session.shown.value;
  const asked = view.decisions.some((decision) => decision.seat === seat);
  const isBot = session.facts.sitters[seat]?.kind === 'bot';
  const badge = outcome ? verdictFor(outcome, seat) : asked ? (isBot ? 'Thinking' : 'To act') : undefined;
  return (
    <li
      class={`seat${asked ? ' to-act' : ''}${first ? ' first' : ''}`}
      style={{ '--seat': seatColour(seat) }}
      aria-current={asked ? 'true' : undefined}
    >
      <Emblem seat={seat} size={30} />
      <div class="seat-names">
        <span class="seat-name">{session.text.seat(seat)}</span>
        <span class="seat-who">{whoSits(session.facts, seat)}</span>
      </div>
      {badge && <span class={outcome ? 'badge final' : 'badge'}>{badge}</span>}
      <dl class="seat-facts">
        {board?.seatFacts?.(view, seat).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
