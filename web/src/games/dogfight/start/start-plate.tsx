/** The beginning of a match: who is ready, all lines turned up, and the high roll. */
import { type EventOfKind, type SeenShip, shipName, STATS } from '@orrery/dogfight/client';
import check from 'lucide-static/icons/check.svg?raw';
import { Emblem } from '../../../parts/emblem.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Die } from '../film/dice.tsx';
import type { Showing } from '../film/showing.ts';
import { STAT_ICONS, STAT_NAMES } from '../icons.ts';
import type { DogfightProps } from '../props.ts';
import './start-plate.css';

/** Who has chosen and who has not, while lines are assigned. */
export function ReadyRow({ props }: { props: DogfightProps }) {
  const { view } = props;
  return (
    <ul class="ready-row" aria-label="Pilots">
      {view.ready.map((isReady, seat) => (
        <li key={seat} class={isReady ? 'ready' : undefined}>
          <Emblem seat={seat} size={18} />
          <span class="ready-name">{props.seatName(seat)}</span>
          <span class="ready-word">
            {isReady ? (
              <>
                <Icon svg={check} /> ready
              </>
            ) : view.decisions.some((asked) => asked.seat === seat) ? (
              'choosing'
            ) : (
              'waits' // open lines are chosen in turn
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function StartPlate({ props, showing }: { props: DogfightProps; showing: Showing }) {
  const { view } = props;
  const throws = showing.kind === 'highRoll' ? showing.throws : [];
  const first = showing.kind === 'highRoll' ? showing.first : undefined;
  return (
    <section class="start-plate" aria-label={showing.kind === 'lines' ? 'Stat lines' : 'High roll'}>
      <h3>{showing.kind === 'lines' ? 'What everybody has chosen' : 'The highest die begins'}</h3>
      <div class="start-rows">
        <LinesHead ships={view.settings.shipsPerPilot} />
        {view.ready.map((_, seat) => (
          <div key={seat} class={seat === first ? 'start-row first' : 'start-row'}>
            <Emblem seat={seat} size={22} />
            <b>{props.seatName(seat)}</b>
            <span class="start-lines">
              {view.ships
                .filter(({ pilot }) => pilot === seat)
                .map((ship) => (
                  <Line key={ship.id} ship={ship} />
                ))}
            </span>
            <Throws throws={throws} seat={seat} />
          </div>
        ))}
      </div>
      <p class="note">{first === undefined ? ' ' : `${shipName(`p${first}s0`)} is first player.`}</p>
    </section>
  );
}

/** A value under the sign of each stat. */
function Line({ ship: { stats } }: { ship: SeenShip }) {
  return (
    <span class="start-line">
      {STATS.map((stat) => (
        <span key={stat}>
          <span class="unseen">{STAT_NAMES[stat]} </span>
          {stats ? stats[stat] : '?'}
        </span>
      ))}
    </span>
  );
}

function LinesHead({ ships }: { ships: number }) {
  return (
    <div class="start-row start-head" aria-hidden="true">
      <span />
      <span />
      <span class="start-lines">
        {Array.from({ length: ships }, (_, ship) => (
          <span key={ship} class="start-line">
            {STATS.map((stat) => (
              <span key={stat}>
                <Icon svg={STAT_ICONS[stat]} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </div>
  );
}

function Throws({ throws, seat }: { throws: readonly EventOfKind<'highRoll'>[]; seat: number }) {
  return (
    <span class="start-dice">
      {throws.map(({ seats, faces, highest }, nth) => {
        const face = faces[seats.indexOf(seat)];
        return (
          face !== undefined && (
            <Die key={nth} face={face} nth={seat} state={highest.includes(seat) ? 'counts' : 'misses'} />
          )
        );
      })}
    </span>
  );
}
