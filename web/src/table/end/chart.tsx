/** The course of the match: a line per player, with the largest turns as tags on it. In words the turns stand below. */
import type { EndPlace, Seat } from '@orrery/kernel';
import { seatColour, seatShape } from '../../parts/emblem.tsx';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { useSize } from '../../games/size.ts';
import { chartOf, type Chart, TAG_RADIUS } from './chart-shape.ts';
import type { Story } from './story.ts';
import { percent } from './turns.tsx';

interface CourseChartProps {
  readonly story: Story;
  nameOf(this: void, seat: Seat): string;
  place(this: void, place: EndPlace): string;
}

/** On a phone more letters would leave too little room for the lines. */
const LONGEST_NAME = 11;

/** No two lines differ by colour alone. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '14 4', '4 2'];

export function CourseChart({ story, nameOf, place }: CourseChartProps) {
  const [element, { width }] = useSize<HTMLDivElement>();
  const phone = useMedia(PHONE);
  const wide = useMedia('(min-width: 1680px)');
  if (story.points.length === 0) return null;
  const names = story.points[0]?.shares.map((_, seat) => nameOf(seat)) ?? [];
  const shown = names.map((name) =>
    name.length > LONGEST_NAME && phone ? `${name.slice(0, LONGEST_NAME - 1)}…` : name,
  );
  const chart = width > 0 ? chartOf(story, shown, width, phone ? 190 : wide ? 380 : 270) : undefined;
  return (
    <section aria-labelledby="end-course">
      <h3 id="end-course" class="end-heading">
        Course of the match
      </h3>
      <p class="end-note">Everybody’s chances of winning in percent, as a bot judges them.</p>
      <div class="end-chart" ref={element}>
        {chart && <Lines chart={chart} names={names} shown={shown} story={story} />}
        {chart?.tags.map(({ turn, x, y }) => (
          <a
            key={turn.number}
            class="chart-tag ring"
            href={place(turn.place)}
            style={{ left: `${x}px`, top: `${y}px` }}
            // The cards below are the same links, with words.
            tabIndex={-1}
            aria-hidden="true"
          >
            {turn.number}
          </a>
        ))}
      </div>
    </section>
  );
}

interface LinesProps {
  readonly chart: Chart;
  readonly story: Story;
  readonly names: readonly string[];
  /** The names as far as there is room for them. */
  readonly shown: readonly string[];
}

function Lines({ chart, names, shown, story }: LinesProps) {
  const { width, height, left, right, top, bottom } = chart;
  const last = story.points.at(-1)?.shares ?? [];
  const label = `A line per player. At the end: ${names.map((name, seat) => `${name} ${percent(last[seat] ?? 0)} %`).join(', ')}. The turning points are listed below.`;
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      {chart.levels.map(({ y, words }) => (
        <g key={words}>
          <line class={words === chart.even ? 'chart-even' : 'chart-grid'} x1={left} x2={right} y1={y} y2={y} />
          <text class="chart-label" x={left - 8} y={y} text-anchor="end" dominant-baseline="central">
            {words}
          </text>
        </g>
      ))}
      {chart.marks.map(({ x, words, shows, middle }) => (
        <g key={x}>
          <line class="chart-grid" x1={x} x2={x} y1={top} y2={bottom} />
          {shows && (
            <text class="chart-label" x={middle} y={bottom + 16} text-anchor="middle">
              {words}
            </text>
          )}
        </g>
      ))}
      {chart.lines.map(({ seat, path }) => (
        <path
          key={seat}
          class="chart-line"
          d={path}
          style={{ stroke: seatColour(seat), strokeDasharray: DASHES[seat % 6] }}
        />
      ))}
      {chart.names.map(({ seat, y }) => (
        <g key={seat} transform={`translate(${right} ${y})`}>
          <path d={seatShape(seat)} transform="translate(-2 -6) scale(.5)" style={{ fill: seatColour(seat) }} />
          <text class="chart-name" x={16} dominant-baseline="central">
            {shown[seat]}
          </text>
        </g>
      ))}
      {chart.tags.map(({ turn, dotX, dotY, x, y }) => (
        <g key={turn.number}>
          <line class="chart-leader" x1={dotX} y1={dotY} x2={x} y2={y + (dotY < y ? -TAG_RADIUS : TAG_RADIUS)} />
          {turn.point < story.points.length - 1 && <circle class="chart-dot" cx={dotX} cy={dotY} r={4} />}
        </g>
      ))}
    </svg>
  );
}
