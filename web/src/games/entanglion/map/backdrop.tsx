/** What only adorns and orders: the ring with its ticks, and the names of the galaxies. */
import type { Galaxy } from '@orrery/entanglion/client';
import type { Point } from '../../camera/math.ts';
import type { Chart } from './geometry.ts';
import { KEY_BELOW, noteAt } from './paths.tsx';

const TICKS = 96;

function ticks({ centre, rx, ry }: Chart): string {
  return Array.from({ length: TICKS }, (_, at) => {
    const angle = (at / TICKS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const long = at % 4 === 0 ? 1.275 : 1.25;
    const on = (part: number) =>
      `${(centre.x + rx * part * sin).toFixed(1)} ${(centre.y - ry * ringY(part) * cos).toFixed(1)}`;
    return `M${on(1.225)}L${on(long)}`;
  }).join('');
}

/** The ring is a little flatter than that of the planets, so that names fit above and below. */
const ringY = (part: number): number => 1 + (part - 1) * 0.62;

/** Faint stars, always the same. */
const STARS = Array.from(
  { length: 34 },
  (_, at) => [(at * 0.6180339 + 0.07) % 1, (at * 0.7548777 + 0.31) % 1] as const,
);

export function Backdrop({ chart }: { chart: Chart }) {
  const { centre, rx, ry, width, height } = chart;
  return (
    <g class="backdrop" aria-hidden="true">
      {STARS.map(([x, y], at) => (
        <circle key={at} class="speck" cx={x * width} cy={y * height} r={at % 5 === 0 ? 1.1 : 0.7} />
      ))}
      <ellipse class="ring-field" cx={centre.x} cy={centre.y} rx={rx * 1.22} ry={ry * ringY(1.22)} />
      <ellipse class="ring-inner" cx={centre.x} cy={centre.y} rx={rx} ry={ry} />
      <path class="ring-ticks" d={ticks(chart)} />
    </g>
  );
}

const NAMES: Readonly<Record<Galaxy, string>> = {
  centarious: 'CENTARIOUS',
  superious: 'SUPERIOUS',
  entanglion: 'ENTANGLION',
};

function namePlaces(chart: Chart): Readonly<Record<Galaxy, Point>> {
  const { places, centre, r, small } = chart;
  const above = places.one.y - r * (small ? 3.45 : 2.9);
  return {
    // On a low stage the notes in the corner come down as far.
    centarious: {
      x: places.one.x + r * (small ? 1.9 : 1.1),
      y: small ? Math.max(above, noteAt(chart).y + KEY_BELOW + 14) : above,
    },
    superious: {
      x: places.plus.x + (places.minus.x - places.plus.x) * (small ? 0.46 : 0.5),
      y: places.plus.y + r * (small ? 0.1 : 0.75),
    },
    entanglion: centre,
  };
}

export function Galaxies({ chart }: { chart: Chart }) {
  const at = namePlaces(chart);
  return (
    <g class="galaxies" aria-hidden="true">
      {(Object.keys(NAMES) as Galaxy[]).map((galaxy) => (
        <text
          key={galaxy}
          class={`galaxy-name ${galaxy}`}
          data-explain={`galaxy ${galaxy}`}
          x={at[galaxy].x}
          y={at[galaxy].y}
        >
          {NAMES[galaxy]}
        </text>
      ))}
    </g>
  );
}
