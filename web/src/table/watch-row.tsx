/** Bots among themselves, or others online: pause, step, speed, and to the end. */
import next from 'lucide-static/icons/chevron-right.svg?raw';
import last from 'lucide-static/icons/chevron-last.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import { useEffect } from 'preact/hooks';
import { RoundButton } from '../parts/round-button.tsx';
import { rememberPause } from './paused.ts';
import type { Session } from './session.ts';

const SPEEDS = [1, 2, 4] as const;

export function WatchRow({ session }: { session: Session }) {
  const { paused } = session;
  const speed = session.speed.value;
  const { moves } = session.shown.value;
  useEffect(() => {
    rememberPause(session.match, paused ? moves : undefined);
    // At the end of the match there is nothing to come back to; a page that is loaded again does not come by here.
    return () => rememberPause(session.match, undefined);
  }, [session, paused, moves]);
  return (
    <div class="watch-row" role="group" aria-label={session.company ? 'Watch the match' : 'Watch the bots'}>
      <RoundButton
        svg={paused ? play : pause}
        label={paused ? 'Play' : 'Pause'}
        keys="Space"
        main
        onClick={() => session.togglePause()}
      />
      <RoundButton svg={next} label="One step on" keys="ArrowRight" onClick={() => session.stepOn()} />
      <div class="watch-speeds" role="group" aria-label="Speed">
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            class={each === speed ? 'watch-speed chosen' : 'watch-speed'}
            aria-pressed={each === speed}
            onClick={() => session.watchAt(each)}
          >
            {each}×
          </button>
        ))}
      </div>
      <RoundButton svg={last} label="To the end" onClick={() => session.toTheEnd()} />
      <span class="note">{paused ? 'Paused' : session.company ? 'Live' : 'The bots play on'}</span>
    </div>
  );
}
