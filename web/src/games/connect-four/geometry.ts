/** Measures of the drawing, in units of the picture: one cell is 100. */
import { DISC_RADIUS } from './disc.tsx';

export const CELL = 100;
export const PAD = 22;
/** The strip below the deck that names the columns. */
export const LABEL = 34;
const CHAMFER = 22;

export function sizeOf(columns: number, rows: number): { readonly width: number; readonly height: number } {
  return { width: columns * CELL + 2 * PAD, height: rows * CELL + 2 * PAD + LABEL };
}

/** A transform to the middle of a cell, counted from the left and from the top. */
export function place(column: number, down: number): string {
  return `translate(${PAD + (column + 0.5) * CELL} ${PAD + (down + 0.5) * CELL})`;
}

/** The face of the deck: a chamfered plate with a hole for every cell. */
export function facePath(columns: number, rows: number): string {
  const [w, h] = [columns * CELL + 2 * PAD, rows * CELL + 2 * PAD];
  const c = CHAMFER;
  const plate = `M${c} 1H${w - c}L${w - 1} ${c}V${h - c}L${w - c} ${h - 1}H${c}L1 ${h - c}V${c}Z`;
  const r = DISC_RADIUS;
  const holes: string[] = [];
  for (let column = 0; column < columns; column++) {
    for (let down = 0; down < rows; down++) {
      const [x, y] = [PAD + (column + 0.5) * CELL, PAD + (down + 0.5) * CELL];
      holes.push(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
    }
  }
  return plate + holes.join('');
}
