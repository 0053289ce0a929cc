/** The programs as they lie in Chaos: own cards open, those of others face down with their number. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import { Icon } from '../../../parts/icon.tsx';
import { CardBacks } from '../card.tsx';
import { energyOf, faceOf, fullName } from '../cards.ts';
import type { EntropyProps } from '../props.ts';
import { count } from '../words.ts';
import { ShipSign } from './ship-sign.tsx';

export function Running({ props, title }: { props: EntropyProps; title: string }) {
  const { view } = props;
  // While others plan there is nothing to be told of them.
  const ships = view.ships.filter(({ cards }) => cards !== null && cards > 0);
  if (ships.length === 0) return null;
  return (
    <section class="running">
      <h3 class="caption">{title}</h3>
      <ul>
        {ships.map((ship) => (
          <li key={shipName(ship.seat, ship.nr)}>
            <ShipSign seat={ship.seat} size={18} />
            <b data-explain={`ship ${shipName(ship.seat, ship.nr)}`}>{shipName(ship.seat, ship.nr)}</b>
            {ship.program ? <OpenCards ship={ship} props={props} /> : <Backs cards={ship.cards ?? 0} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Backs({ cards }: { cards: number }) {
  return (
    <>
      <CardBacks count={cards} />
      <span class="running-note">{count(cards, 'card')} face down</span>
    </>
  );
}

function OpenCards({ ship, props }: { ship: SeenShip; props: EntropyProps }) {
  let left = ship.energy;
  return (
    <span class="running-cards">
      {ship.program?.map((card, at) => {
        const { sign } = faceOf(card);
        const cost = energyOf(props.view.settings, card);
        const short = cost > left;
        if (!short) left -= cost;
        return (
          <span key={at} class={short ? 'running-card short' : 'running-card'} data-explain={`card ${card}`}>
            <Icon svg={sign} />
            <span>{fullName(card)}</span>
          </span>
        );
      })}
    </span>
  );
}
