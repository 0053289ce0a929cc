/** Settlers of the Cosmos on its plate: a corner of the lattice, some colonies, and a stack that sets out. */
import type { GameFace } from '../board.ts';
import './face.css';

const UNIT = 46;
const at = (a: number, b: number): readonly [x: number, y: number] => [
  UNIT * (a + b / 2),
  (UNIT * b * Math.sqrt(3)) / 2,
];
const isCircle = (a: number, b: number): boolean => (a - b) % 3 === 0;

const POINTS: (readonly [a: number, b: number])[] = [];
for (let b = -4; b <= 4; b++)
  for (let a = -5; a <= 5; a++) {
    const [x, y] = at(a, b);
    if (Math.abs(x) <= 118 && Math.abs(y) <= 156) POINTS.push([a, b]);
  }

const around: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
];
const LINKS = POINTS.flatMap(([a, b]) =>
  around
    .filter(([da, db]) => POINTS.some(([x, y]) => x === a + da && y === b + db))
    .map(
      ([da, db]) =>
        `M${at(a, b)
          .map((n) => n.toFixed(1))
          .join(' ')}L${at(a + da, b + db)
          .map((n) => n.toFixed(1))
          .join(' ')}`,
    ),
).join('');

/** Who holds which planet. */
const HELD: Readonly<Record<string, number>> = { '0,0': 1, '1,-2': 4, '-1,2': 3, '-2,1': 1, '2,-1': 2 };
const KINDS = ['v', 'g', 'm'];

function Picture() {
  const [fx, fy] = at(1, 0);
  return (
    <svg class="picture" viewBox="-121 -156 242 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="face-links" d={LINKS} />
      {POINTS.map(([a, b], nr) => {
        const [x, y] = at(a, b);
        if (!isCircle(a, b)) return <circle key={nr} class="face-corner" cx={x} cy={y} r="3.5" />;
        const seat = HELD[`${a},${b}`];
        return (
          <g key={nr} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle
              class="face-planet"
              r="18"
              style={{ stroke: `var(--mark-planet-${KINDS[Math.abs((a - b) / 3 + 2 * b) % 3]})` }}
            />
            {seat !== undefined && <circle r="10.5" style={{ fill: `var(--seat-${seat})` }} />}
          </g>
        );
      })}
      <circle class="face-stack" cx={fx} cy={fy} r="11" />
      <path class="face-arrow" d={`M${fx + 12} ${fy - 12}q26 -22 12 -48m-7 8l7 -9l8 8`} />
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-cosmos)', Picture };
