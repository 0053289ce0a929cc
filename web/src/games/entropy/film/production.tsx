/** A Production in numbers: what portals and time add to entropy, and what each player gets. */
import type { EventOf, PortalCheck } from '@orrery/entropy/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { minus, signed } from '../cards.ts';

interface ProductionProps {
  readonly event: EventOf<'produced'>;
  seatName(this: void, seat: number): string;
}

/** "20 + 30, 1 stopped". */
function portalWords(portals: readonly PortalCheck[], seat: number): string {
  const own = portals.filter((portal) => portal.seat === seat);
  const working = own.filter(({ active }) => active).map(({ output }) => output);
  const stopped = own.length - working.length;
  const words = [...(working.length > 0 ? [working.join(' + ')] : []), ...(stopped > 0 ? [`${stopped} stopped`] : [])];
  return words.join(', ') || '–';
}

export function ProductionTable({ event, seatName }: ProductionProps) {
  const { portals, background, entropy, energy } = event;
  const active = portals.filter((portal) => portal.active);
  return (
    <table class="production">
      <caption>
        Entropy {minus(entropy.before)} → <b>{minus(entropy.after)}</b>: portals{' '}
        {signed(active.reduce((sum, { output }) => sum + output, 0))}, background {signed(background)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Portals</th>
          <th scope="col">New energy</th>
        </tr>
      </thead>
      <tbody>
        {energy.map(
          (amount, seat) =>
            amount > 0 && (
              <tr key={seat}>
                <th scope="row">
                  <Emblem seat={seat} size={11} plain /> {seatName(seat)}
                </th>
                <td>{portalWords(portals, seat)}</td>
                <td>
                  <b>+{amount}</b>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
