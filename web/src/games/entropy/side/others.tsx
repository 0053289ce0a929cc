/** The others while everybody plans, in turn: who is done, and how many cards they could lay. */
import { Emblem } from '../../../parts/emblem.tsx';
import { count } from '../words.ts';
import type { EntropyProps } from '../props.ts';

export function Others({ props }: { props: EntropyProps }) {
  const { view, viewer, seatName } = props;
  const { startingPlayer, players } = view;
  const turn = (seat: number) => (seat - startingPlayer + players.length) % players.length;
  const others = players
    .filter(({ seat, out }) => seat !== viewer && out === null)
    .toSorted((a, b) => turn(a.seat) - turn(b.seat));
  if (others.length === 0) return null;
  return (
    <section class="others">
      <h3 class="caption">
        {typeof viewer === 'number' ? 'The others, secret until everyone is done' : 'Everybody plans in secret'}
      </h3>
      <ul>
        {others.map(({ seat, finished, cards }) => (
          <li key={seat}>
            <Emblem seat={seat} size={14} plain />
            <span>
              {seatName(seat)}
              {seat === startingPlayer && <span class="note"> goes first</span>}
            </span>
            <span class="others-cards">{count(cards, 'card')}</span>
            <span class={finished ? 'done' : undefined}>{finished ? 'done' : 'planning'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
