/** An event card on the table: what it says, who may answer, and what answered it. */
import { type Announcement, EVENT_DATA, eventHelp } from '@orrery/entanglion/client';
import { Emblem } from '../../../parts/emblem.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { EVENT_ICONS } from '../icons.ts';
import { askedOf, type EntanglionProps, nameOf } from '../props.ts';

export function AnnouncementPanel({ props, cards }: { props: EntanglionProps; cards: readonly Announcement[] }) {
  const [first] = cards;
  const last = cards.at(-1);
  if (!first || !last) return null;
  const { name } = EVENT_DATA[last.event];
  const asked = askedOf(props) === 'respond';
  const answered = !asked && (props.choices.length > 0 || props.beat !== undefined);
  const who = nameOf(props, last.seat);
  const isOwn = last.seat === props.viewer;
  return (
    <section class="announcement panel" aria-label="Event card">
      <div class={last.negated ? 'big-card negated' : 'big-card'}>
        <span class="big-card-head">
          <Emblem seat={last.seat} size={14} plain /> Event
        </span>
        <Icon svg={EVENT_ICONS[last.event]} />
        <h3>{name}</h3>
        <p>{eventHelp(last.event, props.view.options)}</p>
      </div>
      <div>
        <h4 class="caption">Announced by {who === 'You' ? 'you' : who}</h4>
        <ol class="steps">
          {cards.slice(0, -1).map(({ event, seat, negated }, at) => (
            <li key={at} class="done">
              <b>{EVENT_DATA[event].name}</b>
              <span>
                {nameOf(props, seat)}
                {negated ? ', cancelled' : ', answered by the next'}
              </span>
            </li>
          ))}
          <li class="done">
            <b>{name} is on the table</b>
            <span>
              {isOwn ? 'your card' : `${props.view.players[last.seat]?.eventCards ?? 0} left in that event hand`}
            </span>
          </li>
          <li class={answered ? 'done' : 'now'}>
            <b>{asked ? 'You may answer' : 'The other player may answer'}</b>
            <span>{asked ? 'nothing happens before you do' : 'the same short wait, whatever is held'}</span>
          </li>
          <li class={answered ? 'now' : undefined}>
            <b>{answered && !last.negated ? 'It takes effect' : 'It takes effect, or is cancelled'}</b>
            <span>choices and dice come only then</span>
          </li>
        </ol>
      </div>
    </section>
  );
}
