/** The hex under the mouse or the finger in words: what it is, what it does, who is there. */
import { type SeenShip, shipName } from '@orrery/entropy/client';
import { minus } from '../cards.ts';
import { count, directionWords, nextOf, tileNow, tileRule, tileTitle } from '../words.ts';
import { keyOf } from './geometry.ts';
import { type MapNow, tileInHand } from './now.ts';
import './plate.css';

export function Plate({ now }: { now: MapNow }) {
  const { looked, pieces, marks, props } = now;
  if (!looked) return null;
  const { view } = pieces;
  const seen = pieces.tileAt(looked);
  const lit = marks.hexes.get(keyOf(looked));
  const inHand = tileInHand(props);
  if (!seen && !lit) return null;
  const state = seen ? tileNow(view, seen, props.seatName) : '';
  return (
    <div class="hex-plate" aria-hidden="true">
      <p class="plate-title">{seen ? tileTitle(seen) : (lit?.words ?? 'Void')}</p>
      {seen && <p>{tileRule(view, seen.tile)}</p>}
      {state && <p class="plate-now">Now {state}.</p>}
      {!seen && inHand && <p>{tileRule(view, inHand)}</p>}
      {pieces.shipsAt(looked).map((ship) => (
        <ShipLine key={shipName(ship.seat, ship.nr)} ship={ship} name={props.seatName(ship.seat)} />
      ))}
      {pieces.tokensAt(looked).map((token) => {
        const next = nextOf(view, token).map(({ seat, nr }) => shipName(seat, nr));
        const whom = next.length > 0 ? `, towards ${next.join(' and ')}` : '';
        const effect =
          token.kind === 'laser' ? `takes ${view.settings.laserDamage} energy` : 'pushes whom it meets one tile';
        return (
          <p key={token.serial}>
            <b>{token.kind === 'laser' ? 'Laser' : 'Wave'}</b> flies {directionWords(token.heading)} one hex a round
            {whom}; {effect}.
          </p>
        );
      })}
    </div>
  );
}

function ShipLine({ ship, name }: { ship: SeenShip; name: string }) {
  const { seat, nr, energy, titanium, cards } = ship;
  const left = cards === null || cards === 0 ? '' : `, ${count(cards, 'card')} to play`;
  return (
    <p>
      <b>{shipName(seat, nr)}</b> of {name}: {minus(energy)} energy, {titanium} titanium{left}
      {energy <= 1 && <span class="plate-danger"> – one laser destroys it</span>}
    </p>
  );
}
