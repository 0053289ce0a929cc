/** An eight-sided die, seen from one of its faces; one that was rolled again is struck through. */
export function Octahedron({ face, state }: { face: number | undefined; state: 'counts' | 'struck' | 'empty' }) {
  return (
    <svg
      class={`d8 ${state}`}
      viewBox="-40 -42 80 84"
      role="img"
      aria-label={face === undefined ? 'not rolled yet' : `${face}`}
    >
      <path class="d8-left" d="M0-38L-33-19V19Z" />
      <path class="d8-right" d="M0-38L33-19V19Z" />
      <path class="d8-foot" d="M-33 19H33L0 38Z" />
      <path class="d8-front" d="M0-38L33 19H-33Z" />
      {face !== undefined && <text y="5">{face}</text>}
      {state === 'struck' && <path class="d8-strike" d="M-30 30L30-30" />}
    </svg>
  );
}
