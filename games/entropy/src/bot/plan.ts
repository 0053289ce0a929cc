/**
 * Planning: some programs for each own ship, a few guesses of what the others lay; every program is played against every
 * guess by the real rules, and the best mean wins. Ships are planned one after the other, each with the cards that are left.
 */
import type { Random, Seat } from '@orrery/kernel';
import { distance, hexOf } from '../hexes.ts';
import { closePlanning, playChaos } from '../play-chaos.ts';
import { redeal } from '../redeal.ts';
import { clone, playerOf, type Ship, shipOf, shipsOf, type State } from '../state.ts';
import { answerInChaos } from './answers.ts';
import { Beam, type Breadth } from './beam.ts';
import { bestBy } from './best.ts';
import { standing } from './evaluate.ts';
import { outlookOf } from './outlook.ts';

/** Cards by number of the ship. */
export type Programs = ReadonlyMap<number, readonly number[]>;

const WIDTH = 32;
const CARDS = 9;
/** Shared among own ships, so that a large fleet does not think for ever; but so many for each. */
const CANDIDATES = 40;
const CANDIDATES_LEAST = 6;
const OTHERS: Breadth = { width: 8, cards: 6, candidates: 6 };
const GUESSES = 6;
/** Ships farther away than this are taken as standing still. */
const NEARBY = 8;

/** `s`: Planning with what is laid so far, others have laid nothing, and nothing hidden means anything. */
export function makePlan(s: State, seat: Seat, random: Random): Programs {
  const own = shipsOf(s, seat);
  const others = s.ships.filter((ship) => ship.seat !== seat && own.some((one) => isNear(s, one, ship)));
  const guesses = Array.from({ length: GUESSES }, () => guess(s, seat, others, random));
  const candidates = Math.max(CANDIDATES_LEAST, Math.ceil(CANDIDATES / own.length));
  const hand = playerOf(s, seat).hand.slice();
  const programs = new Map(own.map(({ nr, program }) => [nr, program]));
  for (const { nr, program: laid } of own.toSorted(atStake)) {
    const after = played(s, seat, programs);
    const ship = shipOf(after, seat, nr);
    if (!ship) continue; // what is laid loses it
    const beam = new Beam(outlookOf(after, seat), { width: WIDTH, cards: CARDS, candidates }, hand);
    const { cards } = bestBy(beam.programs(ship, laid.length), (more) => {
      const tried = new Map(programs).set(nr, [...laid, ...more.cards]);
      return meanStanding(guesses, seat, tried) + more.credit;
    });
    programs.set(nr, [...laid, ...cards]);
    for (const card of cards) (hand[card] as number)--;
  }
  return programs;
}

const isNear = ({ board }: State, a: Ship, b: Ship): boolean =>
  distance(hexOf(board.hexes[a.tile] as number), hexOf(board.hexes[b.tile] as number)) <= NEARBY;

/** Who has most to lose chooses first. */
export const atStake = (a: Ship, b: Ship): number =>
  b.energy + 10 * b.titanium - (a.energy + 10 * a.titanium) || a.nr - b.nr;

/** The table after own programs alone: what one ship takes the next one need not look for. */
function played(s: State, seat: Seat, programs: Programs): State {
  const t = clone(s);
  play(t, seat, programs);
  return t.ending === null ? t : s;
}

/** Plays Chaos in place. */
function play(s: State, seat: Seat, programs: Programs): void {
  for (const ship of s.ships) if (ship.seat === seat) ship.program = (programs.get(ship.nr) ?? []).slice();
  closePlanning(s);
  playChaos(s, answerInChaos);
}

/** What the others may hold, and what they may lay: one of the better programs that these cards allow. */
function guess(s: State, seat: Seat, others: readonly Ship[], random: Random): State {
  const g = clone(s);
  redeal(g, seat, random);
  for (const other of others) {
    const { hand } = playerOf(g, other.seat);
    const ship = shipOf(g, other.seat, other.nr) as Ship; // it is a copy of the same table
    ship.program = random.pick(new Beam(outlookOf(g, other.seat), OTHERS, hand).programs(ship, 0)).cards.slice();
    for (const card of ship.program) (hand[card] as number)--;
  }
  return g;
}

function meanStanding(guesses: readonly State[], seat: Seat, programs: Programs): number {
  let sum = 0;
  for (const g of guesses) {
    const t = clone(g);
    play(t, seat, programs);
    sum += standing(t, seat);
  }
  return sum / guesses.length;
}
