/** A Production in numbers: what portals and time add to entropy, and what each player gets. */
import type { EventOf, PortalCheck } from '@orrery/entropy/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { minus, signed } from '../cards.ts';
import { count } from '../words.ts';

interface ProductionProps {
  readonly event: EventOf<'produced'>;
  seatName(this: void, seat: number): string;
}

/** "80 + portals 20 + 30, 1 portal stopped": what adds up to the new energy. */
export function sourceWords(portals: readonly PortalCheck[], seat: number, energy: number): string {
  const own = portals.filter((portal) => portal.seat === seat);
  const working = own.filter(({ active }) => active).map(({ output }) => output);
  const free = energy - working.reduce((sum, output) => sum + output, 0);
  const stopped = own.length - working.length;
  const sum = [
    ...(free > 0 ? [String(free)] : []),
    ...(working.length > 0 ? [`${working.length === 1 ? 'portal' : 'portals'} ${working.join(' + ')}`] : []),
  ].join(' + ');
  return stopped > 0 ? `${sum}, ${count(stopped, 'portal')} stopped` : sum;
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
          <th scope="col">New energy</th>
          <th scope="col">From</th>
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
                <td>
                  <b>+{amount}</b>
                  <span class="production-word"> energy:</span>
                </td>
                <td>{sourceWords(portals, seat, amount)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
