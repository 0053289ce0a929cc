/** The number of a button, on the board, in pixels around the origin. */
import { signal } from '@preact/signals';
import './tag.css';

/** The number of what the bot would do, while somebody has asked. */
export const advisedDigit = signal<number | undefined>(undefined);

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
      {digit === advisedDigit.value && <circle class="digit-advised" r={r + 4} />}
      <text>{digit}</text>
    </g>
  );
}
