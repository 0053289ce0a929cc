/** What matters before the first era: how tiles and ships are placed, in a few lines for who plays it first. */
import type { EntropyView } from '@orrery/entropy/client';

export function StartHint({ view }: { view: EntropyView }) {
  const { settings, phase } = view;
  return (
    <section class="start-hint">
      <h3 class="caption">{phase === 'setupTiles' ? 'Building the universe' : 'Where to begin'}</h3>
      <ul>
        {phase === 'setupTiles' ? (
          <>
            <li>Everybody places {settings.setupTilesPerPlayer} tiles in turn, each beside another.</li>
            <li>Leave no holes near where you want to fly: a ship that leaves the tiles is lost.</li>
          </>
        ) : (
          <>
            <li>Two tiles or more from every other ship.</li>
            {settings.setupLanding && <li>The ship takes what lies on its tile, and a portal becomes yours.</li>}
            <li>It flies the way it faces: a long row of tiles ahead is worth more than the best tile.</li>
          </>
        )}
      </ul>
    </section>
  );
}
