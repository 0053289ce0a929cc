/** Reading the board: the signs of space, small. */
import type { DogfightView } from '@orrery/dogfight/client';
import type { ComponentChildren } from 'preact';
import type { LegendLine } from '../board.ts';
import { CostMarks } from './flying/cost-bars.tsx';
import { OCTAGON } from './space/paths.ts';
import { DART } from './ships/token.tsx';
import './flying/ghosts.css';
import './ships/token.css';

const BOX = '-3600 -3600 7200 7200';

function ShipSign({ rims }: { rims: number }) {
  return (
    <svg class="dogfight-sign" viewBox={BOX} width="28" height="28" aria-hidden="true">
      <g class="craft" style={{ '--seat': 'var(--seat-1)' }}>
        {Array.from({ length: rims }, (_, at) => (
          <path
            key={at}
            class="craft-rim"
            d={OCTAGON}
            transform={`translate(${(rims - at) * 420} ${(rims - at) * 420})`}
          />
        ))}
        <path class="craft-plate" d={OCTAGON} />
        <path class="craft-dart" d={DART} transform="rotate(-45)" />
      </g>
    </svg>
  );
}

function GhostSign({ state, children }: { state: string; children?: ComponentChildren }) {
  return (
    <svg class="dogfight-sign" viewBox="-15 -15 30 30" width="28" height="28" aria-hidden="true">
      <g class={`ghost ${state}`}>
        <path class="ghost-plate" d={OCTAGON} transform="scale(.0042)" />
        {children}
      </g>
    </svg>
  );
}

function ArcSign() {
  return (
    <svg class="dogfight-sign" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path class="legend-arc" d="M3 14L25 3.5A24 24 0 0 1 25 24.5Z" />
      <path class="legend-strip" d="M3 12.5H27M3 15.5H27" />
    </svg>
  );
}

/** By the dice for a target between the lines. */
const ARC_WORDS = [
  'Firing arc',
  'Firing arc; lined up between the lines: one die more',
  'Firing arc; lined up between the lines: two dice more',
  'Firing arc; lined up between the lines: three dice more',
];

export const legend = ({ settings }: DogfightView): readonly LegendLine[] => [
  { sign: <ShipSign rims={0} />, words: 'Ship; the dart is its nose' },
  { sign: <ShipSign rims={2} />, words: 'Altitude 2: speed stored' },
  {
    sign: (
      <GhostSign state="">
        <CostMarks speed={2} tokens={0} />
      </GhostSign>
    ),
    words: 'Can fly there; bars are the speed it costs',
  },
  { sign: <GhostSign state="lost" />, words: 'Off the board: lost' },
  { sign: <ArcSign />, words: ARC_WORDS[settings.linedUpDice] ?? '' },
];
