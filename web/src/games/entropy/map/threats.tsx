/** The side of a hex that a rival could come from. */
import { ownShips } from '../plan/draft.ts';
import { hexPoint, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import './threats.css';

const corner = (side: number, by: number) => {
  const angle = ((side * 60 + by) * Math.PI) / 180;
  return `${(Math.cos(angle) * R * 0.955).toFixed(1)} ${(Math.sin(angle) * R * 0.955).toFixed(1)}`;
};

export function Threats({ now: { threats, plan } }: { now: MapNow }) {
  if (!plan) return null;
  return (
    <g aria-hidden="true">
      {threats.map(({ nr, by, side }) => {
        const ship = ownShips(plan.view).find((own) => own.nr === nr);
        if (!ship) return null;
        const { x, y } = hexPoint(ship);
        return (
          <path
            key={`${nr} ${by.seat} ${by.nr}`}
            class="threat-side"
            d={`M${corner(side, -30)}L${corner(side, 30)}`}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}
