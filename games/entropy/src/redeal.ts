/**
 * What a viewer cannot know, dealt anew [V6]: other hands, other programs, the order of deck and stack. All ways to
 * distribute the unseen cards are equally likely. It uses public facts only, so it cannot peek.
 */
import type { Random, Seat, Viewer } from '@orrery/kernel';
import { pieces } from './rules/draw.ts';
import { hasFinished, isOut, playerOf, shipsOf, type State } from './state.ts';
import { shownHandSize, unseenBy } from './view.ts';

export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (viewer === 'above') return;
  const cards = random.shuffle(pieces(unseenBy(s, viewer)));
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === viewer || isOut(s, seat)) continue;
    if (s.phase === 'planning') dealPlanner(s, seat, cards, random);
    else dealPlayer(s, seat, cards);
  }
  s.deck = cards;
  const tiles = s.tileStack.toSorted((a, b) => a - b);
  s.tileStack = random.shuffle(tiles);
}

function dealPlayer(s: State, seat: Seat, cards: number[]): void {
  fillHand(s, seat, shownHandSize(s, seat), cards);
  for (const ship of s.ships) {
    if (ship.seat !== seat) continue;
    for (let i = 0; i < ship.program.length; i++) ship.program[i] = cards.pop() as number;
  }
}

/**
 * Of a planner nobody knows anything but the hand at the beginning of Planning and whether it is finished. Who is not
 * counts as having laid nothing; who is has laid any number of cards, each for any ship.
 */
function dealPlanner(s: State, seat: Seat, cards: number[], random: Random): void {
  const size = shownHandSize(s, seat);
  const ships = shipsOf(s, seat);
  for (const ship of ships) ship.program = [];
  const laid = hasFinished(s, seat) ? random.int(size + 1) : 0;
  for (let i = 0; i < laid; i++) random.pick(ships).program.push(cards.pop() as number);
  fillHand(s, seat, size - laid, cards);
}

function fillHand(s: State, seat: Seat, size: number, cards: number[]): void {
  const { hand } = playerOf(s, seat);
  hand.fill(0);
  for (let i = 0; i < size; i++) (hand[cards.pop() as number] as number)++;
}
