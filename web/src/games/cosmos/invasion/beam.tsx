/** A balance: the heavier side sinks. Dots show where the cursor's card would bring it. */
import type { Seat } from '@orrery/kernel';
import { seatColour, seatShape } from '../../../parts/emblem.tsx';

interface BeamProps {
  readonly left: number;
  readonly right: number;
  readonly meant: readonly [left: number, right: number] | undefined;
  readonly seats: readonly [Seat, Seat];
  readonly words: string;
}

const ARM = 120;
const STEEPEST = 9;
const tilt = (left: number, right: number): number => Math.max(-STEEPEST, Math.min(STEEPEST, (right - left) * 1.6));

const end = (angle: number, arm: number): string => {
  const radians = (angle * Math.PI) / 180;
  return `${(arm * Math.cos(radians)).toFixed(1)} ${(arm * Math.sin(radians)).toFixed(1)}`;
};

export function Beam({ left, right, meant, seats, words }: BeamProps) {
  const angle = tilt(left, right);
  return (
    <div class="beam">
      <svg viewBox="-160 -34 320 84" aria-hidden="true">
        {meant && <path class="beam-meant" d={`M${end(tilt(...meant), -ARM)}L${end(tilt(...meant), ARM)}`} />}
        <path class="beam-arm" d={`M${end(angle, -ARM)}L${end(angle, ARM)}`} />
        {seats.map((seat, at) => (
          <g key={at} transform={`translate(${end(angle, at === 0 ? -ARM : ARM)})`}>
            <path class="beam-pan" d="M0 0L-17 21H17Z" />
            <path d={seatShape(seat)} transform="translate(-6 7) scale(.5)" style={{ fill: seatColour(seat) }} />
          </g>
        ))}
        <path class="beam-foot" d="M0 0V28M-32 28H32" />
        <circle class="beam-pin" r="4" />
      </svg>
      <p>{words}</p>
    </div>
  );
}
