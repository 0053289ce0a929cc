/** How the game is won, and how near its end and the lead are. */
import { type Goal, listed, type Viewer } from '@orrery/kernel';
import type { EntropyView } from '../view.ts';
import { entropyWords, seatWords } from './words.ts';

export function goal(view: EntropyView, viewer: Viewer): Goal {
  const words = view.lastEra
    ? 'Send the most titanium by Ti Portal cards: this era is the last'
    : 'Send the most titanium by Ti Portal before entropy is 0';
  const brief = view.lastEra ? 'Send most titanium, last era' : 'Send most titanium';
  const standing = typeof viewer === 'number' ? ownStanding(view, viewer) : leaders(view);
  // Whoever is out has nothing to hurry for, and the line has room for one thing.
  const isHurried = !view.lastEra && view.entropy < 0 && !isOut(view.players, viewer);
  const left = isHurried ? [entropyWords(view.entropy)] : [];
  const near = [...left, ...(standing === undefined ? [] : [standing])].join(', ');
  return { words, brief, ...(near !== '' && { near }) };
}

const isOut = (players: EntropyView['players'], viewer: Viewer): boolean =>
  typeof viewer === 'number' && typeof players[viewer]?.out === 'number';

/** Compared with the best of the others. */
function ownStanding({ players }: EntropyView, viewer: number): string | undefined {
  const own = players[viewer]?.points ?? 0;
  const best = Math.max(0, ...players.flatMap(({ seat, points }) => (seat === viewer ? [] : [points])));
  if (isOut(players, viewer)) return `you are out, ${own} to ${best}`;
  if (own === best) return own === 0 ? undefined : `level at ${own}`;
  return own > best ? `you lead ${own} to ${best}` : `you trail ${own} to ${best}`;
}

function leaders({ players }: EntropyView): string | undefined {
  const best = Math.max(...players.map(({ points }) => points));
  if (best === 0) return undefined;
  const names = players.flatMap(({ seat, points }) => (points === best ? [seatWords(seat)] : []));
  return `${listed(names)} ${names.length > 1 ? 'lead' : 'leads'} with ${best}`;
}
