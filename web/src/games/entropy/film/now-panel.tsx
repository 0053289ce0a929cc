/** Beside the map while the film runs: the card that is turned up, what has come of it, a battle on its dials. */
import { type EventOf, type Settings, shipName } from '@orrery/entropy/client';
import { seatColour } from '../../../parts/emblem.tsx';
import type { FilmCell } from '../../board.ts';
import { CardFront } from '../card.tsx';
import { energyOf, entropyOf, signed } from '../cards.ts';
import type { EntropyProps } from '../props.ts';
import { Battle } from './battle.tsx';
import { cardIn, eventsIn } from './cell.ts';
import { type Line, linesOf } from './lines.ts';
import { ProductionTable } from './production.tsx';
import './now-panel.css';

export function NowPanel({ props, cell }: { props: EntropyProps; cell: FilmCell }) {
  const { view, events, seatName } = props;
  const { all, past } = eventsIn(cell);
  const lines = all.flatMap(linesOf);
  const card = cardIn(cell);
  const battle = events.find((event) => event?.kind === 'battle');
  const production = events.find((event) => event?.kind === 'produced');
  return (
    <section class="now-panel">
      <h3 class="caption">Now: {cell.words}</h3>
      <div class={lines.length > 0 ? 'now-story' : 'now-story bare'}>
        {card && <NowCard key={`${card.seat} ${card.nr} ${card.round}`} card={card} settings={view.settings} />}
        <Lines lines={lines} past={all.slice(0, past).flatMap(linesOf).length} />
      </div>
      {battle && <Battle battle={battle} seatName={seatName} />}
      {production && <ProductionTable event={production} seatName={seatName} />}
    </section>
  );
}

function NowCard({ card, settings }: { card: EventOf<'cardPlayed'>; settings: Settings }) {
  const { seat, nr, ignored } = card;
  return (
    <div class={ignored ? 'laid-card now-card ignored' : 'laid-card now-card'} style={{ '--seat': seatColour(seat) }}>
      <span class="now-ship">{shipName(seat, nr)}</span>
      <CardFront card={card.card}>
        {energyOf(settings, card.card)} energy, {signed(entropyOf(settings, card.card))}
      </CardFront>
    </div>
  );
}

/** What has happened so far; what comes later is not told before its time, but keeps its room. */
function Lines({ lines, past }: { lines: readonly Line[]; past: number }) {
  return (
    <ol class="now-lines">
      {lines.map((line, at) => (
        <NowLine key={at} line={line} state={at < past - 1 ? 'past' : at === past - 1 ? 'here' : 'ahead'} />
      ))}
    </ol>
  );
}

function NowLine({ line, state }: { line: Line; state: 'past' | 'here' | 'ahead' }) {
  return (
    <li class={`${state}${line.bad ? ' bad' : ''}`} aria-hidden={state === 'ahead'}>
      <span>{line.words}</span>
      {line.value !== undefined && <b>{line.value}</b>}
    </li>
  );
}
