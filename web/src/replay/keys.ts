/** The keyboard of a replay: arrows step, with Shift by whole moves, Home and End jump, Space plays, F plays on. */
import { useLayoutEffect } from 'preact/hooks';
import { within } from '../parts/within.ts';
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
const SWING_LINES: readonly KeyLine[] = [
  { keys: '1 2 3', words: 'See a swing' },
  { keys: 'S', words: 'Show where it was decided' },
  { keys: 'B', words: 'Play on with what was better' },
];

/** What the keys do besides watching. */
export interface ReplayWays {
  onFork(this: void): void;
  onSwing(this: void, number: number): void;
  onPlayOn(this: void): void;
}

function onSwingKey({ analysis }: Playback, key: string, { onSwing, onPlayOn }: ReplayWays): boolean {
  const { number } = analysis.swing.peek() ?? {};
  if (/^[1-3]$/.test(key) && analysis.swings.peek().length >= Number(key)) onSwing(Number(key));
  else if (number === undefined) return false;
  else if (key.toLowerCase() === 's') onSwing(number);
  else if (key.toLowerCase() === 'b') onPlayOn();
  else return false;
  return true;
}

function onKey(playback: Playback, event: KeyboardEvent, ways: ReplayWays): boolean {
  const { key, target, shiftKey } = event;
  const step = STEPS[key];
  const page = PAGES[key];
  // The slider has arrows of its own, and so have tabs and radio buttons.
  const hasArrows = within(target, 'input, [role="tab"]');
  if (key === ' ' && !within(target, 'button, a, summary')) playback.toggle();
  else if (key.toLowerCase() === 'f') ways.onFork();
  else if (onSwingKey(playback, key, ways)) return true;
  else if (hasArrows && key !== ',' && key !== '.') return false;
  else if (step !== undefined) void (shiftKey ? playback.goTo(playback.at + step) : playback.step(step));
  else if (page !== undefined) void playback.goTo(playback.at + (shiftKey ? page * 10 : page));
  else if (key === 'Home') void playback.goTo(0);
  else if (key === 'End') void playback.goTo(playback.length);
  else return false;
  if (key !== ' ' && step === undefined) playback.pause();
  return true;
}

export function useReplayKeys(playback: Playback, ways: ReplayWays): void {
  const { swings } = playback.analysis;
  useKeyLines(() => ({
    title: 'In this replay',
    lines: swings.peek().length > 0 ? [...LINES, ...SWING_LINES] : LINES,
    basic: true,
  }));
  // With the page itself, not some time after it: whoever sees it may press a key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, 'dialog, input[type="text"], select, textarea')) return;
      if (onKey(playback, event, ways)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [playback, ways]);
}
