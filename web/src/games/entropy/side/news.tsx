/** What a new era begins with: its Production, and the era before in numbers. */
import { ProductionTable } from '../film/production.tsx';
import { signed } from '../cards.ts';
import type { EntropyProps } from '../props.ts';
import { count } from '../words.ts';
import type { EraStory, News } from './story.ts';

export function EraNews({ props, news }: { props: EntropyProps; news: News }) {
  const { produced, story } = news;
  if (!produced && !story) return null;
  return (
    <section class="era-news">
      {produced && (
        <>
          <h3 class="caption">Production of era {props.view.era}</h3>
          <ProductionTable event={produced} seatName={props.seatName} />
        </>
      )}
      {story && <Story story={story} seatName={props.seatName} />}
    </section>
  );
}

function Story({ story, seatName }: { story: EraStory; seatName: (seat: number) => string }) {
  const { portals, background, cards, tidied, tiles, points, lost, discarded } = story;
  const parts = [
    `portals ${signed(portals)}`,
    `background ${signed(background)}`,
    `cards ${signed(cards)}`,
    ...(tidied === 0 ? [] : [`tidied ${signed(tidied)}`]),
    ...(tiles === 0 ? [] : [`tiles ${signed(tiles)}`]),
  ];
  return (
    <div class="story">
      <h3 class="caption">Era {story.era} in numbers</h3>
      <p>
        Entropy <b>{signed(portals + background + cards + tidied + tiles)}</b>: {parts.join(', ')}.
      </p>
      {points.length > 0 && (
        <p>Scored: {points.map(([seat, amount]) => `${seatName(seat)} ${signed(amount)}`).join(', ')}.</p>
      )}
      {lost.length > 0 && <p>Ships lost: {lost.join(', ')}.</p>}
      {discarded.length > 0 && (
        <p>
          Given up for the hand limit:{' '}
          {discarded.map(([seat, number]) => `${seatName(seat)} ${count(number, 'card')}`).join(', ')}.
        </p>
      )}
    </div>
  );
}
