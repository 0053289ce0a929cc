/** Over the pieces: tags with digits, arrows through doors, flags where a room can be taken, what would come of it. */
import type { RoomName } from '@orrery/breach/client';
import { middleOf } from '../../parts/placing.ts';
import type { Box } from '../camera/math.ts';
import { passage } from './geometry.ts';
import type { Mark } from './marks.ts';
import { Tag } from '../tag.tsx';
import { previewsOf } from './preview.ts';
import type { Stand } from './stand.ts';
import type { BreachNow } from './now.ts';

/** A flag around the origin. */
const FLAG = 'M-6 10V-8c4-3 8 3 12 0v9c-4 3-8-3-12 0';

/** As many as fit over a room. */
const MOST_TAGS = 3;

interface SignsProps {
  readonly now: BreachNow;
  readonly stands: ReadonlyMap<string, Stand>;
}

export function Signs({ now, stands }: SignsProps) {
  const { marks, deck } = now;
  const { compact } = deck.measure;
  const pieceTags = now.byRoom ? [] : [...marks.actors, ...marks.targets];
  return (
    <g class="signs" aria-hidden="true">
      {!compact && <Arrows now={now} />}
      {!compact && <Previews now={now} stands={stands} />}
      {[...marks.rooms].map(([name, mark]) => {
        const box = deck.boxes.get(name);
        const inset = compact ? 8 : 15;
        return box && <Tags key={name} mark={mark} x={box.x + box.width - inset} y={box.y + inset} small={compact} />;
      })}
      {pieceTags.map(([id, mark]) => {
        const stand = stands.get(id);
        if (!stand) return null;
        const { x, y, size } = stand;
        // Above a unit of the ship that can be used stands its cost.
        const corner = now.crews.get(id)?.side === 'ai' && marks.actors.has(id) ? 1 : -1;
        return <Tags key={id} mark={mark} x={x + size / 2 - 1} y={y + corner * (size / 2 - 1)} small />;
      })}
      {[...marks.flags].map(([name, mark]) => (
        <Flag key={name} now={now} name={name} mark={mark} />
      ))}
    </g>
  );
}

/** The numbers of its buttons: one beside the other where several choices lead to one place. */
function Tags({ mark: { digits, pointed }, x, y, small }: { mark: Mark; x: number; y: number; small?: boolean }) {
  const shown = digits.slice(0, MOST_TAGS);
  const r = !small ? 11 : shown.length > 2 ? 7.5 : 9.5;
  return (
    <>
      {shown.map((digit, at) => (
        <g key={digit} transform={`translate(${x - (shown.length - 1 - at) * (2 * r + 2)} ${y})`}>
          <Tag digit={digit} cursor={digit === pointed} r={r} />
        </g>
      ))}
    </>
  );
}

/** From the room of the piece in hand through every door it can take. */
function Arrows({ now }: { now: BreachNow }) {
  const { marks, crews, selected, deck } = now;
  const home = crews.get(selected);
  const from = home?.side === 'pirate' ? deck.boxes.get(home.room) : undefined;
  if (!from) return null;
  return (
    <>
      {[...marks.rooms.keys()].map((name) => {
        const to = deck.boxes.get(name);
        return to && <path key={name} class="arrow" d={arrowPath(from, to)} />;
      })}
    </>
  );
}

function arrowPath(from: Box, to: Box): string {
  const { box, sideways } = passage(from, to);
  const { x, y } = middleOf(box);
  const sign = sideways ? Math.sign(to.x - from.x) : Math.sign(to.y - from.y);
  const [back, tip, head] = [-11 * sign, 12 * sign, 6];
  const barb = tip - head * sign;
  return sideways
    ? `M${x + back} ${y}H${x + tip}M${x + barb} ${y - head}L${x + tip} ${y}L${x + barb} ${y + head}`
    : `M${x} ${y + back}V${y + tip}M${x - head} ${y + barb}L${x} ${y + tip}L${x + head} ${y + barb}`;
}

function Previews({ now, stands }: SignsProps) {
  const { marks, crews } = now;
  return (
    <>
      {previewsOf(marks.pointed?.action, crews).map(({ id, before, after }) => {
        const stand = stands.get(id);
        const words = `${before} → ${after}`;
        return (
          stand && (
            <g
              key={id}
              class={after > 0 ? 'forecast' : 'forecast gone'}
              transform={`translate(${stand.x} ${stand.y + stand.size * 0.33})`}
            >
              <rect x={-19} y={-7.5} width={38} height={15} rx={3} />
              <text>{words}</text>
            </g>
          )
        );
      })}
    </>
  );
}

function Flag({ now, name, mark }: { now: BreachNow; name: RoomName; mark: Mark }) {
  const box = now.deck.boxes.get(name);
  if (!box) return null;
  const { compact, pad, head } = now.deck.measure;
  const r = compact ? 11 : 16;
  const x = box.x + box.width - pad - r;
  // A small room has nothing else to the right of its name.
  const y = box.y + r + (compact ? 2 : head + 4);
  return (
    <g
      class={mark.cursor ? 'flag cursor' : 'flag'}
      transform={`translate(${x} ${y})`}
      data-flag={name}
      data-place={`flag ${name}`}
      onPointerMove={(event) => event.pointerType === 'mouse' && now.onPoint(mark.action)}
      onClick={(event) => {
        event.stopPropagation();
        now.onSpot({ kind: 'flag', room: name });
      }}
    >
      <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={4} />
      <path d={FLAG} transform={`scale(${r / 16})`} />
      {!compact && <Tags mark={mark} x={r - 2} y={-r + 2} small />}
    </g>
  );
}
