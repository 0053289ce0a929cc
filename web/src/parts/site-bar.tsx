/** The head of the pages that are no table: the name, the ways between them, the settings. */
import cap from 'lucide-static/icons/graduation-cap.svg?raw';
import orbit from 'lucide-static/icons/orbit.svg?raw';
import rewind from 'lucide-static/icons/rewind.svg?raw';
import user from 'lucide-static/icons/user-round.svg?raw';
import { SettingsButton } from '../settings/dialog.tsx';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { Who } from './who.tsx';

const WAYS = [
  { href: '/', words: 'Play', svg: orbit },
  { href: '/learn', words: 'Learn', svg: cap },
  { href: '/replays', words: 'Replays', svg: rewind },
  { href: '/you', words: 'You', svg: user },
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
      <Who />
      <SettingsButton />
    </header>
  );
}
