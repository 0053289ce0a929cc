/** The rings behind the first page: a world for every game, each on its own orbit. */
import { faceOf } from '../games/registry.ts';
import { ticksPath } from '../parts/dial.tsx';

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const ORBITS = [244, 218, 192, 166, 140, 114, 88];
/** Where the worlds stand, in degrees below the horizon, so that none hides behind the heading. */
const PLACES = [34, 112, 62, 138, 84, 62, 98];

export function Planetarium({ games }: { games: readonly string[] }) {
  return (
    <svg class="planetarium" viewBox="-280 -60 560 320" aria-hidden="true">
      {ORBITS.map((radius) => (
        <g key={radius} class="orbit">
          <circle r={radius} />
          <path d={ticksPath(radius, radius, 4)} />
        </g>
      ))}
      {games.slice(0, ORBITS.length).map((game, at) => {
        const angle = ((PLACES[at] ?? 0) * Math.PI) / 180;
        const [x, y] = [Math.cos(angle) * (ORBITS[at] ?? 0), Math.sin(angle) * (ORBITS[at] ?? 0)];
        return (
          <g key={game} class="world">
            <line x1="0" y1="0" x2={x} y2={y} />
            <circle cx={x} cy={y} r="7" style={{ fill: faceOf(game).accent }} />
            <text x={x + 14} y={y}>
              {NUMERALS[at]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
