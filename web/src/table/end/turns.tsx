/** The largest turns as cards; each opens the replay where it happened. */
import play from 'lucide-static/icons/play.svg?raw';
import type { EndPlace, Seat } from '@orrery/kernel';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Turn } from './story.ts';

const NUMBERS = ['', 'The turning point', 'The two turning points', 'The three turning points'];

interface TurnCardsProps {
  readonly turns: readonly Turn[];
  nameOf(this: void, seat: Seat): string;
  place(this: void, place: EndPlace): string;
}

export const percent = (share: number): number => Math.round(share * 100);

export function TurnCards({ turns, nameOf, place }: TurnCardsProps) {
  if (turns.length === 0) return null;
  return (
    <section aria-labelledby="end-turns">
      <h3 id="end-turns" class="end-heading">
        {NUMBERS[turns.length]}{' '}
        <span class="end-note">
          what moved the chances most; {turns.length === 1 ? 'it opens' : 'each opens'} the replay there
        </span>
      </h3>
      <ol class="turn-cards">
        {turns.map((turn) => (
          <li key={turn.number}>
            <a class="turn-card" href={place(turn.place)} aria-keyshortcuts={`${turn.number}`}>
              <span class="ring">{turn.number}</span>
              <span class="turn-words">
                {turn.when !== undefined && <span class="caption">{turn.when}</span>}
                <b>{turn.words}</b>
                {turn.more !== undefined && (
                  <span class="turn-more">{turn.more.replaceAll(' → ', '\u00a0→\u00a0')}</span>
                )}
              </span>
              <span class="turn-change">
                <Emblem seat={turn.seat} size={12} plain />
                <span class="unseen">{nameOf(turn.seat)}: chances from </span>
                {percent(turn.before)} → {percent(turn.after)} %
              </span>
              <span class="turn-watch">
                <span class="wide-only">Watch</span> <Icon svg={play} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
