/** What is pressed as soon as a match or a lesson is over was meant for what stood there before. */
import './too-soon.css';

const TOO_SOON_MS = 600;

/** A key that is still down, or is pressed so soon after what it would press has come. */
export const isTooSoon = ({ repeat, timeStamp }: KeyboardEvent, since: number): boolean =>
  repeat || timeStamp - since < TOO_SOON_MS;

let timer: ReturnType<typeof setTimeout> | undefined;

/** For a moment nothing is under finger or mouse (too-soon.css); what has the focus is still pressed by key. */
export function ignoreTaps(): void {
  const { dataset } = document.documentElement;
  dataset.settling = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.settling, TOO_SOON_MS);
}
