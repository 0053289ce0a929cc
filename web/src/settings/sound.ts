/** A few short tones, made here: no files. Off until somebody wants them. */
import { signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

const KEY = 'orrery.sound';
export const sound = signal(recall(KEY) === 'on');

export function chooseSound(on: boolean): void {
  sound.value = on;
  remember(KEY, on ? 'on' : 'off');
  if (on) play('turn');
}

interface Note {
  readonly hertz: number;
  /** Seconds after the first. */
  readonly at: number;
  readonly seconds: number;
}

export type Tone = 'turn' | 'move' | 'loss' | 'end';

const TONES: Readonly<Record<Tone, readonly Note[]>> = {
  turn: [
    { hertz: 523, at: 0, seconds: 0.12 },
    { hertz: 784, at: 0.11, seconds: 0.2 },
  ],
  move: [{ hertz: 330, at: 0, seconds: 0.07 }],
  loss: [
    { hertz: 247, at: 0, seconds: 0.14 },
    { hertz: 165, at: 0.1, seconds: 0.26 },
  ],
  end: [
    { hertz: 392, at: 0, seconds: 0.2 },
    { hertz: 523, at: 0.16, seconds: 0.2 },
    { hertz: 659, at: 0.32, seconds: 0.5 },
  ],
};
const VOLUME = 0.07;

let context: AudioContext | undefined;

export function play(tone: Tone): void {
  if (!sound.peek() || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // A browser keeps a page silent until its first click or key; then this succeeds.
  void context.resume().catch(() => undefined);
  for (const note of TONES[tone]) ring(context, note);
}

function ring(audio: AudioContext, { hertz, at, seconds }: Note): void {
  const from = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(VOLUME, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds);
}
