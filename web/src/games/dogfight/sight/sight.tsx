/** What a ship on a pose could see: its arc out to the range, the strip between its forward lines, the range around it. */
import type { Pose, Settings } from '@orrery/dogfight/client';
import type { Seat } from '@orrery/kernel';
import { useMemo } from 'preact/hooks';
import { seatColour } from '../../../parts/emblem.tsx';
import { onChart, turnOf } from '../space/chart.ts';
import { rangePath, stripPath, wedgePath, wedgeRing } from '../space/paths.ts';
import './sight.css';

interface SightProps {
  readonly pose: Pose;
  readonly seat: Seat;
  readonly settings: Settings;
  /** The whole range, not only what lies ahead. */
  readonly around?: boolean;
  /** An enemy's: only its outline. */
  readonly faint?: boolean;
}

export function SightOf({ pose, seat, settings, around, faint }: SightProps) {
  const paths = useMemo(
    () => ({
      wedge: wedgePath(settings),
      rings: wedgeRing(settings, 1 / 3) + wedgeRing(settings, 2 / 3),
      strip: stripPath(settings),
      range: rangePath(settings),
    }),
    [settings],
  );
  const { x, y } = onChart(pose, settings.side);
  return (
    <g
      class={faint ? 'sight faint' : 'sight'}
      style={{ '--seat': seatColour(seat) }}
      transform={`translate(${x} ${y}) rotate(${turnOf(pose.h)})`}
      aria-hidden="true"
    >
      {around && <path class="sight-range" d={paths.range} />}
      <path class="sight-wedge" d={paths.wedge} />
      {!faint && <path class="sight-rings" d={paths.rings} />}
      <path class="sight-strip" d={paths.strip} />
    </g>
  );
}
