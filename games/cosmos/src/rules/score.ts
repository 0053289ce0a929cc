/** Victory points [V1–V4]. */
import type { Seat } from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import { type CardId, isVp } from '../data.ts';
import { hooksOf } from '../hooks.ts';
import { boardOf, coloniesOf, isOf, playerOf, stackOn, type State } from '../state.ts';

/** The graveyard as it is compared: ships of some aliens weigh more. */
export function graveyardOf(s: State, seat: Seat): number {
  const { graveyard } = playerOf(s, seat);
  if (graveyard === 0) return 0;
  let weight = 1;
  for (const ask of hooksOf(s, seat).graveWeight) weight = Math.max(weight, ask(s));
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
    ability: abilityPoints(s, seat),
    tracker,
  };
}

function abilityPoints(s: State, seat: Seat): number {
  let points = 0;
  for (const ask of hooksOf(s, seat).points) points += ask(s, seat);
  return points;
}

export const scoreOf = (s: State, seat: Seat): number => totalOf(pointsOf(s, seat));

/** Whoever has a bonus now. */
function holdersOf(s: State, count: (s: State, seat: Seat) => number): Seat[] {
  const holders: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (bonusOf(s, seat, count) > 0) holders.push(seat);
  return holders;
}
export const emptiestOf = (s: State): Seat[] => holdersOf(s, emptiness);
export const fullestOf = (s: State): Seat[] => holdersOf(s, handOf);

/** They are the last in the order of the rules, and so in every hand. */
export function vpCardsOf(s: State, seat: Seat): number {
  const { hand } = playerOf(s, seat);
  let others = hand.length;
  while (others > 0 && isVp(hand[others - 1] as CardId)) others--;
  return hand.length - others;
}

/** What a player has without the Victory Point cards in hand. */
export function openScoreOf(s: State, seat: Seat): number {
  const { bought, tracker } = playerOf(s, seat);
  const bonuses = bonusOf(s, seat, emptiness) + bonusOf(s, seat, handOf);
  return settledBy(s, seat) + bought + tracker + abilityPoints(s, seat) + bonuses;
}

/** Colonies and fortresses on them. */
function settledBy(s: State, seat: Seat): number {
  if (s.options.scoring === 'tracker') return 0;
  const { planetsAt } = boardOf(s);
  let points = 0;
  for (const at of planetsAt) if (isOf(seat, s.stacks[at])) points++;
  for (const site of s.fortresses) if (isOf(seat, stackOn(s, site))) points++;
  return points;
}

export const targetOf = (s: State): number =>
  s.options.scoring === 'classic' ? s.options.targetVp : s.options.trackerTarget;

export const publicScoreOf = (s: State, seat: Seat): number =>
  openScoreOf(s, seat) + (s.options.vpCards === 'open' ? vpCardsOf(s, seat) : 0);

/** What everybody can count: Victory Point cards lie in hidden hands, unless they are open. */
export const publicPoints = (s: State, seat: Seat): Points =>
  s.options.vpCards === 'open' || s.ending ? pointsOf(s, seat) : { ...pointsOf(s, seat), vpCards: 0 };
