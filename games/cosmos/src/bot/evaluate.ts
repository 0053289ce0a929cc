/**
 * For search: how good a state is for a seat, from 0 (lost) to 1 (won). The weights are fitted to games of two scripted players,
 * by logistic regression on what the one has more than the other where a turn begins (`node scripts/fit.mjs cosmos`), and
 * rounded; points count a little more than the fit says.
 */
import { logistic, type Seat } from '@orrery/kernel';
import { scoreOf, targetOf } from '../rules/score.ts';
import type { Board } from '../data.ts';
import { boardOf, isOf, playerOf, type Stack, type State } from '../state.ts';

export const WEIGHTS = {
  /** As a share of what wins. */
  points: 2.5,
  mineral: 0.13,
  gas: 0.12,
  cards: 0.15,
  /** Planets that pay a token each turn. */
  mineralPlanets: 0.35,
  gasPlanets: 0.55,
  /** Colonies beside enemies, each by how strong they are there. */
  threat: -0.4,
  /** Free planets in two steps or fewer. */
  reach: 0.12,
  /** It is this player's turn. */
  turn: 0.5,
};
export type Feature = keyof typeof WEIGHTS;
const FEATURES = Object.keys(WEIGHTS) as Feature[]; // it has no others

/** What tells who will win, of one player. */
export function featuresOf(s: State, seat: Seat): Record<Feature, number> {
  const board = boardOf(s);
  const { mineral, gas, hand } = playerOf(s, seat);
  const reached = new Set<number>();
  let threat = 0;
  for (let at = 0; at < s.stacks.length; at++) {
    const stack = s.stacks[at];
    if (!isOf(seat, stack)) continue;
    if (board.isPlanetAt[at]) threat += threatTo(s, board, at, stack);
    for (const next of board.beside[at] ?? [])
      for (const planet of board.beside[next] ?? [])
        if (board.isPlanetAt[planet] && !s.stacks[planet]) reached.add(planet);
  }
  let mineralPlanets = 0;
  let gasPlanets = 0;
  for (const [i, at] of board.planetsAt.entries()) {
    if (!isOf(seat, s.stacks[at])) continue;
    if (s.planets[i] === 'mineral') mineralPlanets++;
    else if (s.planets[i] === 'gas') gasPlanets++;
  }
  return {
    points: scoreOf(s, seat) / targetOf(s),
    mineral,
    gas,
    cards: hand.length,
    mineralPlanets,
    gasPlanets,
    threat,
    reach: reached.size,
    turn: s.active === seat ? 1 : 0,
  };
}

/** The strongest stack of others beside a stack, as its share of both. */
function threatTo(s: State, { beside }: Board, at: number, { owner, ships }: Stack): number {
  let most = 0;
  for (const next of beside[at] ?? []) {
    const other = s.stacks[next];
    if (other && other.owner !== owner) most = Math.max(most, other.ships / (other.ships + ships));
  }
  return most;
}

function strengthOf(s: State, seat: Seat): number {
  const features = featuresOf(s, seat);
  let sum = 0;
  for (const feature of FEATURES) sum += WEIGHTS[feature] * features[feature];
  return sum;
}

/** All rivals must be left behind, so the odds against each of them add up. */
export function evaluate(s: State, seat: Seat): number {
  if (s.ending) return s.ending.winner === seat ? 1 : 0;
  const own = strengthOf(s, seat);
  let odds = 0;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) odds += 1 / logistic(own - strengthOf(s, other)) - 1;
  return 1 / (1 + odds);
}
