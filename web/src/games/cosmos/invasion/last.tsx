/** The invasion before, for whoever blinked: both cards, both sums as far as they are known, who won. */
import { cardName, SIDES } from '@orrery/cosmos/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { type CosmosProps, labelOf, nameOf } from '../props.ts';
import './last.css';

export function LastInvasion({ props }: { props: CosmosProps }) {
  const { last } = props.view;
  if (!last) return null;
  const winner = last.winner && last[last.winner].seat;
  return (
    <section class="last-invasion" aria-label="The last invasion">
      <h3 class="caption">The last invasion, of {labelOf(props.view, last.defender.site)}</h3>
      <ul>
        {SIDES.map((side) => {
          const { seat, card, reinforcements } = last[side];
          return (
            <li key={side}>
              <Emblem seat={seat} size={14} plain />
              <span>
                {nameOf(props, seat)} {side === 'attacker' ? 'attacked' : 'defended'} with{' '}
                {card === null ? <b>an improvised attack</b> : <b data-explain={`card ${card}`}>{cardName(card)}</b>}
                {reinforcements.map((each) => (
                  <span key={each}>
                    , <span data-explain={`card ${each}`}>{cardName(each)}</span>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
        <li class="last-result">
          {winner === null ? 'No one won.' : `${nameOf(props, winner)} won.`}
          {last.withdrew && ' The loser got away.'}
          {last.lost > 0 && ` ${last.lost} ${last.lost === 1 ? 'ship was' : 'ships were'} lost.`}
        </li>
      </ul>
    </section>
  );
}
