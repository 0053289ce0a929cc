/** What is privately yours, where the answers do not show it already; on a phone also what wider screens have beside. */
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { DEALT } from './answers/answers.tsx';
import { Deal } from './answers/deal.tsx';
import { askedOf, type EntanglionProps, seatOf } from './props.ts';
import { Outposts } from './side/outposts.tsx';
import { Piles } from './side/piles.tsx';
import { Supply } from './side/supply.tsx';
import { FleetsInWords } from './side/fleets.tsx';

export function Tray(props: EntanglionProps) {
  const phone = useMedia(PHONE);
  const asked = askedOf(props);
  if (phone)
    return (
      <div class="entanglion-side fleets-tab">
        {asked === undefined || !DEALT.includes(asked) ? <Deal props={props} /> : null}
        <FleetsInWords props={props} />
        <Supply props={props} />
        <Outposts props={props} />
        <Piles props={props} />
      </div>
    );
  if (seatOf(props) === undefined || props.view.phase === 'over') return null;
  return asked !== undefined && DEALT.includes(asked) ? null : <Deal props={props} />;
}
