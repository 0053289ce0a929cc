/** The piece that hangs on the pointer. */
import { aiDataOf, type BreachView, MAPS, pirateDataOf } from '@orrery/breach/client';
import { dragged } from './drag.ts';
import type { Crews, Piece } from './pieces.ts';
import { kindOf } from './subjects.ts';
import { Token } from './token.tsx';

const SIZE = 44;

/** A kind as the piece it would be. */
export function pieceOfKind(subject: string, view: BreachView): Piece | undefined {
  const kind = kindOf(subject);
  const place = { id: subject, room: MAPS[view.map].start };
  if (kind?.side === 'ai') {
    const full = aiDataOf(kind.type).durability;
    return { side: 'ai', ...place, type: kind.type, left: full, full, hidden: false };
  }
  if (!kind) return undefined;
  const full = pirateDataOf(kind.type).health;
  return { side: 'pirate', ...place, type: kind.type, left: full, full, acted: false };
}

export function Lifted({ crews, view }: { crews: Crews; view: BreachView }) {
  const drag = dragged.value;
  const piece = drag && (crews.get(drag.subject) ?? pieceOfKind(drag.subject, view));
  if (!piece) return null;
  return (
    <svg
      class="lifted"
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      style={{ left: `${drag.x}px`, top: `${drag.y}px` }}
      aria-hidden="true"
    >
      <Token piece={piece} size={SIZE - 2} />
    </svg>
  );
}
