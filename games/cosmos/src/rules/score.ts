/** Victory points [V1–V4]. */
import type { Seat } from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import { type CardId, isVp } from '../data.ts';
import { hooksOf } from '../hooks.ts';
import { boardOf, isOf, playerOf, type Stack, stackOn, type State } from '../state.ts';

/** The graveyard as it is compared: ships of some aliens weigh more. */
export function graveyardOf(s: State, seat: Seat): number {
  const { graveyard } = playerOf(s, seat);
  if (graveyard === 0) return 0;
  let weight = 1;
  for (const ask of hooksOf(s, seat).graveWeight) weight = Math.max(weight, ask(s));
  return graveyard * weight;
}

/** What earns a bonus, by seat: whoever has most of it gets one. */
type Count = (s: State) => number[];

function handSizes(s: State): number[] {
  const sizes: number[] = [];
  for (const { hand } of s.players) sizes.push(hand.length);
  return sizes;
}

function emptiness(s: State): number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) counts.push(0 - graveyardOf(s, seat));
  return counts;
}

/** The count that earns a bonus. On a tie there is none, unless all of them get it by option [V3]. */
function earningCount(s: State, counts: readonly number[]): number | undefined {
  let highest = Number.NEGATIVE_INFINITY;
  let isTied = false;
  for (const count of counts) {
    if (count >= highest) isTied = count === highest;
    if (count > highest) highest = count;
  }
  return isTied && s.options.bonusTies === 'none' ? undefined : highest;
}

function holdersOf(s: State, count: Count): Seat[] {
  const counts = count(s);
  const earning = earningCount(s, counts);
  const holders: Seat[] = [];
  for (let seat = 0; seat < counts.length; seat++) if (counts[seat] === earning) holders.push(seat);
  return holders;
}

const bonusOf = (s: State, seat: Seat, count: Count): number =>
  holdersOf(s, count).includes(seat) ? s.options.bonusVp : 0;

export function pointsOf(s: State, seat: Seat): Points {
  const { bought, tracker } = playerOf(s, seat);
  const isClassic = s.options.scoring === 'classic';
  return {
    colonies: isClassic ? countColonies(s, seat) : 0,
    fortresses: isClassic ? countFortresses(s, seat) : 0,
    vpCards: vpCardsOf(s, seat),
    bought,
    graveyard: bonusOf(s, seat, emptiness),
    hand: bonusOf(s, seat, handSizes),
    ability: abilityPoints(s, seat),
    tracker,
  };
}

function countColonies(s: State, seat: Seat): number {
  let colonies = 0;
  for (const at of boardOf(s).planetsAt) if (isOf(seat, s.stacks[at])) colonies++;
  return colonies;
}

/** Those on a player's colonies. */
function countFortresses(s: State, seat: Seat): number {
  let fortresses = 0;
  for (const site of s.fortresses) if (isOf(seat, stackOn(s, site))) fortresses++;
  return fortresses;
}

function abilityPoints(s: State, seat: Seat): number {
  let points = 0;
  for (const ask of hooksOf(s, seat).points) points += ask(s, seat);
  return points;
}

export const scoreOf = (s: State, seat: Seat): number => totalOf(pointsOf(s, seat));

/** Whoever has a bonus now, if there is any to have. */
export const emptiestOf = (s: State): Seat[] => (s.options.bonusVp > 0 ? holdersOf(s, emptiness) : []);
export const fullestOf = (s: State): Seat[] => (s.options.bonusVp > 0 ? holdersOf(s, handSizes) : []);

/** They are the last in the order of the rules, and so in every hand. */
export function vpCardsOf(s: State, seat: Seat): number {
  const { hand } = playerOf(s, seat);
  let others = hand.length;
  while (others > 0 && isVp(hand[others - 1] as CardId)) others--;
  return hand.length - others;
}

/** What everybody has without the Victory Point cards in hand, by seat. Counted all the time, so in few passes. */
export function openScores(s: State): number[] {
  const scores: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const { bought, tracker } = playerOf(s, seat);
    scores.push(bought + tracker + abilityPoints(s, seat));
  }
  if (s.options.scoring === 'classic') addSettled(s, scores);
  addBonus(s, scores, emptiness(s));
  addBonus(s, scores, handSizes(s));
  return scores;
}

/** Colonies and fortresses on them. */
function addSettled(s: State, scores: number[]): void {
  for (const at of boardOf(s).planetsAt) addPoint(scores, s.stacks[at]);
  for (const site of s.fortresses) addPoint(scores, stackOn(s, site));
}

function addPoint(scores: number[], stack: Stack | null | undefined): void {
  if (stack) scores[stack.owner] = (scores[stack.owner] ?? 0) + 1;
}

function addBonus(s: State, scores: number[], counts: readonly number[]): void {
  const earning = earningCount(s, counts);
  for (let seat = 0; seat < scores.length; seat++)
    if (counts[seat] === earning) scores[seat] = (scores[seat] ?? 0) + s.options.bonusVp;
}

export const targetOf = (s: State): number =>
  s.options.scoring === 'classic' ? s.options.targetVp : s.options.trackerTarget;

/** What everybody can count: Victory Point cards lie in hidden hands, unless they are open. */
export const publicPoints = (s: State, seat: Seat): Points =>
  s.options.vpCards === 'open' || s.ending ? pointsOf(s, seat) : { ...pointsOf(s, seat), vpCards: 0 };
