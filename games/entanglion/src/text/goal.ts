/** How the game is won, and who is ahead. */
import type { Goal, Viewer } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import type { EntanglionView } from '../seen.ts';
import { seatName } from './words.ts';

export function goal(view: EntanglionView, viewer: Viewer): Goal {
  const words = `Most Quantum Power after round ${view.limit}`;
  // During the set-up nobody is ahead.
  return view.round === 0 ? { words } : { words, near: standing(view, viewer) };
}

/** Equal Quantum Power is decided by cargo. */
function standing({ players }: EntanglionView, viewer: Viewer): string {
  const [first, second] = players;
  const power = first.power.total - second.power.total;
  const lead = power || totalOf(first.cargo) - totalOf(second.cargo);
  const leader = lead < 0 ? 1 : 0;
  const best = players[leader].power.total;
  const other = players[1 - leader]?.power.total ?? best;
  if (lead === 0) return `level at ${best}`;
  if (typeof viewer !== 'number')
    return power === 0
      ? `level at ${best}, ${seatName(leader)} has more cargo`
      : `${seatName(leader)} leads ${best} to ${other}`;
  if (power === 0) return `level at ${best}, ${viewer === leader ? 'you have' : 'your rival has'} more cargo`;
  return viewer === leader ? `you lead ${best} to ${other}` : `you trail ${other} to ${best}`;
}
