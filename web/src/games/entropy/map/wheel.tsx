/** Six arrows around the tile of a new ship: which way it faces. */
import type { Hex } from '@orrery/entropy/client';
import { useEffect } from 'preact/hooks';
import { seatColour } from '../../../parts/emblem.tsx';
import { Pin } from '../../camera/view.tsx';
import { askedOf, type Choice } from '../props.ts';
import { directionWords } from '../words.ts';
import { ahead, angleOf, hexPoint } from './geometry.ts';
import type { MapNow } from './now.ts';
import { HULL } from './ships.tsx';
import './wheel.css';

/** In pixels: a finger must be able to hit each arrow. */
const REACH = 56;
const HALF = 22;

export function Wheel({ now }: { now: MapNow }) {
  const question = askedOf(now.props, 'chooseFacing');
  const { camera } = now;
  const at = question?.at;
  const place = at && `${at.q},${at.r}`;
  useEffect(() => {
    if (!at) return;
    const { x, y } = hexPoint(at);
    const half = (REACH + HALF) * camera.unit.peek();
    camera.reveal({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });
    // The place in words: a new view has a new object for the same hex.
  }, [camera, place]);
  return at && question ? <Arrows now={now} at={at} seat={question.seat} /> : null;
}

function Arrows({ now, at, seat }: { now: MapNow; at: Hex; seat: number }) {
  const { x, y } = hexPoint(at);
  const choices = [...now.marks.facings];
  const pointed = choices.find(([, { cursor }]) => cursor)?.[0] ?? 0;
  return (
    <Pin camera={now.camera} x={x} y={y} class="wheel">
      <circle class="wheel-ground" r={REACH + HALF} />
      <path
        class="wheel-ship"
        d={HULL}
        transform={`rotate(${angleOf(pointed)})`}
        style={{ '--seat': seatColour(seat) }}
      />
      {choices.map(([facing, choice]) => (
        <Arrow key={facing} now={now} facing={facing} choice={choice} />
      ))}
    </Pin>
  );
}

function Arrow({ now, facing, choice }: { now: MapNow; facing: number; choice: Choice }) {
  const { x, y } = ahead({ x: 0, y: 0 }, facing, REACH);
  const { digit, cursor, action } = choice;
  const words = `Face ${directionWords(facing)}`;
  return (
    <g
      role="button"
      tabindex={cursor ? 0 : -1}
      aria-label={digit === undefined ? words : `${words}, choice ${digit}`}
      class={cursor ? 'wheel-arrow cursor' : 'wheel-arrow'}
      transform={`translate(${x} ${y})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(action)}
      onFocus={() => now.onPoint(action)}
      onClick={() => now.props.onChoose(action)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        now.props.onChoose(action);
      }}
    >
      <circle r={HALF} />
      <path d="M-9 0H8M1 -7L9 0L1 7" transform={`rotate(${angleOf(facing)})`} />
      {digit !== undefined && (
        <g class={cursor ? 'map-tag cursor' : 'map-tag'} transform="translate(16 -16)">
          <circle r="9" />
          <text y="0.5">{digit}</text>
        </g>
      )}
    </g>
  );
}
