/** Both fleets: single ships outside, one plate for both inside Entanglion; and ghosts where they could be. */
import { type Color, COLORS, type Inner, type PositionId, POSITION_DATA } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { Point } from '../../camera/math.ts';
import { Tag } from '../../tag.tsx';
import { berthOf, type Chart, plateAt } from './geometry.ts';
import type { Ghost, MapNow } from './now.ts';
import { hullOf, shipClass, shipLetter } from './ship-shapes.ts';
import './ships.css';

function ShipSign({ seat, color }: { seat: Seat; color: Color }) {
  return (
    <g class={`ship-sign ${shipClass(seat, color)}`}>
      <path d={hullOf(seat, color)} />
      <text y="5">{shipLetter(seat, color)}</text>
    </g>
  );
}

const scaleOf = ({ r }: Chart): number => r / 25.5;

const move = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** How far around a ship's own ring the ivory one is that says: this fleet. */
const AROUND = 2.6;

function Plate({ chart, at, seat, look }: { chart: Chart; at: Point; seat: Seat; look: string }) {
  const rect = (kind: string, more: number) => {
    const [width, height] = [chart.r * 2.24 + 2 * more, chart.r * 1.4 + 2 * more];
    return (
      <rect
        class={kind}
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={chart.r * 0.2 + more}
      />
    );
  };
  return (
    <>
      {look === 'acting' && rect('acting-ring', AROUND)}
      {rect(`plate seat-${seat} ${look}`, 0)}
    </>
  );
}

/** From a plate to its planet: there may be another one as near. */
function Lead({ chart, planet, seat }: { chart: Chart; planet: Inner; seat: Seat }) {
  const [from, to] = [plateAt(chart, planet, seat), chart.places[planet]];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const edge = chart.r / Math.hypot(dx, dy);
  return <line class={`plate-lead seat-${seat}`} x1={from.x} y1={from.y} x2={to.x + dx * edge} y2={to.y + dy * edge} />;
}

export function Fleets({ now }: { now: MapNow }) {
  return (
    <g class="fleets" aria-hidden="true">
      {now.props.view.players.map(({ position }, seat) => (
        <Fleet key={seat} now={now} seat={seat} position={position} />
      ))}
    </g>
  );
}

function Fleet({ now, seat, position }: { now: MapNow; seat: Seat; position: PositionId }) {
  const { chart, acting } = now;
  const { joint } = POSITION_DATA[position];
  const look = acting === seat ? 'acting' : '';
  const scale = scaleOf(chart);
  return (
    <g class={`fleet ${look}`} data-piece={`fleet ${seat}`} data-explain={`fleet ${seat}`}>
      {joint && (
        <g data-piece={`plate ${seat}`}>
          <Lead chart={chart} planet={joint} seat={seat} />
          <Plate chart={chart} at={plateAt(chart, joint, seat)} seat={seat} look={look} />
        </g>
      )}
      {COLORS.map((color) => {
        const { at } = berthOf(chart, position, seat, color);
        return (
          <g key={color} transform={move(at)} data-clear>
            <g data-piece={`ship ${seat} ${color}`}>
              {!joint && look && <circle class="acting-ring" r={chart.r * 0.66 + AROUND} />}
              {!joint && <circle class={`berth seat-${seat} ${look}`} r={chart.r * 0.66} />}
              <g transform={`scale(${scale * (joint ? 1 : 0.86)})`}>
                <ShipSign seat={seat} color={color} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where the fleet would be: dashed brass with the number of its button, or dotted ivory where it is only told. */
export function Ghosts({ now }: { now: MapNow }) {
  return (
    <g class="ghosts">
      {now.ghosts.map((ghost) => (
        <GhostFleet key={ghost.to} now={now} ghost={ghost} />
      ))}
    </g>
  );
}

/**
 * Where the number of a ghost stands, in radii. Of a single ship on its own side, so that the other one is seen, and below where
 * ships stand below their planet, whose name is above.
 */
function tagAt(to: PositionId, color: Color | undefined): readonly [x: number, y: number] {
  const { joint, ...at } = POSITION_DATA[to];
  if (joint || !color) return [1.1, -0.66];
  const planet = at[color];
  return [color === 'red' ? -0.6 : 0.6, planet === 'plus' || planet === 'zero' ? 0.66 : -0.66];
}

function GhostFleet({ now, ghost }: { now: MapNow; ghost: Ghost }) {
  const { chart, props } = now;
  const { seat, from, to, choice } = ghost;
  const { joint } = POSITION_DATA[to];
  const look = choice ? `legal${choice.cursor ? ' cursor' : ''}` : 'told';
  const changed = COLORS.filter((color) => joint || POSITION_DATA[from][color] !== POSITION_DATA[to][color]);
  const scale = scaleOf(chart);
  const spots = changed.map((color) => ({ color, at: berthOf(chart, to, seat, color).at }));
  const [dx, dy] = tagAt(to, spots[0]?.color);
  const corner = joint ? plateAt(chart, joint, seat) : spots[0]?.at;
  return (
    <g
      class={`ghost ${look}`}
      {...(choice && {
        onClick: () => props.onChoose(choice.action),
        onPointerMove: () => props.onPoint(choice.action),
      })}
    >
      {joint && <Plate chart={chart} at={plateAt(chart, joint, seat)} seat={seat} look={look} />}
      {spots.map(({ color, at }) => (
        <g key={color} transform={move(at)}>
          {!joint && <circle class={`berth ${look}`} r={chart.r * 0.66} />}
          <g transform={`scale(${scale * (joint ? 1 : 0.86)})`}>
            <ShipSign seat={seat} color={color} />
          </g>
        </g>
      ))}
      {choice && corner && (
        <g transform={`translate(${corner.x + chart.r * dx} ${corner.y + chart.r * dy})`}>
          <Tag digit={choice.digit} cursor={choice.cursor} r={chart.small ? 9 : 11} />
        </g>
      )}
    </g>
  );
}
