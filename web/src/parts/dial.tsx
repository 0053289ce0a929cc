/** Engraved rings with ticks, for the places where something is measured out or simply empty. */

/** One path for all ticks of a ring: short ones, and a longer one every fifth. */
export function ticksPath(radius: number, count: number, length: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const inner = radius - (at % 5 === 0 ? length * 1.8 : length);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * inner).toFixed(1)} ${(y * inner).toFixed(1)}L${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  }).join('');
}

export function Dial({ size }: { size: number }) {
  return (
    <svg class="dial" viewBox="-26 -26 52 52" width={size} height={size} aria-hidden="true">
      <circle r="24" />
      <path d={ticksPath(24, 40, 2)} />
      <circle r="3.5" class="dial-middle" />
    </svg>
  );
}
