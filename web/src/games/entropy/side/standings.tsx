/** The table at the end: places, points, what became of the ships. */
import { Emblem } from '../../../parts/emblem.tsx';
import type { EntropyProps } from '../props.ts';

export function Standings({ props }: { props: EntropyProps }) {
  const { view, seatName } = props;
  const players = view.players.toSorted((a, b) => b.points - a.points);
  return (
    <table class="standings">
      <caption class="caption">How it ended</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          <th scope="col">Built</th>
          <th scope="col">Lost</th>
          <th scope="col">Titanium aboard</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, points, built, lost, out }) => {
          const ships = view.ships.filter((ship) => ship.seat === seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <Emblem seat={seat} size={14} plain /> {seatName(seat)}
                {out !== null && <span class="note">out in era {out}</span>}
              </th>
              <td class="standing-points">{points}</td>
              <td>{built}</td>
              <td>{lost}</td>
              <td>{ships.reduce((sum, { titanium }) => sum + titanium, 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
