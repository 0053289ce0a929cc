/** The head of the pages that are no table: the name, the ways between them, the settings. */
import orbit from 'lucide-static/icons/orbit.svg?raw';
import rewind from 'lucide-static/icons/rewind.svg?raw';
import { SettingsButton } from '../settings/dialog.tsx';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';

const WAYS = [
  { href: '/', words: 'Play', svg: orbit },
  { href: '/replays', words: 'Replays', svg: rewind },
];

export function SiteBar({ here }: { here: string }) {
  return (
    <header class="site-bar">
      <a class="wordmark" href="/" aria-label="Orrery, the first page">
        <Mark size={32} /> Orrery
      </a>
      <nav class="site-ways" aria-label="Pages">
        {WAYS.map(({ href, words, svg }) => (
          <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            <Icon svg={svg} />
            {words}
          </a>
        ))}
      </nav>
      <SettingsButton />
    </header>
  );
}
