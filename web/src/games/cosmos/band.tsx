/** The points of everybody on one track; the own hidden ones as a dashed second mark. */
import { totalOf } from '@orrery/cosmos/client';
import { seatColour, seatShape } from '../../parts/emblem.tsx';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import type { CosmosProps } from './props.ts';
import './band.css';

export function Band({ view, viewer, seatName }: CosmosProps) {
  const phone = useMedia(PHONE);
  // Two plates side by side say it all.
  if (view.round === 0 || (phone && view.players.length === 2)) return null;
  const { target } = view;
  const marks = view.players.flatMap(({ points }, seat) => {
    const total = totalOf(points);
    const secret = seat === viewer ? points.vpCards : 0;
    const open = { seat, at: total - secret, secret: false };
    return secret > 0 ? [open, { seat, at: total, secret: true }] : [open];
  });
  const columns = Array.from({ length: target + 1 }, (_, at) =>
    marks.filter((mark) => Math.min(mark.at, target) === at),
  );
  const words = view.players.map(({ points }, seat) => `${seatName(seat)} ${totalOf(points)}`).join(', ');
  return (
    <section class="track" data-explain="points" aria-label={`Points, first to ${target}: ${words}`}>
      <p class="track-name" aria-hidden="true">
        <span class="caption">Points</span>
        <small>dashed: secret</small>
      </p>
      <ol aria-hidden="true" style={{ '--target': target }}>
        {columns.map((here, at) => (
          <li key={at} class={at === target ? 'goal' : undefined} style={{ '--part': at / target }}>
            <span class={here.length > 3 ? 'track-marks many' : 'track-marks'}>
              {here.map(({ seat, secret }) => (
                <svg key={`${seat} ${secret}`} viewBox="-1 -1 26 26" width="20" height="20">
                  <path
                    class={secret ? 'track-secret' : undefined}
                    d={seatShape(seat)}
                    style={secret ? { stroke: seatColour(seat) } : { fill: seatColour(seat) }}
                  />
                  <text x="12" y={seat % 6 === 1 ? 18 : 16.5} class={secret ? 'secret' : undefined}>
                    {seat + 1}
                  </text>
                </svg>
              ))}
            </span>
            <span class="track-number">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
