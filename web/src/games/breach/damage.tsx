/** What a pirate does to turrets (squares) and to traps (octagons). */
import { pirateDataOf, type PirateType } from '@orrery/breach/client';
import octagon from 'lucide-static/icons/octagon.svg?raw';
import square from 'lucide-static/icons/square.svg?raw';
import { Icon } from '../../parts/icon.tsx';
import './damage.css';

export function Damage({ type }: { type: PirateType }) {
  const { endurance, security } = pirateDataOf(type);
  return (
    <span class="damage">
      <Icon svg={square} />
      {endurance} <Icon svg={octagon} />
      {security}
    </span>
  );
}
