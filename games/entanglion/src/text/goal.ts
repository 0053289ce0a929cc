/** How the game is won, and who is ahead. */
import type { Goal, Viewer } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import type { EntanglionView } from '../seen.ts';

export function goal(view: EntanglionView, viewer: Viewer): Goal {
  const brief = `Most Quantum Power after round ${view.limit}`;
  const pirates = view.options.pirateQp > 0 ? ', pirates and their bonuses' : ' and bonuses of pirates';
  const words = `${brief}: components${pirates}`;
  // During the set-up nobody is ahead.
  return { words, brief, ...(view.round > 0 && { near: standing(view, viewer) }) };
}

/** Equal Quantum Power is decided by cargo. Short, because a phone has one line for it. */
function standing({ players }: EntanglionView, viewer: Viewer): string {
  const [first, second] = players;
  if (typeof viewer !== 'number') return `${first.power.total} to ${second.power.total}`;
  const [own, other] = viewer === 0 ? [first, second] : [second, first];
  const [power, rival] = [own.power.total, other.power.total];
  if (power !== rival) return power > rival ? `you lead ${power} to ${rival}` : `you trail ${power} to ${rival}`;
  const cargo = totalOf(own.cargo) - totalOf(other.cargo);
  if (cargo === 0) return `level at ${power}`;
  return cargo > 0 ? 'level, ahead on cargo' : 'level, behind on cargo';
}
