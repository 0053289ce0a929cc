/** Whether a key or a click meets something that lies in one of these. */
export const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
