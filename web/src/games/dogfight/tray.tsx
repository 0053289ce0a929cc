/** Every ship with its numbers: on a phone a tab of its own; wider screens have them beside the seats. */
import { type SeenShip, shipName, STATS } from '@orrery/dogfight/client';
import { Emblem, seatColour } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { STAT_ICONS, STAT_NAMES } from './icons.ts';
import { conditionWords, dueWords } from './names.ts';
import type { DogfightProps } from './props.ts';
import './tray.css';

export function Tray({ view }: DogfightProps) {
  return (
    // It may be longer than the sheet: whoever scrolls by keys must reach it.
    <ul class="ship-cards" aria-label="Ships" tabIndex={0}>
      {view.ships.map((ship) => (
        <ShipCard key={ship.id} ship={ship} due={dueWords(view, ship)} first={view.firstPlayer === ship.pilot} />
      ))}
    </ul>
  );
}

function ShipCard({ ship, due, first }: { ship: SeenShip; due: string | undefined; first: boolean }) {
  const { stats, pilot, damageDealt, flying } = ship;
  return (
    <li
      class={flying ? 'ship-card' : 'ship-card out'}
      data-explain={`ship ${ship.id}`}
      style={{ '--seat': seatColour(pilot) }}
    >
      <Emblem seat={pilot} size={22} />
      <div>
        <b>{shipName(ship.id)}</b>
        {first && ship.index === 0 && <span class="ship-first">first player</span>}
        <p class="note">
          {[
            conditionWords(ship),
            ...(damageDealt > 0 ? [`${damageDealt} damage dealt`] : []),
            ...(due ? [due] : []),
          ].join(', ')}
        </p>
      </div>
      {stats && (
        <span class="ship-line">
          {STATS.map((stat) => (
            <span key={stat}>
              <Icon svg={STAT_ICONS[stat]} />
              <span class="unseen">{STAT_NAMES[stat]} </span>
              {stats[stat]}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
