/** The tiles that are still in the stack, which everybody may count: what the universe will grow by. */
import { TILE_IDS, tileDataOf } from '@orrery/entropy/client';
import type { EntropyProps } from '../props.ts';
import { TilePicture } from './drawn.tsx';

export function ToCome({ props: { view } }: { props: EntropyProps }) {
  const left = TILE_IDS.filter((tile) => view.stack[tile] > 0);
  if (left.length === 0) return null;
  return (
    <section class="to-come">
      <h3 class="caption">Still to come</h3>
      <ul>
        {left.map((tile) => (
          <li key={tile} data-explain={`tile ${tile}`}>
            <TilePicture view={view} tile={tile} size={46} />
            <b>{view.stack[tile]}×</b>
            <span class="unseen">{tileDataOf(tile).name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
