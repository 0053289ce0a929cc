/** The programs on a phone, all in sight: a row for each own ship, with what it has, its cards, and what comes of them. */
import { type SeenShip, shipName, type Threat } from '@orrery/entropy/client';
import warning from 'lucide-static/icons/triangle-alert.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/icon.tsx';
import { useMedia } from '../../../parts/use-media.ts';
import { INGOTS } from '../facts.ts';
import { ShipSign } from '../side/ship-sign.tsx';
import { count } from '../words.ts';
import { cardsOf, ownShips } from './draft.ts';
import { FliesFirst } from './first.tsx';
import { Lifted } from './lifted.tsx';
import type { Plan } from './plan.ts';
import { ProgramCards } from './program-cards.tsx';
import { ramsOf } from './rams.ts';
import './program-rows.css';

interface RowsProps {
  readonly plan: Plan;
  readonly threats: readonly Threat[];
}

/** More rows than these would leave the hand, or on a short phone the map, no room: the other ships share one. */
const ROWS_MOST = 2;
const SHORT = '(max-height: 799px)';

export function ProgramRows({ plan, threats }: RowsProps) {
  const short = useMedia(SHORT);
  const ships = ownShips(plan.view);
  const rows = ships.length > (short ? 1 : ROWS_MOST) ? ships.filter(({ nr }) => nr === plan.ship) : ships;
  const others = ships.filter((ship) => !rows.includes(ship));
  const chips = others.length > 0 && (
    <div class="ship-chips" role="group" aria-label="Other ships">
      {others.map((ship) => (
        <Chip key={ship.nr} plan={plan} ship={ship} brief={short && others.length > 1} />
      ))}
    </div>
  );
  return (
    <div class="program-rows">
      <div class="plan-top">
        <Head plan={plan} threats={threats} />
        {short && chips}
      </div>
      {rows.map((ship) => (
        <Row key={ship.nr} plan={plan} ship={ship} />
      ))}
      {!short && chips}
      <Lifted />
    </div>
  );
}

/** Which ship is given cards, who flies first, and the worst that could befall it where it stands. */
function Head({ plan, threats }: RowsProps) {
  const ships = ownShips(plan.view);
  const inHand = ships.find(({ nr }) => nr === plan.ship);
  if (!inHand) return null;
  const worst = threats.filter(({ nr }) => nr === plan.ship).sort((a, b) => b.energy - a.energy)[0];
  return (
    <p class="plan-head">
      <span>
        Add a card to <b class="in-hand">{shipName(inHand.seat, inHand.nr)}</b>
      </span>
      {plan.word === undefined ? (
        <FliesFirst plan={plan} />
      ) : (
        <span class="plan-word" role="status">
          {plan.word}
        </span>
      )}
      {worst && (
        <span class="plan-threat" role="status">
          <Icon svg={warning} />
          {shipName(worst.by.seat, worst.by.nr)} can ram {shipName(inHand.seat, inHand.nr)}, {worst.energy} energy to{' '}
          {inHand.energy}
        </span>
      )}
    </p>
  );
}

function Row({ plan, ship }: { plan: Plan; ship: SeenShip }) {
  const { seat, nr, energy, titanium } = ship;
  const sight = plan.sights.get(nr);
  const inHand = nr === plan.ship;
  return (
    <section
      class={inHand ? 'program in-hand' : 'program'}
      data-program={nr}
      aria-label={`Program of ${shipName(seat, nr)}`}
    >
      <button type="button" class="row-ship" aria-pressed={inHand} onClick={() => plan.choose(nr)}>
        <ShipSign seat={seat} size={18} />
        <b>{shipName(seat, nr)}</b>
        <span class="row-facts">
          <Change icon={zap} word="energy" before={energy} after={sight?.energy} />
          <Change icon={INGOTS} word="titanium" before={titanium} after={sight?.titanium} />
        </span>
      </button>
      <ProgramCards plan={plan} ship={ship} />
      <p class="row-end">{outcome(plan, ship)}</p>
    </section>
  );
}

/** A ship that has no row. `brief`: there is room only for its name. */
function Chip({ plan, ship, brief }: { plan: Plan; ship: SeenShip; brief: boolean }) {
  const { seat, nr, energy } = ship;
  return (
    <button type="button" class="ship-chip" onClick={() => plan.choose(nr)}>
      <ShipSign seat={seat} size={16} />
      <b>{shipName(seat, nr)}</b>
      {!brief && (
        <span class="row-facts">
          <Change icon={zap} word="energy" before={energy} after={plan.sights.get(nr)?.energy} />
          <span>{outcome(plan, ship) ?? count(cardsOf(plan.programs, nr).length, 'card')}</span>
        </span>
      )}
    </button>
  );
}

interface ChangeProps {
  readonly icon: string;
  readonly word: string;
  readonly before: number;
  readonly after: number | undefined;
}

function Change({ icon, word, before, after }: ChangeProps) {
  return (
    <span>
      <Icon svg={icon} />
      <span class="unseen">{word} </span>
      {before}
      {after !== undefined && after !== before && (
        <>
          {' → '}
          <b>{after}</b>
        </>
      )}
    </span>
  );
}

/** In the first era, where the first card will lie: how a finger reads one. */
const emptyWords = ({ view, ship: inHand, wanted }: Plan, { nr }: SeenShip): string =>
  view.era === 1 && nr === inHand && !wanted ? 'hold a card to read it' : 'no card yet';

/** What goes wrong comes first. */
function outcome(plan: Plan, ship: SeenShip): ComponentChildren {
  const sight = plan.sights.get(ship.nr);
  if (!sight || cardsOf(plan.programs, ship.nr).length === 0) return emptyWords(plan, ship);
  const ignored = sight.cards.filter((card) => card.ignored).length;
  const [ram] = ramsOf(plan.view, sight);
  const rams = ram && <span class="bad">rams {ram.whom}</span>;
  if (sight.lost !== null)
    return (
      <>
        {rams}
        <span class="bad">is lost</span>
      </>
    );
  if (ignored > 0) return <span class="bad">{ignored} ignored</span>;
  const points = plan.view.players[ship.seat]?.points ?? 0;
  const change = `${points} → ${points + sight.sent}`;
  if (ram)
    return (
      <>
        {rams}
        {sight.sent > 0 ? (
          <b>
            sends {sight.sent}, {change}
          </b>
        ) : (
          ram.loss > 0 && <span class="bad">−{ram.loss} energy</span>
        )}
      </>
    );
  if (sight.sent > 0)
    return (
      <>
        <b>sends {sight.sent}</b>
        <span>{change}</span>
      </>
    );
  return sight.titanium > ship.titanium ? `takes ${sight.titanium - ship.titanium}` : null;
}
