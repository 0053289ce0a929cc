/** How often the table asks for event cards: always, not until the own next turn, not in this round. */
import bell from 'lucide-static/icons/bell.svg?raw';
import bellOff from 'lucide-static/icons/bell-off.svg?raw';
import { Icon } from '../../../parts/icon.tsx';
import { type EntanglionProps, ownOf } from '../props.ts';
import { type MuteUntil, muteNow, muteOf } from './mute.ts';

const NEXT: readonly (MuteUntil | undefined)[] = [undefined, 'turn', 'round'];
const WORDS: Readonly<Record<MuteUntil | 'always', string>> = {
  always: 'always ask',
  turn: 'quiet until my turn',
  round: 'quiet this round',
  flown: 'reveals without asking',
};

export function MuteSwitch({ props }: { props: EntanglionProps }) {
  const own = ownOf(props);
  if (!own || own.eventCards === 0) return null;
  const now = muteOf(props);
  const next = NEXT[(NEXT.indexOf(now) + 1) % NEXT.length];
  return (
    <button
      type="button"
      class={now ? 'mute-switch muted' : 'mute-switch'}
      title="How often you are asked whether to play an event card. Others do not notice."
      onClick={() => muteNow(props, next)}
    >
      <Icon svg={now ? bellOff : bell} />
      {WORDS[now ?? 'always']}
    </button>
  );
}
