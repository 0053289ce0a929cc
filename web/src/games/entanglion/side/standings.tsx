/** How it ended: where the Quantum Power of each fleet came from. */
import { COMPONENT_NAMES, PIRATE_DATA, totalOf } from '@orrery/entanglion/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { type EntanglionProps, nameOf } from '../props.ts';
import { Tokens } from '../tokens.tsx';

export function Standings({ props }: { props: EntanglionProps }) {
  const { view } = props;
  const resourcesDecide = view.ending?.reason === 'resources' || view.ending?.reason === 'tie';
  return (
    <section class="standings">
      <h3 class="panel-title">Where the power came from</h3>
      <div class="standing-columns">
        {view.players.map(({ power, components, pirates, cargo }, seat) => (
          <div key={seat} class={view.ending?.winner === seat ? 'standing winner' : 'standing'}>
            <div class="ledger-name">
              <Emblem seat={seat} size={22} />
              <b>{nameOf(props, seat)}</b>
            </div>
            <p class="standing-total numeral">{power.total}</p>
            <dl>
              <div class="in-sum">
                <dt>{components.length} components</dt>
                <dd>+{power.components}</dd>
              </div>
              <div class="in-sum">
                <dt>{pirates.length} pirates</dt>
                <dd>+{power.pirates}</dd>
              </div>
              {components.map((component) => (
                <div key={component} class="by-name">
                  <dt>{COMPONENT_NAMES[component]}</dt>
                  <dd>+{view.options.componentQp[component]}</dd>
                </div>
              ))}
              {pirates.map((pirate) => (
                <div key={pirate} class="by-name">
                  <dt>{PIRATE_DATA[pirate].name}</dt>
                  <dd>+{view.options.pirateQp}</dd>
                </div>
              ))}
              {power.bonus !== 0 && (
                <div>
                  <dt>By pirates’ deeds</dt>
                  <dd>{power.bonus > 0 ? `+${power.bonus}` : `−${-power.bonus}`}</dd>
                </div>
              )}
              <div class="standing-cargo">
                <dt>
                  Left in cargo{resourcesDecide ? ', which decides' : ''} <Tokens cargo={cargo} size={12} />
                </dt>
                <dd>{totalOf(cargo)}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
