/** The curve of a seat's chances as the track of the scrubber: areas about the even line, the largest swings as tags. */
import type { Seat } from '@orrery/kernel';
import { useSize } from '../games/size.ts';
import { seatColour } from '../parts/emblem.tsx';
import { PHONE, useMedia } from '../parts/use-media.ts';
import { curveOf, curveShape } from './curve.ts';
import type { Playback } from './playback.ts';

export function CurveTrack({ playback }: { playback: Playback }) {
  const [element, { width }] = useSize<HTMLDivElement>();
  const height = useMedia(PHONE) ? 84 : 112;
  const { analysis, at, length, viewer, text, lineSeat: seat } = playback;
  const seats = playback.facts.sitters.length;
  const points = curveOf(analysis.judgements.value, seat, viewer, length, analysis.outcome.value);
  const place = { at, length, seats, seat, viewer };
  const curve = width > 0 ? curveShape(points, analysis.swings.value, place, width, height) : undefined;
  /** Below the line it is the other's, where there is only one. */
  const other: Seat | undefined = seats === 2 ? 1 - seat : undefined;
  return (
    <div class="scrub-curve" ref={element}>
      {curve && (
        <svg width={width} height={height} aria-hidden="true">
          <clipPath id="curve-above">
            <rect x="0" y="0" width={width} height={curve.even} />
          </clipPath>
          <clipPath id="curve-below">
            <rect x="0" y={curve.even} width={width} height={height - curve.even} />
          </clipPath>
          <path class="curve-area" d={curve.area} clip-path="url(#curve-above)" style={{ fill: seatColour(seat) }} />
          <path
            class="curve-area"
            d={curve.area}
            clip-path="url(#curve-below)"
            style={{ fill: other === undefined ? 'var(--line-3)' : seatColour(other) }}
          />
          <line class="curve-even" x1="0" x2={width} y1={curve.even} y2={curve.even} />
          <path class="curve-line future" d={curve.future} />
          <path class="curve-line" d={curve.past} />
          <text class="curve-name" x="10" y="14" style={{ fill: seatColour(seat) }}>
            {text.seat(seat)} ahead
          </text>
          <text
            class="curve-name"
            x="10"
            y={height - 6}
            style={{ fill: other === undefined ? 'var(--text-3)' : seatColour(other) }}
          >
            {other === undefined ? 'Others ahead' : `${text.seat(other)} ahead`}
          </text>
          <line class="curve-head" x1={curve.head} x2={curve.head} y1="0" y2={height} />
          <path class="curve-head" d={`M${curve.head - 6} 0h12v8l-6 6-6-6z`} />
          {curve.tags.map(({ swing, x, y, dotX, dotY }) => (
            <g key={swing.number}>
              <line class="curve-leader" x1={x} y1={y} x2={dotX} y2={dotY} />
              <circle class="curve-dot" cx={dotX} cy={dotY} r="4" />
            </g>
          ))}
        </svg>
      )}
      {curve?.tags.map(({ swing, x, y }) => (
        <button
          key={swing.number}
          type="button"
          class="curve-tag ring"
          style={{ left: `${x}px`, top: `${y}px` }}
          // The cards beside the board are the same, with words.
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => void playback.showSwing(swing.number)}
        >
          {swing.number}
        </button>
      ))}
    </div>
  );
}
