/** The programs being laid, one for each own ship: cards in order, the energy left after each, what comes of it. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import zap from 'lucide-static/icons/zap.svg?raw';
import { Icon } from '../../../parts/icon.tsx';
import { useMedia } from '../../../parts/use-media.ts';
import { INGOTS } from '../facts.ts';
import { IN_SHEET } from '../media.ts';
import { count } from '../words.ts';
import { ShipSign } from '../side/ship-sign.tsx';
import { cardsOf, ownShips } from './draft.ts';
import { FliesFirst } from './first.tsx';
import { HandNote } from './hand-note.tsx';
import { Lifted } from './lifted.tsx';
import type { Plan } from './plan.ts';
import { ProgramCards } from './program-cards.tsx';
import { Prospect } from './prospect.tsx';
import './programs.css';

export function Programs({ plan }: { plan: Plan }) {
  const inSheet = useMedia(IN_SHEET);
  const ships = ownShips(plan.view);
  const shown = inSheet ? ships.filter(({ nr }) => nr === plan.ship) : ships;
  return (
    <div class={ships.length > 2 ? 'programs many' : 'programs'}>
      {!inSheet && (
        <header class="programs-head">
          <h3 class="caption">
            Your programs
            <FliesFirst plan={plan} />
            {ships.length > 1 && <span class="key">↑ ↓</span>}
          </h3>
          <HandNote plan={plan} />
        </header>
      )}
      {inSheet && <ShipSwitch plan={plan} ships={ships} />}
      {shown.map((ship) => (
        <Program key={ship.nr} plan={plan} ship={ship} alone={ships.length === 1 || inSheet} />
      ))}
      <Lifted />
    </div>
  );
}

/** One tab for each ship: energy now and at the end. */
function ShipSwitch({ plan, ships }: { plan: Plan; ships: readonly SeenShip[] }) {
  return (
    <div class="ship-switch" role="group" aria-label="Ships">
      {ships.map((ship) => {
        const { seat, nr, energy, titanium } = ship;
        const sight = plan.sights.get(nr);
        const laid = cardsOf(plan.programs, nr).length;
        const ignored = sight?.cards.filter((card) => card.ignored).length ?? 0;
        return (
          <button
            key={nr}
            type="button"
            data-explain={`ship ${shipName(seat, nr)}`}
            aria-pressed={nr === plan.ship}
            onClick={() => plan.choose(nr)}
          >
            <ShipSign seat={seat} size={20} />
            <b>{shipName(seat, nr)}</b>
            <span class="switch-facts">
              <span>
                <Icon svg={zap} />
                <span class="unseen">energy </span>
                {energy}
                {sight && (
                  <>
                    {' → '}
                    <b>{sight.energy}</b>
                  </>
                )}
                {titanium > 0 && (
                  <>
                    <Icon svg={INGOTS} />
                    <span class="unseen">, titanium </span>
                    {titanium}
                  </>
                )}
              </span>
              <span>
                {count(laid, 'card')}
                {sight?.lost ? (
                  <span class="bad">, lost</span>
                ) : (
                  ignored > 0 && <span class="bad">, {ignored} ignored</span>
                )}
                {sight && sight.sent > 0 && `, sends ${sight.sent}`}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Program({ plan, ship, alone }: { plan: Plan; ship: SeenShip; alone: boolean }) {
  const { seat, nr, energy, titanium } = ship;
  const inHand = nr === plan.ship;
  return (
    <section
      class={inHand ? 'program in-hand' : 'program'}
      data-program={nr}
      data-clear=""
      aria-label={`Program of ${shipName(seat, nr)}`}
    >
      <header class="program-head">
        <button
          type="button"
          class="program-ship"
          data-explain={`ship ${shipName(seat, nr)}`}
          aria-pressed={inHand}
          onClick={() => plan.choose(nr)}
        >
          <ShipSign seat={seat} />
          <b>{shipName(seat, nr)}</b>
          <span>
            energy {energy} <span class="gap" /> titanium {titanium}
          </span>
        </button>
        {inHand && !alone && <span class="badge">adding here</span>}
      </header>
      <ProgramCards plan={plan} ship={ship} />
      <Prospect plan={plan} ship={ship} />
    </section>
  );
}
