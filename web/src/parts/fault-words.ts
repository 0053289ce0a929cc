import { messageOf } from '@orrery/kernel';

/** An exception as a sentence for a player. */
export function faultWords(error: unknown): string {
  const text = messageOf(error);
  // Browsers word it differently, but all of them name the module.
  if (/import|module script|preload/i.test(text))
    return 'A part of this page could not be loaded. Check the connection, then load the page again.';
  return `A fault of ours: ${text}`;
}
