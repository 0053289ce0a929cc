/** When a tone sounds: something happened, something was lost, you are asked, it is over. */
import { useEffect } from 'preact/hooks';
import { play } from '../settings/sound.ts';
import type { Session } from './session.ts';

/** A game names its events as it likes; these words mean that something is gone or taken. */
const LOSS = /destroy|captur|lost|lose|dead|die[sd]|kill|eliminat/i;

export function useSounds(session: Session): void {
  useEffect(() => {
    let before = session.shown.peek();
    let wasAsked = session.choices.peek().all.length > 0;
    return session.shown.subscribe((now) => {
      if (now === before) return;
      const asked = session.choices.peek().all.length > 0;
      if (now.outcome && !before.outcome) play('end');
      else if (now.events.some((event) => event !== null && LOSS.test(event.kind))) play('loss');
      else if (asked && !wasAsked) play('turn');
      else play('move');
      before = now;
      wasAsked = asked;
    });
  }, [session]);
}
