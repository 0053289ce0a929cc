/** An engine control: its slots in order, backs and faces, the active one lifted. */
import type { Active, SeenPlayer, SeenSlot } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { EntanglionProps } from '../props.ts';
import { CardBack, CardSign, shortName } from './card.tsx';
import './control.css';

interface ControlProps {
  readonly props: EntanglionProps;
  readonly seat: Seat;
  /** Where the next card goes: brass. */
  readonly next?: boolean;
  /** What the cursor would put there. */
  readonly small?: boolean;
}

export function Control({ props, seat, next, small }: ControlProps) {
  const { view } = props;
  const player = view.players[seat];
  if (!player) return null;
  const slots = Array.from({ length: view.options.engineSlots }, (_, at) => at);
  return (
    <ol class={small ? 'control small' : 'control'} aria-label="Engine control">
      {slots.map((at) => (
        <SlotCell
          key={at}
          seat={seat}
          at={at}
          slot={player.control[at]}
          state={stateOf(view.active, player, seat, at)}
          next={next === true && at === player.control.length}
          last={at === slots.length - 1}
        />
      ))}
    </ol>
  );
}

type SlotState = 'active' | 'resolved' | 'waiting';

function stateOf(active: Active | null, { resolved }: SeenPlayer, seat: Seat, at: number): SlotState {
  if (active?.seat === seat && active.slot === at + 1) return 'active';
  return at < resolved ? 'resolved' : 'waiting';
}

interface SlotProps {
  readonly seat: Seat;
  readonly at: number;
  readonly slot: SeenSlot | undefined;
  readonly state: SlotState;
  readonly next: boolean;
  readonly last: boolean;
}

function SlotCell({ seat, at, slot, state, next, last }: SlotProps) {
  const shown = slot?.card && !slot.memoryOnly ? slot.card : undefined;
  const look = !slot ? (next ? 'empty next' : 'empty') : slot.up ? `up ${state}` : `back ${state}`;
  const words = !slot
    ? next
      ? 'the next card goes here'
      : 'empty'
    : slot.up && shown
      ? `${shortName(shown)}, ${state === 'waiting' ? 'face up' : state}`
      : 'face down';
  return (
    <li class={`slot ${look}`} data-explain={slot?.up && shown ? `card ${shown}` : `fact ${seat} Engine control`}>
      <span class="slot-nr">{at + 1}</span>
      <span class="unseen">{words}</span>
      {/* A card that is turned up is another element, so that it is seen turning. */}
      {slot && (
        <span
          key={slot.up ? 'up' : 'down'}
          class={`slot-card${slot.up && state === 'active' ? ' turned' : ''}`}
          aria-hidden="true"
        >
          {slot.up && shown ? <CardSign card={shown} /> : <CardBack />}
          {!slot.up && shown && <span class="slot-own">{shortName(shown)}</span>}
        </span>
      )}
      {!slot && next && (
        <span class="slot-next" aria-hidden="true">
          next
        </span>
      )}
      {!slot && !next && last && (
        <span class="slot-event" aria-hidden="true">
          event
        </span>
      )}
    </li>
  );
}
