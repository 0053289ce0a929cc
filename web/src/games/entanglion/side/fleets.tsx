/** Both fleets in words and tokens: on a phone, where the seats have one line only. */
import { COMPONENT_NAMES, POSITION_DATA, PLANET_DATA } from '@orrery/entanglion/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { Control } from '../cards/control.tsx';
import { explained } from '../physics/chosen.ts';
import { nameOf, type EntanglionProps } from '../props.ts';
import { Tokens } from '../tokens.tsx';
import { pirateShort } from './outposts.tsx';

export function FleetsInWords({ props }: { props: EntanglionProps }) {
  return (
    <div class="fleet-cards">
      {props.view.players.map((player, seat) => (
        <section key={seat} class="fleet-card">
          <header class="panel-head">
            <Emblem seat={seat} size={20} />
            <b>{nameOf(props, seat)}</b>
            <span class="panel-note">
              {POSITION_DATA[player.position].planets.map((planet) => PLANET_DATA[planet].name).join(' and ')}
            </span>
            <span class="panel-note right">
              <b class="numeral">{player.power.total}</b> Quantum Power
            </span>
          </header>
          <p class="fleet-line">
            Cargo {player.cargo.reduce((sum, count) => sum + count, 0)} of {player.capacity}{' '}
            <Tokens cargo={player.cargo} size={13} />
          </p>
          <Control props={props} seat={seat} small />
          {player.pirates.length > 0 && (
            <div class="pirates">
              {player.pirates.map((pirate) => (
                <button
                  key={pirate}
                  type="button"
                  class="pirate"
                  data-explain={`pirate ${pirate}`}
                  onClick={() => (explained.value = { kind: 'pirate', pirate })}
                >
                  {pirateShort(pirate)}
                </button>
              ))}
            </div>
          )}
          {player.components.length > 0 && (
            <p class="fleet-line">{player.components.map((component) => COMPONENT_NAMES[component]).join(', ')}</p>
          )}
        </section>
      ))}
    </div>
  );
}
