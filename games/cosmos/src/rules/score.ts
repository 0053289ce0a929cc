/** Victory points [V1–V4]. */
import type { Seat } from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import { isVp, type SiteId } from '../data.ts';
import { abilitiesWith, abilityOf, sumOf } from '../hooks.ts';
import { boardOf, coloniesOf, playerOf, type State } from '../state.ts';

/** The graveyard as it is compared: ships of some aliens weigh more. */
export function graveyardOf(s: State, seat: Seat): number {
  const { graveyard } = playerOf(s, seat);
  if (graveyard === 0) return 0;
  let weight = 1;
  for (const id of abilitiesWith(s, seat, 'graveWeight'))
    weight = Math.max(weight, abilityOf(id).graveWeight?.(s) ?? 1);
  return graveyard * weight;
}

const handOf = (s: State, seat: Seat): number => playerOf(s, seat).hand.length;
const emptiness = (s: State, seat: Seat): number => -graveyardOf(s, seat);

/** A bonus goes to the one with the highest count; on a tie to nobody, or to all of them by option [V3]. */
function bonusOf(s: State, seat: Seat, count: (s: State, seat: Seat) => number): number {
  const own = count(s, seat);
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const theirs = count(s, other);
    if (theirs > own || (theirs === own && s.options.bonusTies === 'none')) return 0;
  }
  return s.options.bonusVp;
}

export function pointsOf(s: State, seat: Seat): Points {
  const { bought, tracker } = playerOf(s, seat);
  const colonies = coloniesOf(s, seat);
  const isClassic = s.options.scoring === 'classic';
  return {
    colonies: isClassic ? colonies.length : 0,
    fortresses: isClassic ? colonies.filter((site) => s.fortresses.includes(site)).length : 0,
    vpCards: vpCardsOf(s, seat),
    bought,
    graveyard: bonusOf(s, seat, emptiness),
    hand: bonusOf(s, seat, handOf),
    ability: sumOf(s, seat, 'points', (ability) => ability.points?.(s, seat)),
    tracker,
  };
}

export const scoreOf = (s: State, seat: Seat): number => totalOf(pointsOf(s, seat));

/** Whoever has a bonus now. */
const holdersOf = (s: State, count: (s: State, seat: Seat) => number): Seat[] =>
  s.order.filter((seat) => bonusOf(s, seat, count) > 0).sort((a, b) => a - b);
export const emptiestOf = (s: State): Seat[] => holdersOf(s, emptiness);
export const fullestOf = (s: State): Seat[] => holdersOf(s, handOf);

export function vpCardsOf(s: State, seat: Seat): number {
  let cards = 0;
  for (const card of playerOf(s, seat).hand) if (isVp(card)) cards++;
  return cards;
}

/** What a player has without the Victory Point cards in hand. */
export function openScoreOf(s: State, seat: Seat): number {
  const { bought, tracker } = playerOf(s, seat);
  const ability = sumOf(s, seat, 'points', (one) => one.points?.(s, seat));
  return settledBy(s, seat) + bought + tracker + ability + bonusOf(s, seat, emptiness) + bonusOf(s, seat, handOf);
}

/** Colonies and fortresses on them. */
function settledBy(s: State, seat: Seat): number {
  if (s.options.scoring === 'tracker') return 0;
  const { sites, planetsAt } = boardOf(s);
  let points = 0;
  for (const at of planetsAt)
    if (s.stacks[at]?.owner === seat) points += s.fortresses.includes(sites[at] as SiteId) ? 2 : 1;
  return points;
}

export const targetOf = (s: State): number =>
  s.options.scoring === 'classic' ? s.options.targetVp : s.options.trackerTarget;

export const publicScoreOf = (s: State, seat: Seat): number =>
  openScoreOf(s, seat) + (s.options.vpCards === 'open' ? vpCardsOf(s, seat) : 0);

/** What everybody can count: Victory Point cards lie in hidden hands, unless they are open. */
export const publicPoints = (s: State, seat: Seat): Points =>
  s.options.vpCards === 'open' || s.ending ? pointsOf(s, seat) : { ...pointsOf(s, seat), vpCards: 0 };
