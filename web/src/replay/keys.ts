/** The keyboard of a replay: arrows step, with Shift by whole moves, Home and End jump, Space plays, F plays on. */
import { useLayoutEffect } from 'preact/hooks';
import { type KeyLine, useKeyLines } from '../parts/key-lines.ts';
import type { Playback } from './playback.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, ',': -1, '.': 1 };
const PAGES: Readonly<Record<string, number>> = { PageUp: -10, PageDown: 10 };

const LINES: readonly KeyLine[] = [
  { keys: 'Space', words: 'Play and stop' },
  { keys: '← →', words: 'One step back or on' },
  { keys: 'Shift ← →', words: 'One move back or on' },
  { keys: 'Page ↑ ↓', words: 'Ten moves back or on' },
  { keys: 'Home, End', words: 'To the beginning, to the end' },
  { keys: 'F', words: 'Play on from here' },
];

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function onKey(playback: Playback, event: KeyboardEvent, onFork: () => void): boolean {
  const { key, target, shiftKey } = event;
  const step = STEPS[key];
  const page = PAGES[key];
  // The slider has arrows of its own, and so have tabs and radio buttons.
  const hasArrows = within(target, 'input, [role="tab"]');
  if (key === ' ' && !within(target, 'button, a, summary')) playback.toggle();
  else if (key.toLowerCase() === 'f') onFork();
  else if (hasArrows && key !== ',' && key !== '.') return false;
  else if (step !== undefined) void (shiftKey ? playback.goTo(playback.at + step) : playback.step(step));
  else if (page !== undefined) void playback.goTo(playback.at + (shiftKey ? page * 10 : page));
  else if (key === 'Home') void playback.goTo(0);
  else if (key === 'End') void playback.goTo(playback.length);
  else return false;
  if (key !== ' ' && step === undefined) playback.pause();
  return true;
}

export function useReplayKeys(playback: Playback, onFork: () => void): void {
  useKeyLines(() => ({ title: 'In this replay', lines: LINES, basic: true }));
  // With the page itself, not some time after it: whoever sees it may press a key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, 'dialog, input[type="text"], select, textarea')) return;
      if (onKey(playback, event, onFork)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [playback, onFork]);
}
