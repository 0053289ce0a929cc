/** What the panel of physics explains: whatever was touched last, until it is closed. */
import type {
  ComponentId,
  EventId,
  Gate,
  Inner,
  PirateId,
  PlanetId,
  PositionId,
  SlotCard,
} from '@orrery/entanglion/client';
import { signal } from '@preact/signals';
import type { Seat } from '@orrery/kernel';
import { recall, remember } from '../../../settings/storage.ts';

export type Subject =
  | { readonly kind: 'planet'; readonly planet: PlanetId }
  | { readonly kind: 'gateway'; readonly planet: Inner }
  | { readonly kind: 'card'; readonly card: SlotCard }
  | { readonly kind: 'component'; readonly component: ComponentId }
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'event'; readonly event: EventId }
  /** Its prices, where they do not stand beside the map. */
  | { readonly kind: 'depot' }
  | {
      readonly kind: 'flight';
      readonly seat: Seat;
      readonly gate: Gate;
      readonly from: PositionId;
      readonly to: PositionId;
    };

export const explained = signal<Subject | undefined>(undefined);

const KEY = 'orrery.entanglion.vector';
/** Whether the state vector is unfolded: remembered, as some always want it and most never. */
export const unfolded = signal(recall(KEY) === 'open');

export function fold(): void {
  unfolded.value = !unfolded.value;
  remember(KEY, unfolded.value ? 'open' : 'closed');
}
