/** What is privately yours: the hand. On smaller screens the aliens and the bank stand here as well. */
import { IN_SHEET, PHONE, useMedia } from '../../parts/use-media.ts';
import { Aliens } from './aliens/aliens.tsx';
import { Bank } from './bank.tsx';
import { Hand, HandList } from './cards/hand.tsx';
import { LastInvasion } from './invasion/last.tsx';
import type { CosmosProps } from './props.ts';
import './tray.css';

export function Tray(props: CosmosProps) {
  const phone = useMedia(PHONE);
  const inSheet = useMedia(IN_SHEET);
  const { view, viewer } = props;
  const plays = typeof viewer === 'number' && view.round > 0;
  if (phone)
    return (
      <div class="cosmos-tray">
        {plays && <HandList props={props} />}
        <LastInvasion props={props} />
        <Aliens props={props} />
        <Bank props={props} />
      </div>
    );
  if (!plays && !inSheet) return null;
  return (
    <div class="cosmos-tray">
      {plays && <Hand props={props} />}
      {inSheet && (
        <details class="tray-more">
          <summary>Aliens, bank and the last invasion</summary>
          <LastInvasion props={props} />
          <Aliens props={props} />
          <Bank props={props} />
        </details>
      )}
    </div>
  );
}
