/** Engine cards and event cards, as they lie on the table. */
import {
  ENGINE_NAMES,
  EVENT_DATA,
  type EventClass,
  type EventId,
  isGate,
  type SlotCard,
} from '@orrery/entanglion/client';
import { Icon } from '../../../parts/icon.tsx';
import { ATOM, EVENT_ICONS, RADAR } from '../icons.ts';
import './card.css';

/** What a gate is called when there is room for it. */
export const GATE_WORDS: Readonly<Record<SlotCard, string>> = {
  x: 'bit flip',
  h: 'Hadamard',
  cnot: 'entangles',
  swap: 'exchange',
  probe: 'act in flight',
  fleetProbe: 'act in flight',
};

export const shortName = (card: SlotCard): string => (isGate(card) ? ENGINE_NAMES[card] : 'PROBE');

/** The sign of a card: a letter, or the radar of a PROBE. */
export function CardSign({ card }: { card: SlotCard }) {
  if (isGate(card)) return <span class={`card-letter${card.length > 1 ? ' long' : ''}`}>{ENGINE_NAMES[card]}</span>;
  return (
    <span class={`card-probe ${card}`}>
      <Icon svg={RADAR} />
      <span>PROBE</span>
    </span>
  );
}

export const CardBack = () => (
  <span class="card-mark" aria-hidden="true">
    <Icon svg={ATOM} />
  </span>
);

/** When an event card may be played, in three words. */
export const WHEN_WORDS: Readonly<Record<EventClass, string>> = {
  open: 'on your own turn',
  roundStart: 'when a round begins',
  reveal: 'after you reveal a gate',
  encounter: 'in an encounter',
  response: 'answers an event',
};

export function EventFace({ event }: { event: EventId }) {
  const { name, class: when } = EVENT_DATA[event];
  return (
    <>
      <span class="event-head">
        <Icon svg={EVENT_ICONS[event]} />
        <b>{name}</b>
      </span>
      <span class="event-when">{WHEN_WORDS[when]}</span>
    </>
  );
}
