/** The number of a button, on the board, in pixels around the origin. */
import './tag.css';

interface TagProps {
  /** Nothing: its page of choices is not the present one. */
  readonly digit: number | undefined;
  readonly cursor: boolean;
  readonly danger?: boolean;
  readonly r?: number;
}

export function Tag({ digit, cursor, danger, r = 11 }: TagProps) {
  if (digit === undefined) return null;
  return (
    <g class={`digit-tag${cursor ? ' cursor' : ''}${danger ? ' danger' : ''}`}>
      <circle r={r} />
      <text>{digit}</text>
    </g>
  );
}
