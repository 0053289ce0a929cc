/** Piles: how many cards are left, and what lies open in the discard piles. */
import { ENGINE_CARDS, EVENT_DATA, EVENTS } from '@orrery/entanglion/client';
import { shortName } from '../cards/card.tsx';
import type { EntanglionProps } from '../props.ts';

function countWords<T extends string>(cards: readonly T[], kinds: readonly T[], nameOf: (card: T) => string): string {
  const parts = kinds.flatMap((kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count === 0 ? [] : [count === 1 ? nameOf(kind) : `${count} ${nameOf(kind)}`];
  });
  return parts.length > 0 ? parts.join(', ') : 'nothing yet';
}

export function Piles({ props: { view } }: { props: EntanglionProps }) {
  const events = countWords(view.eventDiscard, EVENTS, (event) => EVENT_DATA[event].name);
  const removed = view.removed.map((event) => EVENT_DATA[event].name).join(', ');
  return (
    <section class="piles">
      <h3 class="caption">Piles</h3>
      <details>
        <summary data-explain="pile engine">
          <span>Engine cards</span>
          <span>
            <b>{view.engineStack}</b> left · {view.engineDiscard.length} discarded
          </span>
        </summary>
        <p>Discarded: {countWords(view.engineDiscard, ENGINE_CARDS, shortName)}.</p>
      </details>
      <details>
        <summary data-explain="pile events">
          <span>Events</span>
          <span>
            <b>{view.eventStack}</b> left · {view.eventDiscard.length} discarded
          </span>
        </summary>
        <p>
          Discarded: {events}.{removed && ` Out of the game: ${removed}.`}
          {view.topEvent && ` You know the top card: ${EVENT_DATA[view.topEvent].name}.`}
        </p>
      </details>
    </section>
  );
}
