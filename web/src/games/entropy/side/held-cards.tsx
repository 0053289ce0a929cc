/** What the own cards do and cost, while some of them have to be given up. */
import { Icon } from '../../../parts/icon.tsx';
import { CARD_FACES, costWords } from '../cards.ts';
import type { EntropyProps } from '../props.ts';

export function HeldCards({ props: { view, viewer } }: { props: EntropyProps }) {
  const hand = typeof viewer === 'number' ? view.players[viewer]?.hand : undefined;
  if (!hand) return null;
  return (
    <section class="held-cards">
      <h3 class="caption">What your cards do</h3>
      <ul>
        {CARD_FACES.filter(({ id }) => hand[id] > 0).map(({ id, name, sign, does }) => (
          <li key={id} data-explain={`card ${id}`}>
            <Icon svg={sign} />
            <b>{name}</b>
            <span>
              {does}
              <span class="note">{costWords(view, id)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
