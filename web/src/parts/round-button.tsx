/** A round button of a player: play, step, jump. */
import { Icon } from './icon.tsx';
import './round-button.css';

interface RoundButtonProps {
  readonly svg: string;
  readonly label: string;
  readonly main?: boolean;
  readonly disabled?: boolean;
  readonly keys?: string;
  onClick(this: void): void;
}

export function RoundButton({ svg, label, main, disabled = false, keys, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      class={main ? 'round-button main' : 'round-button'}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      // A button that has just been pressed keeps the focus even where it has nothing left to do.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon svg={svg} />
    </button>
  );
}
