/**
 * Which rivals could ram a ship that stays where it is, with one move card and at most one turn before it, and have enough
 * energy to destroy it. What lies in their hands is not asked: everybody at the table sees as much.
 */
import type { Seat } from '@orrery/kernel';
import { CARDS, type CardId, CARD_IDS } from './data.ts';
import { foresee } from './foresee.ts';
import { distance, type Hex, neighbour, sameHex } from './hexes.ts';
import type { State } from './state.ts';
import type { EntropyView, SeenShip } from './view.ts';

export interface Threat {
  /** The own ship. */
  readonly nr: number;
  readonly by: { readonly seat: Seat; readonly nr: number };
  /** From the own ship to where it comes from. */
  readonly side: number;
  /** What it would arrive with. */
  readonly energy: number;
}

export function threatsTo(s: State, view: EntropyView, seat: Seat): Threat[] {
  const rivals = view.ships.filter((ship) => ship.seat !== seat);
  return view.ships
    .filter((ship) => ship.seat === seat)
    .flatMap((own) => rivals.flatMap((rival) => ramming(s, view, own, rival)));
}

function ramming(s: State, { settings }: EntropyView, own: SeenShip, rival: SeenShip): Threat[] {
  const line = lineBetween(rival, own);
  const move = line && cardFor('move', line.steps);
  if (!line || move === undefined) return [];
  const turn = (line.direction - rival.facing + 6) % 6;
  const turning = turn === 0 ? [] : [cardFor('turn', turn)];
  const cards = [...turning, move].filter((card) => card !== undefined);
  if (cards.length < turning.length + 1) return [];
  const last = foresee(s, rival.seat, rival.nr, cards).cards[cards.length - 1];
  const end = last?.path.at(-1);
  if (!last || last.ignored || !end || !sameHex(end, own)) return [];
  const cost = cards.reduce((sum, card) => sum + (settings.cardEnergy[CARD_IDS.indexOf(card)] ?? 0), 0);
  const energy = rival.energy - cost;
  // A ship survives only with more energy than its rival.
  if (energy < own.energy) return [];
  return [{ nr: own.nr, by: { seat: rival.seat, nr: rival.nr }, side: (line.direction + 3) % 6, energy }];
}

const cardFor = (kind: 'move' | 'turn', amount: number): CardId | undefined =>
  CARDS.find((card) => card.kind === kind && card.amount === amount)?.id;

/** The direction from one hex to another, if they lie on a line. */
function lineBetween(from: Hex, to: Hex): { readonly direction: number; readonly steps: number } | undefined {
  const steps = distance(from, to);
  if (steps === 0) return undefined;
  for (let direction = 0; direction < 6; direction++) {
    let at = from;
    for (let step = 0; step < steps; step++) at = neighbour(at, direction);
    if (sameHex(at, to)) return { direction, steps };
  }
  return undefined;
}
