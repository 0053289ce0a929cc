/** The card that hangs on the pointer. */
import { CardFront } from '../card.tsx';
import { dragged } from './drag.ts';

export function Lifted() {
  const held = dragged.value;
  return held ? (
    <div class="laid-card lifted-card" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <CardFront card={held.card} />
    </div>
  ) : null;
}
