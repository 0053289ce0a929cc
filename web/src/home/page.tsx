/** The first page: the games, one click from a table. */
import { CATALOG } from '@orrery/catalog';
import eye from 'lucide-static/icons/eye.svg?raw';
import monitor from 'lucide-static/icons/monitor.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { SiteBar } from '../parts/site-bar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { ContinueStrips } from './continue-strip.tsx';
import { useHomeMatches } from './home-matches.ts';
import { MoreMatches } from './more-matches.tsx';
import { OnlineMine } from './online-mine.tsx';
import { onlinePlaces } from './online-places.ts';
import { Plate } from './plate.tsx';
import { Planetarium } from './planetarium.tsx';
import { useOnline } from './use-online.ts';
import './home.css';

const GAMES = CATALOG.filter(({ example }) => !example);
const SMALL = CATALOG.filter(({ example }) => example);

const PROMISES = [
  { svg: monitor, words: 'Against bots all of it runs in this browser: nothing is sent anywhere.' },
  { svg: eye, words: 'Bots see what a player in their seat would see.' },
  { svg: lock, words: 'All dice and deals are fixed before the first move; at the end you can check them.' },
];

export function HomePage() {
  useTitle();
  const matches = useHomeMatches();
  const online = useOnline();
  const [places] = useState(onlinePlaces);
  return (
    <div class="home">
      <Planetarium games={CATALOG.map(({ id }) => id)} />
      <SiteBar here="/" />
      <main>
        <div class="hero">
          <h1>Tabletop games about space.</h1>
          <p>One click and the game is on the table, against a bot that cannot cheat.</p>
        </div>
        <OnlineMine online={online} places={places} />
        <ContinueStrips matches={matches} />
        <ul class="plates" data-count={GAMES.length}>
          {GAMES.map((entry, at) => (
            <Plate key={entry.id} entry={entry} at={at} matches={matches.kept.matches} />
          ))}
        </ul>
        {SMALL.length > 0 && (
          <section aria-labelledby="small-games">
            <h2 id="small-games">Small games, quickly learnt</h2>
            <ul class="plates small">
              {SMALL.map((entry, at) => (
                <Plate key={entry.id} entry={entry} at={GAMES.length + at} matches={matches.kept.matches} />
              ))}
            </ul>
          </section>
        )}
        <MoreMatches matches={matches} />
        {online && <online.MoreMine from={places} />}
        {online && <online.Lists />}
      </main>
      <footer class="promises">
        {PROMISES.map(({ svg, words }) => (
          <p key={words}>
            <Icon svg={svg} /> {words}
          </p>
        ))}
      </footer>
    </div>
  );
}
