/** What is pressed as soon as a match or a lesson is over was meant for what stood there before. */
import './too-soon.css';

export const TOO_SOON_MS = 600;

let timer: ReturnType<typeof setTimeout> | undefined;

/** For a moment nothing is under finger or mouse (too-soon.css); what has the focus is still pressed by key. */
export function ignoreTaps(): void {
  const { dataset } = document.documentElement;
  dataset.settling = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.settling, TOO_SOON_MS);
}
