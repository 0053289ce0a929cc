/** From whose place the match is seen. */
import type { Viewer } from '@orrery/kernel';
import above from 'lucide-static/icons/eye.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Playback } from './playback.ts';

function wordsFor(playback: Playback, viewer: Viewer): string {
  if (viewer === 'above') return 'Everything revealed';
  if (viewer === 'watcher') return 'What everybody sees';
  return `What ${playback.text.seat(viewer)} sees`;
}

/** `name`: this choice may stand on the page twice, for two sizes of screen. */
export function LookFrom({ playback, name }: { playback: Playback; name: string }) {
  return (
    <fieldset class="look-from">
      <legend class="caption">Look from</legend>
      {playback.viewers.map((viewer) => (
        <label key={viewer}>
          <input
            type="radio"
            name={name}
            checked={playback.viewer === viewer}
            onChange={() => void playback.lookFrom(viewer)}
          />
          <span>
            {typeof viewer === 'number' ? (
              <Emblem seat={viewer} size={14} plain />
            ) : (
              <Icon svg={viewer === 'above' ? above : users} />
            )}
            {wordsFor(playback, viewer)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
