/** What happens in this beat of the film, written on the map: it stays as long as the beat does, also when it is paused. */
import type { Event, Hex } from '@orrery/entropy/client';
import { seatColour } from '../../../parts/emblem.tsx';
import { Pin } from '../../camera/view.tsx';
import { faceOf, signed } from '../cards.ts';
import { hexPath, hexPoint, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import './beat-signs.css';

interface Sign {
  readonly at: Hex;
  readonly words: string;
  readonly kind: 'card' | 'ignored' | 'energy' | 'titanium' | 'danger' | 'wave' | 'points' | 'entropy';
  /** Whose card it is. */
  readonly seat?: number;
}

export function BeatSigns({ now }: { now: MapNow }) {
  const { props } = now;
  if (props.beat === undefined) return null;
  // The kernel's events are this game's: its own package wrote them.
  const events = props.events.filter((event) => event !== null);
  const signs = events.flatMap((event) => signsOf(event, now));
  const hot = events.flatMap(hotHexes);
  return (
    <g class="beat-signs" aria-hidden="true">
      {hot.map((hex) => {
        const { x, y } = hexPoint(hex);
        return <path key={`${hex.q},${hex.r}`} class="hot-hex" d={HOT} transform={`translate(${x} ${y})`} />;
      })}
      {events.map((event, at) => event.kind === 'wavePushed' && <Push key={at} from={event.from} to={event.to} />)}
      {signs.map((sign, at) => (
        <SignPin key={`${props.beat} ${at}`} now={now} sign={sign} row={rowOf(signs, at)} />
      ))}
    </g>
  );
}

const HOT = hexPath(R * 0.92);

/** Where something is lost. */
function hotHexes(event: Event): readonly Hex[] {
  return event.kind === 'battle' || event.kind === 'laserHit' ? [event.at] : [];
}

/** Signs on one hex stand over each other. */
const rowOf = (signs: readonly Sign[], at: number): number =>
  signs.slice(0, at).filter((sign) => sign.at.q === signs[at]?.at.q && sign.at.r === signs[at]?.at.r).length;

function signsOf(event: Event, { pieces }: MapNow): readonly Sign[] {
  const shipHex = (seat: number, nr: number): Hex[] => {
    const ship = pieces.view.ships.find((one) => one.seat === seat && one.nr === nr);
    return ship ? [ship] : [];
  };
  switch (event.kind) {
    case 'cardPlayed': {
      const { name } = faceOf(event.card);
      const change = event.entropy.after - event.entropy.before;
      return shipHex(event.seat, event.nr).flatMap((at): Sign[] => [
        event.ignored
          ? { at, words: `${name}: ignored`, kind: 'ignored', seat: event.seat }
          : { at, words: name, kind: 'card', seat: event.seat },
        ...(change === 0 ? [] : [{ at, words: `entropy ${signed(change)}`, kind: 'entropy' as const }]),
      ]);
    }
    case 'laserHit':
      return [{ at: event.at, words: `laser −${event.damage}`, kind: 'danger' }];
    case 'wavePushed':
      return [{ at: event.from, words: event.off ? 'pushed off' : 'pushed', kind: 'wave' }];
    case 'battle':
      return [{ at: event.at, words: 'battle', kind: 'danger' }];
    case 'portalTaken':
      return [{ at: event.at, words: 'takes the portal', kind: 'energy' }];
    case 'pickedUp': {
      const titanium = event.titanium.after - event.titanium.before;
      const energy = event.energy.after - event.energy.before;
      return titanium > 0
        ? [{ at: event.at, words: `+${titanium} titanium`, kind: 'titanium' }]
        : [{ at: event.at, words: `+${energy} energy`, kind: 'energy' }];
    }
    case 'energyGiven':
      return shipHex(event.seat, event.nr).map((at) => ({ at, words: `+${event.amount} energy`, kind: 'energy' }));
    case 'titaniumSent':
      return [{ at: event.at, words: event.amount === 1 ? '+1 point' : `+${event.amount} points`, kind: 'points' }];
    case 'shipDestroyed':
      return [{ at: event.at, words: 'lost', kind: 'danger' }];
    default:
      return [];
  }
}

function Push({ from, to }: { from: Hex; to: Hex }) {
  const [start, end] = [hexPoint(from), hexPoint(to)];
  return <line class="push-way" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
}

function SignPin({ now, sign, row }: { now: MapNow; sign: Sign; row: number }) {
  const { x, y } = hexPoint(sign.at);
  const width = 16 + sign.words.length * 6.6;
  return (
    <Pin camera={now.camera} x={x} y={y - R * 0.62} class={`beat-sign ${sign.kind}`}>
      <g style={sign.seat === undefined ? undefined : { '--seat': seatColour(sign.seat) }}>
        <rect x={-width / 2} y={-10 - row * 22} width={width} height="20" rx="10" />
        <text y={0.5 - row * 22}>{sign.words}</text>
      </g>
    </Pin>
  );
}
