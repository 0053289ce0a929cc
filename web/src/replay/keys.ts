/** The keyboard of a replay: arrows step, comma and full stop step by beats, Home and End jump, Space plays, F plays on. */
import { useEffect } from 'preact/hooks';
import type { Playback } from './playback.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** From the end of a film the way on is the next move. */
function stepBeat(playback: Playback, by: 1 | -1): void {
  const film = playback.film.peek();
  if (film && !(film.isOver && by === 1)) film.step(by);
  else void playback.goTo(playback.at + by);
}

function onKey(playback: Playback, event: KeyboardEvent, onFork: () => void): boolean {
  const { key, target, shiftKey } = event;
  const step = STEPS[key];
  // The slider has arrows of its own, and so have tabs and radio buttons.
  const hasArrows = within(target, 'input, [role="tab"]');
  if (key === ' ' && !within(target, 'button, a, summary')) playback.toggle();
  else if (key.toLowerCase() === 'f') onFork();
  else if (key === ',' || key === '.') stepBeat(playback, key === '.' ? 1 : -1);
  else if (hasArrows) return false;
  else if (step !== undefined) void playback.goTo(playback.at + (shiftKey ? step * 10 : step));
  else if (key === 'Home') void playback.goTo(0);
  else if (key === 'End') void playback.goTo(playback.length);
  else return false;
  if (key !== ' ') playback.pause();
  return true;
}

export function useReplayKeys(playback: Playback, onFork: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within(event.target, 'dialog, input[type="text"], select, textarea')) return;
      if (onKey(playback, event, onFork)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [playback, onFork]);
}
