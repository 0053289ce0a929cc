/** An alien bends a rule and says so: its badge springs up, numbers change, and an ability that is taken goes over. */
import type { Invasion } from '@orrery/cosmos/client';
import { Emblem, seatColour } from '../../../parts/emblem.tsx';
import { StackSign } from '../map/stacks.tsx';
import type { News } from './news.ts';
import './announcement.css';

/** With a key of its own per announcement, so that each is played once. */
export function Announcement({ news, invasion }: { news: News; invasion: Invasion }) {
  const { seat, title, ability, words, change, taken } = news;
  return (
    <div class="scene-news" style={{ '--seat': seatColour(seat) }} role="note">
      <span class="news-badge">
        <Emblem seat={seat} size={26} />
      </span>
      <div class="news-words">
        <p class="caption">{title}</p>
        <p>
          <b>{ability}:</b> {words}
        </p>
      </div>
      {change && (
        <p class="news-change">
          <s>{change[0]}</s> <span aria-hidden="true">→</span> <b>{change[1]}</b>
        </p>
      )}
      {taken && <Taken taken={taken} invasion={invasion} isBack={taken.from === taken.borg} />}
    </div>
  );
}

/** The ability comes from the side that loses it; Borg's ship settles on it, or is lost when it is taken back. */
function Taken(props: { taken: NonNullable<News['taken']>; invasion: Invasion; isBack: boolean }) {
  const { taken, invasion, isBack } = props;
  const side = invasion.attacker.seat === taken.from ? 'attacker' : 'defender';
  return (
    <p class={`news-taken from-${side}${isBack ? ' back' : ''}`} aria-hidden="true">
      <span>{taken.ability}</span>
      <svg viewBox="-13 -13 26 26" width="26" height="26">
        <StackSign seat={taken.borg} ships={1} size={20} />
      </svg>
    </p>
  );
}
