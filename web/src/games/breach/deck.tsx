/** The ship from above: one hull line, rooms, doors as gaps, walls hatched, breaches black and torn. */
import { MAPS, type RoomName } from '@orrery/breach/client';
import { middleOf } from '../../parts/placing.ts';
import type { Box } from '../camera/math.ts';
import type { Deck, Passage } from './geometry.ts';
import { HELM } from './icons.ts';
import { chamfered, hullPath, tornPath } from './outline.ts';
import { HATCH } from './shape.ts';

interface DeckProps {
  readonly deck: Deck;
  readonly breaches: readonly RoomName[];
  /** Rooms with a tag in the corner: their words make way for it. */
  readonly tagged: ReadonlySet<RoomName>;
}

export function DeckPlan({ deck, breaches, tagged }: DeckProps) {
  const { measure } = deck;
  const { start, bridge } = MAPS[deck.map];
  return (
    <g class={measure.compact ? 'deck compact' : 'deck'} aria-hidden="true">
      <path class="deck-hull" d={hullPath(deck, measure.hull)} />
      {deck.doors.map((door, at) => (
        <Door key={at} door={door} />
      ))}
      {[...deck.boxes].map(([name, box]) => (
        <RoomFace
          key={name}
          deck={deck}
          name={name}
          box={box}
          tagged={tagged.has(name)}
          kind={name === bridge ? 'bridge' : name === start ? 'start' : breaches.includes(name) ? 'breach' : 'plain'}
        />
      ))}
      {deck.walls.map((wall, at) => (
        <Wall key={at} wall={wall} />
      ))}
    </g>
  );
}

function Door({ door: { box, sideways } }: { door: Passage }) {
  const { x, y } = middleOf(box);
  const half = Math.min((sideways ? box.height : box.width) / 6, 20);
  const reach = (sideways ? box.width : box.height) / 2 + 2;
  return sideways ? (
    <g data-explain="door">
      <rect class="deck-door" x={x - reach} y={y - half} width={2 * reach} height={2 * half} />
      <path class="deck-jamb" d={`M${x - reach} ${y - half}H${x + reach}M${x - reach} ${y + half}H${x + reach}`} />
    </g>
  ) : (
    <g data-explain="door">
      <rect class="deck-door" x={x - half} y={y - reach} width={2 * half} height={2 * reach} />
      <path class="deck-jamb" d={`M${x - half} ${y - reach}V${y + reach}M${x + half} ${y - reach}V${y + reach}`} />
    </g>
  );
}

function Wall({ wall: { box, sideways } }: { wall: Passage }) {
  const inset = (sideways ? box.width : box.height) > 8 ? 1.5 : 0;
  const rect = sideways
    ? { x: box.x + inset, y: box.y, width: box.width - 2 * inset, height: box.height }
    : { x: box.x, y: box.y + inset, width: box.width, height: box.height - 2 * inset };
  return (
    <g data-explain="wall">
      <rect class="deck-wall" {...rect} />
      <rect {...rect} fill={`url(#${HATCH}-wall)`} />
    </g>
  );
}

/** From here on a room has a line for its name and a word. */
const WIDE = 118;
/** About as wide as they are printed. */
const [NAME_WIDTH, BRIDGE_WIDTH] = [20, 38];

/** What a narrow bridge has room for: its name and what it is, only the latter, or a sign of it. */
type BridgePrint = 'both' | 'word' | 'sign';

function bridgePrint(width: number): BridgePrint {
  if (width >= NAME_WIDTH + BRIDGE_WIDTH) return 'both';
  return width >= BRIDGE_WIDTH ? 'word' : 'sign';
}

type FaceKind = 'plain' | 'breach' | 'start' | 'bridge';

interface RoomFaceProps {
  readonly deck: Deck;
  readonly name: RoomName;
  readonly box: Box;
  readonly kind: FaceKind;
  readonly tagged: boolean;
}

function RoomFace({ deck, name, box, kind, tagged }: RoomFaceProps) {
  const { chamfer, hull, compact, pad } = deck.measure;
  const torn = kind === 'breach' || kind === 'start';
  const outside = torn ? deck.outside.get(name) : undefined;
  const wide = box.width >= WIDE;
  const print = kind === 'bridge' && !wide ? bridgePrint(box.width - pad - (tagged ? 23 : 3)) : undefined;
  return (
    <g class={`deck-room ${torn ? 'breach' : kind}`}>
      <path class="deck-floor" d={chamfered(box, chamfer)} />
      {kind === 'bridge' && <path class="deck-rim" d={chamfered(box, chamfer, compact ? 2.5 : 3.5)} />}
      {outside && <path class="deck-torn" data-torn={name} d={tornPath(box, outside, hull)} />}
      {print !== 'word' && (
        <text class="deck-name" x={box.x + pad + 4} y={box.y + 10.5}>
          {name}
        </text>
      )}
      <RoomWord
        compact={compact}
        left={box.x + pad + 4}
        right={box.x + box.width - pad - (tagged ? 23 : 3)}
        y={box.y + 10.5}
        wide={wide}
        kind={kind}
        print={print}
      />
    </g>
  );
}

interface RoomWordProps {
  readonly kind: FaceKind;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly wide: boolean;
  readonly compact: boolean;
  /** Of a narrow bridge. */
  readonly print: BridgePrint | undefined;
}

function RoomWord({ kind, left: start, right, y, wide, compact, print }: RoomWordProps) {
  if (kind === 'plain') return null;
  if (print === 'both' || print === 'word')
    return (
      <text class="deck-word below" x={print === 'both' ? start + NAME_WIDTH : start} y={y}>
        Bridge
      </text>
    );
  if (kind === 'bridge') {
    const size = compact ? 13 : 15;
    const left = wide ? right - 68 : right - size;
    return (
      <g class="deck-word">
        <path d={HELM} transform={`translate(${left} ${y - size / 2}) scale(${size / 512})`} />
        {wide && (
          <text x={right} y={y}>
            BRIDGE
          </text>
        )}
      </g>
    );
  }
  // A narrow room has the word under its name.
  return wide ? (
    <text class="deck-word" x={right} y={y}>
      {kind === 'start' ? 'START BREACH' : 'BREACH'}
    </text>
  ) : (
    <text class="deck-word below" x={start} y={y + 12.5}>
      BREACH
    </text>
  );
}

/** Patterns of the deck: what lies face down, and walls. */
export function Patterns() {
  return (
    <defs>
      <pattern id={HATCH} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="breach-hatch-lines" d="M0 0V6" />
      </pattern>
      <pattern id={`${HATCH}-wall`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="breach-wall-lines" d="M0 0V5" />
      </pattern>
    </defs>
  );
}
