/** Both engine controls while cards are flown: the first player above, slot under slot, and what happens now. */
import { Emblem } from '../../../parts/emblem.tsx';
import { Control } from '../cards/control.tsx';
import { type EntanglionProps, inOrder, nameOf } from '../props.ts';

export function FlightPanel({ props }: { props: EntanglionProps }) {
  const { view } = props;
  const flying = view.phase === 'resolve';
  return (
    <section class="flight-panel" aria-label="Engine controls">
      {inOrder(view).map((seat) => {
        const player = view.players[seat];
        const state = player?.finished
          ? 'done'
          : flying
            ? `${(player?.control.length ?? 0) - (player?.resolved ?? 0)} to fly`
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
