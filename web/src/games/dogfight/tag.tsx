/** The number of a button, on the board, in pixels around the origin. */
export function Tag({ digit, cursor, danger }: { digit: number | undefined; cursor: boolean; danger?: boolean }) {
  if (digit === undefined) return null;
  return (
    <g class={`key-tag${cursor ? ' cursor' : ''}${danger ? ' danger' : ''}`}>
      <circle r="10.5" />
      <text dy=".35em">{digit}</text>
    </g>
  );
}
