/** The targets: one per column, a single stop for Tab, arrows inside. */
import { useRef, useState } from 'preact/hooks';
import { CELL, PAD } from './geometry.ts';
import type { C4Props } from './props.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 };

/** Kind, place, state: "Column 3, choice 2. From the bottom: First, Second, 4 empty". */
function nameOf({ view, choices, seatName }: C4Props, column: number): string {
  const discs = view.grid.map((row) => row[column] ?? null).filter((seat) => seat !== null);
  const state = discs.reverse().map((seat) => seatName(seat));
  const empty = view.rows - discs.length;
  if (empty > 0) state.push(`${empty} empty`);
  else state.push('full');
  const digit = choices.find(({ action }) => action.column === column)?.digit;
  return `Column ${column + 1}${digit === undefined ? '' : `, choice ${digit}`}. From the bottom: ${state.join(', ')}`;
}

export function Columns(props: C4Props) {
  const { view, choices, onChoose, onPoint } = props;
  const group = useRef<SVGGElement>(null);
  const [visited, setVisited] = useState<number>();
  const choiceOf = (column: number) => choices.find(({ action }) => action.column === column);
  const stop = visited ?? choices.find(({ cursor }) => cursor)?.action.column ?? 0;
  const asked = choices.length > 0;

  const point = (column: number) => {
    const choice = choiceOf(column);
    if (choice) onPoint(choice.action);
  };
  const choose = (column: number) => {
    if (asked) onChoose(choiceOf(column)?.action ?? { kind: 'drop', column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const presses = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && !presses) return;
    event.preventDefault();
    if (presses) choose(stop);
    else if (step) {
      const targets = group.current?.querySelectorAll<SVGGElement>('.c4-column');
      targets?.[(stop + step + view.columns) % view.columns]?.focus();
    }
  };

  return (
    <g ref={group} onKeyDown={onKeyDown}>
      {Array.from({ length: view.columns }, (_, column) => (
        <g
          key={column}
          role="button"
          tabindex={column === stop ? 0 : -1}
          aria-label={nameOf(props, column)}
          aria-disabled={choiceOf(column) === undefined}
          class={`c4-column${choiceOf(column) ? ' open' : ''}${choiceOf(column)?.cursor ? ' cursor' : ''}`}
          data-column={column + 1}
          onPointerMove={(event) => event.pointerType === 'mouse' && point(column)}
          onFocus={() => {
            setVisited(column);
            point(column);
          }}
          onClick={() => choose(column)}
        >
          <rect class="c4-hit" x={PAD + column * CELL} y="4" width={CELL} height={view.rows * CELL + 2 * PAD - 8} />
          <rect
            class="c4-focus"
            x={PAD + column * CELL + 2}
            y="4"
            width={CELL - 4}
            height={view.rows * CELL + 2 * PAD - 8}
            rx="6"
          />
        </g>
      ))}
    </g>
  );
}
