/** The first page: the games, one click from a table. */
import { CATALOG } from '@orrery/catalog';
import eye from 'lucide-static/icons/eye.svg?raw';
import monitor from 'lucide-static/icons/monitor.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import { Icon } from '../parts/icon.tsx';
import { SiteBar } from '../parts/site-bar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { ContinueStrips } from './continue-strip.tsx';
import { Plate } from './plate.tsx';
import { Planetarium } from './planetarium.tsx';
import './home.css';

const PROMISES = [
  { svg: monitor, words: 'Runs in this browser: nothing is sent anywhere.' },
  { svg: eye, words: 'Bots see what a player in their seat would see.' },
  { svg: lock, words: 'The seed is committed before the first move and shown at the end.' },
];

export function HomePage() {
  useTitle();
  return (
    <div class="home">
      <Planetarium games={CATALOG.map(({ id }) => id)} />
      <SiteBar here="/" />
      <main>
        <div class="hero">
          <h1>Tabletop games about space.</h1>
          <p>One click and the game is on the table, against a bot that plays well and cannot cheat.</p>
        </div>
        <ContinueStrips />
        <ul class="plates" data-count={CATALOG.length}>
          {CATALOG.map((entry, at) => (
            <Plate key={entry.id} entry={entry} at={at} />
          ))}
        </ul>
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
