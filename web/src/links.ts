/** Who runs a match, told by its name: those of the server are 22 letters, digits, - and _. */
import type { Link } from './link.ts';
import { localLink } from './local.ts';

export const isOnline = (match: string): boolean => /^[\w-]{22}$/.test(match);

export async function linkOf(match: string): Promise<Link> {
  if (!isOnline(match)) return localLink();
  const [{ online }, { beSomebody }] = await Promise.all([import('./online/link.ts'), import('./online/me.ts')]);
  // The server talks to those it knows.
  await beSomebody();
  return online().link;
}
