/** What stands under a ship, in pixels: whose it is, its name, health and altitude, and what could happen to it. */
import { type SeenShip, shipName } from '@orrery/dogfight/client';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';
import type { Level } from '../space/level.ts';
import type { Size } from '../../camera/math.ts';
import { type Side, TOWARDS } from './label-side.ts';
import { widthOf } from './text-width.ts';
import './label.css';

export interface LabelLine {
  readonly words: string;
  readonly danger?: boolean;
}

const SIGN = 15;
const LINE = 16;
const PIP = 9;
/** Above it a number is read faster. */
const MOST_PIPS = 6;

/** Colour, shape and number of a seat, around the origin. */
export function SeatSign({ seat, size }: { seat: number; size: number }) {
  const scale = size / 24;
  const isTriangle = seat % 6 === 1;
  return (
    <g class="seat-sign" style={{ '--seat': seatColour(seat) }} transform={`scale(${scale}) translate(-12 -12)`}>
      <path d={seatShape(seat)} />
      <text x="12" y={isTriangle ? 19.5 : 17.5} style={{ fontSize: isTriangle ? '13px' : '16px' }}>
        {seat + 1}
      </text>
    </g>
  );
}

interface LabelProps {
  readonly ship: SeenShip;
  readonly level: Level;
  readonly lines?: readonly LabelLine[];
  /** It has done its part of the stage. */
  readonly done?: boolean;
  /** Nobody's name: only the sign, while ghosts need the room. */
  readonly brief?: boolean;
  readonly side: Side;
}

const isNamedIn = ({ level, brief, lines = [] }: Omit<LabelProps, 'side'>): boolean =>
  (level === 'near' && !brief) || lines.length > 0;

const nameWidthOf = (label: Omit<LabelProps, 'side'>): number =>
  isNamedIn(label) ? SIGN + 5 + widthOf(shipName(label.ship.id), 14) + (label.done ? 17 : 0) : SIGN;

/** In pixels. */
export function labelSize(label: Omit<LabelProps, 'side'>): Size {
  const { ship, lines = [], brief } = label;
  const widths = [nameWidthOf(label), conditionWidth(ship), ...lines.map(({ words }) => widthOf(words, 13))];
  return { width: Math.max(...widths) + 18, height: (brief ? 18 : 34) + lines.length * LINE };
}

/** Its origin is where the ship is nearest. */
function offsetOf(side: Side, { width, height }: Size): string | undefined {
  if (side === 'below') return undefined;
  const [right, down] = TOWARDS[side];
  const top = down > 0 ? 0 : down < 0 ? -height - 3 : -height / 2;
  return `translate(${(right * width) / 2} ${top})`;
}

export function Label(label: LabelProps) {
  const { ship, lines = [], done, brief, side } = label;
  const isNamed = isNamedIn(label);
  const name = shipName(ship.id);
  const nameWidth = nameWidthOf(label);
  const left = -nameWidth / 2;
  const condition = conditionWidth(ship);
  const { width, height } = labelSize(label);
  return (
    <g
      class="ship-label"
      data-clear=""
      style={{ '--seat': seatColour(ship.pilot) }}
      transform={offsetOf(side, { width, height })}
    >
      {lines.length > 0 && <rect class="label-plate" x={-width / 2} y={-3} width={width} height={height + 6} rx={6} />}
      <g transform={`translate(${left + SIGN / 2} 9)`}>
        <SeatSign seat={ship.pilot} size={SIGN} />
      </g>
      {isNamed && (
        <text class="label-name" x={left + SIGN + 5} y={14}>
          {name}
        </text>
      )}
      {isNamed && done && <path class="label-done" d={`M${left + nameWidth - 11} 9l3 3.2 6-6.4`} />}
      {!brief && <Condition ship={ship} y={isNamed ? 22 : 19} width={condition} />}
      {lines.map(({ words, danger }, at) => (
        <text key={words} class={danger ? 'label-line danger' : 'label-line'} y={(brief ? 20 : 36) + 12 + at * LINE}>
          {words}
        </text>
      ))}
    </g>
  );
}

const altitudeWords = ({ altitude }: SeenShip): string => (altitude > 0 ? `alt ${altitude}` : '');

function pipsWidth({ stats }: SeenShip): number {
  return !stats ? 0 : stats.health > MOST_PIPS ? 26 : stats.health * (PIP + 2) - 2;
}

function conditionWidth(ship: SeenShip): number {
  const words = altitudeWords(ship);
  return pipsWidth(ship) + (words === '' ? 0 : 6 + widthOf(words, 12));
}

function Condition({ ship, y, width }: { ship: SeenShip; y: number; width: number }) {
  const { stats, health } = ship;
  if (!stats) return null;
  const left = -width / 2;
  return (
    <g transform={`translate(${left} ${y})`}>
      {stats.health > MOST_PIPS ? (
        <text class="label-small" y={8}>
          {health}/{stats.health}
        </text>
      ) : (
        Array.from({ length: stats.health }, (_, at) => (
          <rect
            key={at}
            class={at < health ? 'label-pip' : 'label-pip lost'}
            x={at * (PIP + 2) + 0.5}
            y={0.5}
            width={PIP - 1}
            height={6}
            rx={1.5}
          />
        ))
      )}
      {ship.altitude > 0 && (
        <text class="label-small" x={pipsWidth(ship) + 6} y={8}>
          {altitudeWords(ship)}
        </text>
      )}
    </g>
  );
}
