/** Amounts by keyboard: left and right change, up and down go to another, digits are presets, Enter sends. */
import { useEffect, useRef } from 'preact/hooks';
import { within } from '../../../parts/within.ts';
import { type KeyLine, useKeyLines } from '../../../parts/key-lines.ts';
import type { Preset } from './amount-row.tsx';

export interface AmountKeys {
  readonly presets: readonly Preset[];
  change(this: void, by: number): void;
  /** To another amount, where there are several. */
  go?(this: void, by: number): void;
  confirm(this: void): void;
}

const CHANGES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Says whether the key was one of these. */
export function onAmountKey(keys: AmountKeys, key: string, onButton: boolean): boolean {
  const by = CHANGES[key];
  const places = ARROWS[key];
  if (by !== undefined) keys.change(by);
  else if (places !== undefined && keys.go) keys.go(places);
  // Digits that are no preset would be answers of the list that these stand for.
  else if (/^[1-9]$/.test(key)) keys.presets[Number(key) - 1]?.apply();
  else if (key === 'Enter' && !onButton) keys.confirm();
  else return false;
  return true;
}

const linesOf = ({ presets, go }: AmountKeys): readonly KeyLine[] => [
  { keys: '← →', words: 'One less, one more' },
  { keys: 'Page ↑ ↓', words: 'Ten more, ten less' },
  { keys: 'Home, End', words: 'None, all' },
  ...(go ? [{ keys: '↑ ↓', words: 'Another amount' }] : []),
  ...presets.map(({ words }, at) => ({ keys: String(at + 1), words })),
  { keys: 'Enter', words: 'Send it' },
];

export function useAmountKeys(keys: AmountKeys): void {
  useKeyLines(() => ({ title: 'Amounts', lines: linesOf(now.current), answers: true }));
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (within(event.target, 'input, select, textarea, dialog, [role="tab"], .targets, .drawer, .top-bar')) return;
      const onButton = within(event.target, 'button, a, summary');
      if (event.repeat && event.key === 'Enter') return;
      if (onAmountKey(now.current, event.key, onButton)) event.preventDefault();
    };
    // Before the shell's own keys, which stand at the window.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
