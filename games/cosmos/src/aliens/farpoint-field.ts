/** Farpoint Field [A10]: once a turn, in place of a move, a chain of steps that leaves ships behind at each. */
import type { Refusal, Seat } from '@orrery/kernel';
import { type ActionOfKind, PASS } from '../actions.ts';
import type { SiteId } from '../data.ts';
import type { Ability, Manoeuvre } from '../hooks.ts';
import { movesOf, step, stepFlaw } from '../rules/move.ts';
import { refuse } from '../rules/refusals.ts';
import { countsFrom, roomIn } from '../rules/ships.ts';
import { type Asks, boardOf, type Ctx, sitesOf, stackOn, type State } from '../state.ts';

type Link = Pick<ActionOfKind<'chain'>, 'from' | 'to' | 'count'>;

/** A link must leave a ship behind, and never breaks a stack in which others live. */
function linkFlaw(s: State, seat: Seat, link: Link): Refusal | undefined {
  const stack = stackOn(s, link.from);
  if (stack?.owner !== seat) return refuse('not-your-stack', { site: link.from });
  if (stack.attached > 0) return refuse('stack-stays-whole', { site: link.from });
  if (link.count >= stack.ships) return refuse('chain-must-leave-a-ship');
  return stepFlaw(s, seat, link);
}

function linksFrom(s: State, seat: Seat, from: SiteId): Link[] {
  const links: Link[] = [];
  const stack = stackOn(s, from);
  if (stack?.owner !== seat || stack.attached > 0) return links;
  const counts = countsFrom(s, stack);
  for (const to of boardOf(s).neighbours[from] ?? []) {
    const room = roomIn(s, seat, stackOn(s, to));
    for (const count of counts) if (count < stack.ships && count <= room) links.push({ from, to, count });
  }
  return links;
}

export const farpointField: Ability = {
  manoeuvres(s, owner) {
    const isOver = s.turn.chained || s.turn.moves >= movesOf(s, owner) || s.options.masonSteps === 0;
    if (isOver) return [];
    const links: Manoeuvre[] = [];
    for (const site of sitesOf(s, owner))
      for (const { from, to, count } of linksFrom(s, owner, site)) links.push({ kind: 'chain', from, to, count });
    return links;
  },
  takeManoeuvre(s, owner, action, ctx) {
    if (action.kind !== 'chain') return;
    s.turn = { ...s.turn, moves: s.turn.moves + 1, chained: true };
    takeLink(s, owner, action, s.options.masonSteps, ctx);
  },
};

function takeLink(s: State, seat: Seat, { from, to, count }: Link, left: number, ctx: Ctx): void {
  step(s, seat, from, to, count, 'chain', ctx);
  if (!s.ending && left > 1) s.stack.push({ kind: 'chainStep', seat, site: to, left: left - 1 });
}

export const chainStep: Asks<'chainStep', 'chainStep' | 'pass'> = {
  answers: ['chainStep', 'pass'],
  legal: (s, { seat, site }) => [
    PASS,
    ...linksFrom(s, seat, site).map(({ to, count }) => ({ kind: 'chainStep', to, count }) as const),
  ],
  check: (s, action, { seat, site }) =>
    action.kind === 'pass' ? undefined : linkFlaw(s, seat, { from: site, to: action.to, count: action.count }),
  apply(s, action, ctx, { seat, site, left }) {
    if (action.kind === 'pass') return;
    takeLink(s, seat, { from: site, to: action.to, count: action.count }, left, ctx);
  },
};
