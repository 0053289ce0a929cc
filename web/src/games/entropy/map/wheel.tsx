/** Six arrows around the tile of a new ship: which way it faces. */
import type { Hex } from '@orrery/entropy/client';
import { useEffect } from 'preact/hooks';
import { seatColour } from '../../../parts/emblem.tsx';
import type { Point } from '../../camera/math.ts';
import { Pin } from '../../camera/view.tsx';
import { type Stop, useStops } from '../../stops.ts';
import { Tag } from '../../tag.tsx';
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
  const places = [...now.marks.facings].map(([facing, choice]) => ({
    id: String(facing),
    facing,
    choice,
    ...ahead({ x: 0, y: 0 }, facing, REACH),
  }));
  const pointed = places.find(({ choice }) => choice.cursor)?.facing ?? 0;
  const { group, onKeyDown, stop } = useStops(places, [String(pointed)]);
  return (
    <Pin camera={now.camera} x={x} y={y} class="wheel">
      <circle class="wheel-ground" r={REACH + HALF} />
      <path
        class="wheel-ship"
        d={HULL}
        transform={`rotate(${angleOf(pointed)})`}
        style={{ '--seat': seatColour(seat) }}
      />
      <g ref={group} onKeyDown={onKeyDown}>
        {places.map(({ id, ...place }) => (
          <Arrow key={id} now={now} stop={stop} {...place} />
        ))}
      </g>
    </Pin>
  );
}

interface ArrowProps extends Point {
  readonly now: MapNow;
  readonly stop: Stop;
  readonly facing: number;
  readonly choice: Choice;
}

function Arrow({ now, stop, facing, choice, x, y }: ArrowProps) {
  const { digit, cursor, action } = choice;
  const words = `Face ${directionWords(facing)}`;
  return (
    <g
      {...stop(String(facing), () => now.onPoint(action))}
      aria-label={digit === undefined ? words : `${words}, choice ${digit}`}
      class={cursor ? 'wheel-arrow cursor' : 'wheel-arrow'}
      transform={`translate(${x} ${y})`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(action)}
      onClick={() => now.props.onChoose(action)}
    >
      <circle r={HALF} />
      <path d="M-9 0H8M1 -7L9 0L1 7" transform={`rotate(${angleOf(facing)})`} />
      <g transform="translate(16 -16)">
        <Tag digit={digit} cursor={cursor} r={9} />
      </g>
    </g>
  );
}
