/** How fast things move: chosen here, else what the system prefers. Times are those of styles/tokens.css. */
import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

/** 0 is off: nothing travels, replies come at once. */
export const MOTIONS = ['1', '2', '0'] as const;
export type Motion = (typeof MOTIONS)[number];
export const MOTION_WORDS: Readonly<Record<Motion, string>> = { '1': '1×', '2': '2×', '0': 'Off' };

export const TRAVEL_MS = 420;
/** How long a change stays outlined where nothing moves. */
export const MARK_MS = 600;
export const EASE_IN_OUT = 'cubic-bezier(.6,0,.2,1)';
/** What somebody else does waits so long after what was shown before it: long enough to read a line. */
export const BEAT_MS = 800;

const KEY = 'orrery.motion';

function isMotion(text: string | undefined): text is Motion {
  return (MOTIONS as readonly (string | undefined)[]).includes(text);
}

function stored(): Motion | undefined {
  const text = recall(KEY);
  return isMotion(text) ? text : undefined;
}

const chosen = signal<Motion | undefined>(stored());
const query = matchMedia('(prefers-reduced-motion: reduce)');
const reduced = signal(query.matches);
query.addEventListener('change', () => (reduced.value = query.matches));

export const motion = computed<Motion>(() => chosen.value ?? (reduced.value ? '0' : '1'));

export function chooseMotion(value: Motion): void {
  chosen.value = value;
  remember(KEY, value);
}

/** Milliseconds at the chosen speed; 0 when motion is off. */
export function paced(milliseconds: number): number {
  const speed = Number(motion.value);
  return speed === 0 ? 0 : milliseconds / speed;
}

effect(() => {
  document.documentElement.dataset.motion = motion.value;
});
