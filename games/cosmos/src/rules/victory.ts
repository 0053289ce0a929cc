/** Someone wins [I8–I13]: the loser withdraws or is lost, cards and abilities take effect, the winner may advance. */
import { replace, type Seat } from '@orrery/kernel';
import { type ActionOfKind, unlessListed } from '../actions.ts';
import { advanceWith } from '../answers.ts';
import { otherSide, type Side } from '../data.ts';
import { ownerOf, stagesAt } from '../hooks.ts';
import {
  type Asks,
  boardOf,
  type Ctx,
  type Frame,
  invasionIn,
  type Part,
  partOf,
  playerOf,
  type Runs,
  setStack,
  stackOn,
  type State,
} from '../state.ts';
import { showHand, steal } from './cards.ts';
import { kindOf } from './invasion.ts';
import { refuse } from './refusals.ts';
import { fewestFrom, mostFrom, moveShips } from './ships.ts';
import { sabotage } from './standoff.ts';
import { forceOf } from './strength.ts';
import { withdrawalSites } from './withdraw.ts';

const winningSide = (s: State): Side => invasionIn(s).winner ?? 'attacker';
const losingSide = (s: State): Side => otherSide(winningSide(s));
export const winnerIn = (s: State): Part => partOf(s, winningSide(s));
export const loserIn = (s: State): Part => partOf(s, losingSide(s));

export const victory: Runs<'victory'> = {
  stages: [
    (s) => {
      if (kindOf(s, losingSide(s)) !== 'retreat' || withdrawalSites(s, loserIn(s).site).length === 0) return;
      s.stack.push({ kind: 'retreatTo', seat: loserIn(s).seat, mayStay: false });
    },
    (s) => {
      if (!invasionIn(s).withdrew) s.stack.push({ kind: 'removal', at: 0 });
    },
    (s, ctx) => sabotage(s, losingSide(s), ctx),
    (s) => {
      const cards = Math.min(invasionIn(s).lost, playerOf(s, winnerIn(s).seat).hand.length);
      if (kindOf(s, losingSide(s)) === 'negotiate') s.stack.push({ kind: 'compensation', at: 0, left: cards });
    },
    ...stagesAt(
      'aftermath',
      (s) => winnerIn(s).seat,
      (s) => loserIn(s).seat,
    ),
    (s) => {
      if (advancesOf(s).length > 1) s.stack.push({ kind: 'advance', seat: winnerIn(s).seat });
    },
  ],
};

/** The loser's stack is removed; some abilities save a ship or two first. */
export const removal: Runs<'removal'> = {
  stages: [...stagesAt('removal', (s) => loserIn(s).seat), removeStack],
};

/** What is left goes to the graveyards of its owners. Only the loser's own ships count as lost. */
function removeStack(s: State, ctx: Ctx): void {
  const { seat, site } = loserIn(s);
  const stack = stackOn(s, site);
  if (!stack) return;
  setStack(s, site, null);
  playerOf(s, stack.owner).graveyard += stack.ships;
  const lost = stack.owner === seat ? stack.ships : stack.attached;
  if (stack.attached > 0) settleAttached(s, stack.attached);
  invasionIn(s).lost = lost;
  ctx.emit({ kind: 'stackLost', seat, board: boardOf(s).id, owner: stack.owner, site, ships: stack.ships, lost });
  ctx.beat();
}

/** Ships that lived in a lost stack are lost with it, unless their owner has won: then they take the site [A16]. */
function settleAttached(s: State, ships: number): void {
  const owner = ownerOf(s, 'infest');
  if (owner === undefined) return;
  if (owner === winnerIn(s).seat) setStack(s, loserIn(s).site, { owner, ships, attached: 0 });
  else playerOf(s, owner).graveyard += ships;
}

/** Compensation [I12]: the loser takes cards from the winner's hand, one for each ship lost. */
export const compensation: Runs<'compensation'> = {
  stages: [
    (s, ctx, { left }) => {
      if (s.options.compensation === 'look' && left > 0) showHand(s, winnerIn(s).seat, loserIn(s).seat, ctx);
    },
    (s, ctx, frame) => {
      if (frame.left === 0) return;
      replace<Frame>(s, frame, { ...frame, left: frame.left - 1 });
      const [thief, victim] = [loserIn(s).seat, winnerIn(s).seat];
      if (s.options.compensation === 'random') stealAtRandom(s, thief, victim, ctx);
      else if (playerOf(s, victim).hand.length > 0)
        s.stack.push({ kind: 'compensationPick', seat: thief, from: victim });
    },
  ],
};

function stealAtRandom(s: State, thief: Seat, victim: Seat, ctx: Ctx): void {
  const { hand } = playerOf(s, victim);
  const card = hand[ctx.random('theft').int(hand.length)];
  if (card !== undefined) steal(s, thief, victim, card, ctx);
}

export const compensationPick: Asks<'compensationPick'> = {
  answers: ['compensationPick'],
  legal: (s, { from }) => playerOf(s, from).hand.map((card) => ({ kind: 'compensationPick', card })),
  check: (s, { card }, { from }) =>
    playerOf(s, from).hand.includes(card) ? undefined : refuse('not-in-hand', { card }),
  apply: (s, { card }, ctx, { seat, from }) => steal(s, seat, from, card, ctx),
};

/** With how many ships the winner may move into the loser's site [I13]. */
function advancesOf(s: State): ActionOfKind<'advance'>[] {
  const list = [advanceWith(0)];
  const stack = forceOf(s, winningSide(s));
  const { advance } = s.options;
  const mayAdvance = advance === 'winner' || (advance === 'attacker' && winningSide(s) === 'attacker');
  if (!stack || !mayAdvance || stackOn(s, loserIn(s).site)) return list;
  const most = mostFrom(s, stack);
  for (let ships = fewestFrom(stack); ships <= most; ships++) list.push(advanceWith(ships));
  return list;
}

export const advance: Asks<'advance'> = {
  answers: ['advance'],
  legal: advancesOf,
  check: (s, action) => unlessListed(advancesOf(s), action, refuse('cannot-advance', { ships: action.ships })),
  apply(s, { ships }, ctx, { seat }) {
    const [from, to] = [winnerIn(s).site, loserIn(s).site];
    ctx.emit({ kind: 'advanced', seat, board: boardOf(s).id, from, to, ships });
    if (ships === 0) return;
    moveShips(s, from, to, ships, ctx);
    ctx.beat();
  },
};
