/** What the signs beside a pirate mean: one line below its cards. */
import heart from 'lucide-static/icons/heart.svg?raw';
import octagon from 'lucide-static/icons/octagon.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import { Icon } from '../../parts/icon.tsx';
import './unit-legend.css';

export function UnitLegend() {
  return (
    <p class="unit-legend" aria-hidden="true">
      <span>
        <Icon svg={heart} /> health
      </span>
      <span>
        <Icon svg={square} /> damage to turrets
      </span>
      <span>
        <Icon svg={octagon} /> to traps
      </span>
    </p>
  );
}
