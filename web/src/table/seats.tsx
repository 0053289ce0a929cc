/** Who sits at the table, who is to act, and what the board counts for each. */
import type { Seat } from '@orrery/kernel';
import type { ComponentChildren } from 'preact';
import type { FactCells, GameBoard, LegendLine, SeatFact } from '../games/board.ts';
import { Emblem, seatColour } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Scene } from './scene.ts';
import type { Company } from './company.ts';
import { verdictFor, whoSits } from './words.ts';
import './seats.css';

interface SeatsProps {
  readonly scene: Scene;
  readonly board: GameBoard | undefined;
  /** A moment of a replay, in which nobody thinks. */
  readonly still?: boolean;
  /** Only to be seen: the coach of a lesson speaks. */
  readonly inert?: boolean;
  /** Online: who else is at the table. */
  readonly company?: Company | undefined;
}

/** `children`: what stands below the plates instead of the board's legend. */
export function Seats({
  scene,
  board,
  still,
  inert,
  company,
  children,
}: SeatsProps & { children?: ComponentChildren }) {
  const acting = scene.shown.value.view.decisions[0]?.seat ?? 0;
  const seats = scene.facts.sitters.map((_, seat) => seat);
  return (
    // With many seats it scrolls, and whoever has no mouse scrolls what has the focus.
    <aside class="seats" aria-label="Seats" tabIndex={0}>
      <ul inert={inert}>
        {seats.map((seat) => (
          <SeatPlate
            key={seat}
            scene={scene}
            board={board}
            still={still ?? false}
            seat={seat}
            company={company}
            first={seats.length > 2 && seat === acting}
          />
        ))}
      </ul>
      {children ?? (
        <Legend
          lines={board?.legend?.(scene.shown.value.view) ?? []}
          hint={scene.text.explain !== undefined && seats.length <= ROOMY}
        />
      )}
    </aside>
  );
}

/** With more seats there is no room for a hint below them. */
const ROOMY = 3;

function Legend({ lines, hint }: { lines: readonly LegendLine[]; hint: boolean }) {
  if (lines.length === 0 && !hint) return null;
  return (
    <div class="legend">
      {lines.length > 0 && <h2 class="caption">Reading the board</h2>}
      <ul>
        {lines.map(({ sign, words }) => (
          <li key={words}>
            {sign} {words}
          </li>
        ))}
      </ul>
      {hint && (
        <p class="legend-hint">
          Point at anything to read what it is, or press <span class="key">?</span> on it. On a touch screen, hold it.
        </p>
      )}
    </div>
  );
}

function SeatPlate({ scene, board, still, seat, first, company }: SeatsProps & { seat: Seat; first: boolean }) {
  const { view, outcome } = scene.shown.value;
  const asked = view.decisions.some((decision) => decision.seat === seat);
  const isOwn = seat === scene.reader;
  const isBot = scene.facts.sitters[seat]?.kind === 'bot';
  const badge = outcome
    ? verdictFor(company?.judged(outcome) ?? outcome, seat)
    : asked
      ? isBot && !still
        ? 'Thinking'
        : 'To act'
      : undefined;
  return (
    <li
      class={`seat${asked ? ' to-act' : ''}${first ? ' first' : ''}${isOwn ? ' own' : ''}`}
      style={{ '--seat': seatColour(seat) }}
      aria-current={asked ? 'true' : undefined}
      data-place={`seat ${seat}`}
      data-explain={`seat ${seat}`}
    >
      <Emblem seat={seat} size={30} name={scene.text.seat(seat)} />
      <div class="seat-names">
        <span class="seat-name">{scene.text.seat(seat)}</span>
        <span class="seat-who">{company?.nameOf(seat) ?? whoSits(scene.facts, seat, scene.names)}</span>
      </div>
      {company && !outcome && <company.OnSeat seat={seat} asked={asked} />}
      {badge && (outcome || !company) && <span class={outcome ? 'badge final' : 'badge'}>{badge}</span>}
      <dl class="seat-facts">
        {board?.seatFacts?.(view, seat).map((fact) => (
          <FactLine key={labelOf(fact)} seat={seat} fact={fact} />
        ))}
      </dl>
    </li>
  );
}

const isPair = (fact: SeatFact): fact is readonly [string, string] => Array.isArray(fact);
const labelOf = (fact: SeatFact): string => (isPair(fact) ? fact[0] : fact.label);

function FactLine({ seat, fact }: { seat: Seat; fact: SeatFact }) {
  if (isPair(fact))
    return (
      <div data-explain={`fact ${seat} ${fact[0]}`}>
        <dt>{fact[0]}</dt>
        <dd>{fact[1]}</dd>
      </div>
    );
  const { label, value, icon, cells, look } = fact;
  return (
    <div class={look?.map((word) => `fact-${word}`).join(' ')} data-explain={`fact ${seat} ${label}`}>
      <dt class={icon === undefined ? undefined : 'with-icon'}>
        {icon !== undefined && <Icon svg={icon} />}
        <span class="fact-label">{label}</span>
      </dt>
      <dd>
        {cells && cells.of <= CELLS_MOST && <Cells {...cells} />}
        <span class={cells && cells.of <= CELLS_MOST ? 'unseen' : undefined}>{value}</span>
      </dd>
    </div>
  );
}

/** Above six a number is read faster. */
const CELLS_MOST = 6;

function Cells({ full, of, shape }: FactCells) {
  return (
    <span class="cells" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} class={`cell ${shape} ${at < full ? 'full' : 'empty'}`} />
      ))}
    </span>
  );
}
