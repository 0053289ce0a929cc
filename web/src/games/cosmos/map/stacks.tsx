/** Stacks: shape, colour and number of a seat, and a layer for each ship below the first. */
import type { Seat } from '@orrery/kernel';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';
import { placeOf } from './geometry.ts';
import type { MapNow } from './now.ts';
import { dimOf } from './sites.tsx';
import './stacks.css';

/** More layers than this do not tell more. */
const LAYERS_MOST = 4;
const STEP = 3.2;

interface StackSignProps {
  readonly seat: Seat;
  readonly ships: number;
  /** Edge of the sign. */
  readonly size?: number;
}

/** Around the origin. */
export function StackSign({ seat, ships, size = 31 }: StackSignProps) {
  const scale = size / 24;
  const layers = Math.min(LAYERS_MOST, ships) - 1;
  const triangle = seat % 6 === 1;
  return (
    <g class="stack-sign" style={{ '--seat': seatColour(seat) }} transform={`translate(0 ${-layers * STEP * 0.5})`}>
      {Array.from({ length: layers }, (_, at) => (
        <path
          key={at}
          class="stack-layer"
          d={seatShape(seat)}
          transform={`translate(${-size / 2} ${-size / 2 + (layers - at) * STEP}) scale(${scale})`}
        />
      ))}
      <path class="stack-top" d={seatShape(seat)} transform={`translate(${-size / 2} ${-size / 2}) scale(${scale})`} />
      <text
        class="stack-number"
        y={triangle ? size * 0.17 : 0.5}
        style={{ fontSize: `${(size * (triangle ? 0.5 : 0.6)).toFixed(1)}px` }}
      >
        {ships}
      </text>
    </g>
  );
}

export function Stacks({ now }: { now: MapNow }) {
  const { lattice, props } = now;
  const { view } = props;
  const guest = view.players.findIndex(({ abilities }) => abilities.includes('infest'));
  return (
    <g class="stacks" aria-hidden="true">
      {view.stacks.map(({ site, owner, ships, attached }) => {
        const { x, y } = placeOf(lattice, site);
        return (
          <g
            key={site}
            data-piece={`stack ${site}`}
            data-owner={owner}
            data-clear
            class={dimOf(now, site)}
            transform={`translate(${x} ${y})`}
          >
            <g class="piece-move">
              <StackSign seat={owner} ships={ships} />
              {attached > 0 && (
                <g class="attached" transform="translate(17 -15)">
                  <StackSign seat={Math.max(0, guest)} ships={attached} size={17} />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
