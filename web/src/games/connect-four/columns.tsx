/** The targets: one per column, a single stop for Tab, arrows inside. */
import type { Point } from '../camera/math.ts';
import { type Placed, useStops } from '../stops.ts';
import { CELL, PAD } from './geometry.ts';
import type { C4Props } from './props.ts';

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

/** The columns stand in a ring: after the last comes the first. */
function nextColumn<T extends Placed>(places: readonly T[], { x }: Point, right: number): T | undefined {
  return places[(x + right + places.length) % places.length];
}

export function Columns(props: C4Props) {
  const { view, choices, onChoose, onPoint } = props;
  const places = Array.from({ length: view.columns }, (_, x) => ({ id: String(x), x, y: 0 }));
  const choiceOf = (column: number) => choices.find(({ action }) => action.column === column);
  const pointed = choices.find(({ cursor }) => cursor)?.action.column;
  const first = places.find(({ x }) => x === pointed)?.id;
  const { group, onKeyDown, stop } = useStops(places, [first], nextColumn);
  const asked = choices.length > 0;

  const point = (column: number) => {
    const choice = choiceOf(column);
    if (choice) onPoint(choice.action);
  };
  const choose = (column: number) => {
    if (asked) onChoose(choiceOf(column)?.action ?? { kind: 'drop', column });
  };

  return (
    <g ref={group} onKeyDown={onKeyDown}>
      {places.map(({ id, x: column }) => (
        <g
          key={id}
          {...stop(id, () => point(column))}
          aria-label={nameOf(props, column)}
          aria-disabled={choiceOf(column) === undefined}
          class={`c4-column${choiceOf(column) ? ' open' : ''}${choiceOf(column)?.cursor ? ' cursor' : ''}`}
          data-column={column + 1}
          data-explain={`column ${column}`}
          onPointerMove={(event) => event.pointerType === 'mouse' && point(column)}
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
