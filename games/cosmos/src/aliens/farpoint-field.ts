/** Farpoint Field [A10]: once a turn, in place of a move, a chain of steps that leaves ships behind at each. */
import type { Refusal, Seat } from '@orrery/kernel';
import { type ActionOfKind, PASS } from '../actions.ts';
import { chainsFrom } from '../answers.ts';
import type { Ability, Manoeuvre } from '../hooks.ts';
import { movesOf, step, stepFlaw } from '../rules/move.ts';
import { refuse } from '../rules/refusals.ts';
import { mostFrom, roomIn } from '../rules/ships.ts';
import { type Asks, boardOf, type Ctx, isOf, numberOf, stackOn, type State } from '../state.ts';

type Chain = ActionOfKind<'chain'>;
type Link = Pick<Chain, 'from' | 'to' | 'count'>;

/** A link must leave a ship behind, and never breaks a stack in which others live. */
function linkFlaw(s: State, seat: Seat, link: Link): Refusal | undefined {
  const stack = stackOn(s, link.from);
  if (stack?.owner !== seat) return refuse('not-your-stack', { site: link.from });
  if (stack.attached > 0) return refuse('stack-stays-whole', { site: link.from });
  if (link.count >= stack.ships) return refuse('chain-must-leave-a-ship');
  return stepFlaw(s, seat, link);
}

function addLinks(s: State, seat: Seat, from: number, links: Manoeuvre[]): void {
  const stack = s.stacks[from];
  if (!isOf(seat, stack) || stack.attached > 0) return;
  const { id, beside } = boardOf(s);
  const neighbours = beside[from] as readonly number[];
  const most = Math.min(mostFrom(s, stack), stack.ships - 1);
  for (const [i, way] of chainsFrom(id, from).entries()) {
    const room = Math.min(most, roomIn(s, seat, s.stacks[neighbours[i] as number]));
    for (let count = 1; count <= room; count++) links.push(way.at(count));
  }
}

export const farpointField: Ability = {
  manoeuvres(s, owner) {
    const isOver = s.turn.chained || s.turn.moves >= movesOf(s, owner) || s.options.masonSteps === 0;
    if (isOver) return [];
    const links: Manoeuvre[] = [];
    for (let from = 0; from < s.stacks.length; from++) addLinks(s, owner, from, links);
    return links;
  },
  takeManoeuvre(s, owner, action, ctx) {
    if (action.kind !== 'chain') return;
    s.turn.moves++;
    s.turn.chained = true;
    takeLink(s, owner, action, s.options.masonSteps, ctx);
  },
};

function takeLink(s: State, seat: Seat, { from, to, count }: Link, left: number, ctx: Ctx): void {
  step(s, seat, from, to, count, 'chain', ctx);
  if (!s.ending && left > 1) s.stack.push({ kind: 'chainStep', seat, site: to, left: left - 1 });
}

export const chainStep: Asks<'chainStep', 'chainStep' | 'pass'> = {
  answers: ['chainStep', 'pass'],
  legal(s, { seat, site }) {
    const links: Manoeuvre[] = [];
    addLinks(s, seat, numberOf(s, site), links);
    return [PASS, ...links.map(({ to, count }) => ({ kind: 'chainStep', to, count }) as const)];
  },
  check: (s, action, { seat, site }) =>
    action.kind === 'pass' ? undefined : linkFlaw(s, seat, { from: site, to: action.to, count: action.count }),
  apply(s, action, ctx, { seat, site, left }) {
    if (action.kind === 'pass') return;
    takeLink(s, seat, { from: site, to: action.to, count: action.count }, left, ctx);
  },
};
