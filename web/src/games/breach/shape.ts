/** The outlines of pieces around the origin. */
export type Shape = 'square' | 'octagon' | 'circle';

/** The pattern of what lies face down; the board defines it once for its page. */
export const HATCH = 'breach-hatch';

const n = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

export function octagon(r: number): string {
  const c = r * 0.42;
  return `M${n(-c)} ${n(-r)}H${n(c)}L${n(r)} ${n(-c)}V${n(c)}L${n(c)} ${n(r)}H${n(-c)}L${n(-r)} ${n(c)}V${n(-c)}Z`;
}

/** Higher than wide: room for an icon over a number. */
export function columnPath(shape: Shape, wide: number, high: number): string {
  const [r, h] = [wide / 2, high / 2];
  const k = shape === 'circle' ? r : shape === 'octagon' ? r * 0.58 : 3;
  const [s, t] = [r - k, h - k];
  if (shape === 'octagon')
    return `M${n(-s)} ${n(-h)}H${n(s)}L${n(r)} ${n(-t)}V${n(t)}L${n(s)} ${n(h)}H${n(-s)}L${n(-r)} ${n(t)}V${n(-t)}Z`;
  return `M${n(-s)} ${n(-h)}H${n(s)}Q${n(r)} ${n(-h)} ${n(r)} ${n(-t)}V${n(t)}Q${n(r)} ${n(h)} ${n(s)} ${n(h)}H${n(-s)}Q${n(-r)} ${n(h)} ${n(-r)} ${n(t)}V${n(-t)}Q${n(-r)} ${n(-h)} ${n(-s)} ${n(-h)}Z`;
}

export function shapePath(shape: Shape, r: number): string {
  if (shape === 'octagon') return octagon(r);
  if (shape === 'circle')
    return `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  const k = Math.min(3, r * 0.3);
  const s = r - k;
  return `M${n(-s)} ${n(-r)}H${n(s)}Q${n(r)} ${n(-r)} ${n(r)} ${n(-s)}V${n(s)}Q${n(r)} ${n(r)} ${n(s)} ${n(r)}H${n(-s)}Q${n(-r)} ${n(r)} ${n(-r)} ${n(s)}V${n(-s)}Q${n(-r)} ${n(-r)} ${n(-s)} ${n(-r)}Z`;
}
