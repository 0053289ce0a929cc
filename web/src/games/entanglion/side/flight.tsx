/** Both engine controls while cards are flown: the first player above, slot under slot, and what happens now. */
import type { EntanglionView } from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import { Emblem } from '../../../parts/emblem.tsx';
import { Control } from '../cards/control.tsx';
import { type EntanglionProps, inOrder, nameOf } from '../props.ts';

/** `only`: where there is little room, the queue of this fleet alone. */
export function FlightPanel({ props, only }: { props: EntanglionProps; only?: Seat | undefined }) {
  const { view } = props;
  const flying = view.phase === 'resolve';
  return (
    <section class="flight-panel" aria-label="Engine controls">
      {inOrder(view).map((seat) => {
        const player = view.players[seat];
        if (only !== undefined && seat !== only) return null;
        const state = player?.finished
          ? 'done'
          : flying
            ? flightWords(view, seat)
            : player?.out
              ? 'has passed'
              : `${player?.control.length ?? 0} queued`;
        return (
          <div key={seat} class="flight-row">
            <h3 class="caption">
              <Emblem seat={seat} size={13} plain />
              {nameOf(props, seat)}
              <span class="caption-note">{state}</span>
            </h3>
            <Control props={props} seat={seat} small />
          </div>
        );
      })}
    </section>
  );
}

/** Which card is being flown, or how many are left. */
function flightWords({ active, players }: EntanglionView, seat: Seat): string {
  const { control, resolved } = players[seat] ?? { control: [], resolved: 0 };
  if (active?.seat === seat) return `card ${active.slot} of ${control.length}`;
  return resolved < control.length ? `${control.length - resolved} to fly` : 'all flown';
}
