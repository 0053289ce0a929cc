/** Pirates join and leave [A4, A10]. */
import type { Seat } from '@orrery/kernel';
import { PIRATE, unlessListed } from '../actions.ts';
import { type Cargo, OUTPOSTS, type Outpost, PIRATES, type PirateId, type Recruiting, TOKEN_DATA } from '../data.ts';
import { type Asks, type Ctx, jointOf, type Runs, shownAt, type State } from '../state.ts';
import { addPirate, hasRoomForPirate, removePirate } from './fleet.ts';
import { refuse } from './refusals.ts';

/** The discovered outpost that a fleet is at. */
export function outpostAt(s: State, seat: Seat): Outpost | undefined {
  const planet = jointOf(s, seat);
  const token = planet ? shownAt(s, planet) : undefined;
  return token && TOKEN_DATA[token].outpost;
}

export const piratesIn = (s: State, outpost: Outpost): PirateId[] => s.outposts[outpost].map(({ pirate }) => pirate);

/** Whether there is anybody whom a fleet could take on where it is. */
export function hasRecruits(s: State, seat: Seat): boolean {
  const outpost = outpostAt(s, seat);
  return outpost !== undefined && s.outposts[outpost].length > 0 && hasRoomForPirate(s, seat);
}

/** Pirates that a fleet could take on where it is, in the order of the tables. */
export function recruitsOf(s: State, seat: Seat): PirateId[] {
  const outpost = outpostAt(s, seat);
  return outpost && hasRecruits(s, seat) ? inOrder(piratesIn(s, outpost)) : [];
}

/** Pirates in the order of their table. */
export const inOrder = (pirates: readonly PirateId[]): PirateId[] =>
  PIRATES.filter((pirate) => pirates.includes(pirate));

const choicesAt = (s: State, outpost: Outpost) => inOrder(piratesIn(s, outpost)).map((pirate) => PIRATE[pirate]);

/** One pirate of an outpost: for nothing on discovery, for less with Prosperity. */
export const recruit: Asks<'recruit', 'pirate'> = {
  answers: ['pirate'],
  legal: (s, { outpost }) => choicesAt(s, outpost),
  check: (s, action, { outpost }) =>
    unlessListed(choicesAt(s, outpost), action, refuse('no-such-pirate', { pirate: action.pirate })),
  apply(s, { pirate }, ctx, { seat, how }) {
    if (how === 'discovery') leaveOutpost(s, seat, pirate, how, null, ctx);
    else s.stack.push({ kind: 'pay', seat, purchase: { what: 'prosperity', pirate } });
  },
};

/** From an outpost into a fleet. */
export function leaveOutpost(
  s: State,
  seat: Seat,
  pirate: PirateId,
  how: Recruiting,
  price: Cargo | null,
  ctx: Ctx,
): void {
  for (const outpost of OUTPOSTS) s.outposts[outpost] = s.outposts[outpost].filter((one) => one.pirate !== pirate);
  join(s, seat, pirate, how, price, ctx);
}

function join(s: State, seat: Seat, pirate: PirateId, how: Recruiting, price: Cargo | null, ctx: Ctx): void {
  ctx.emit({ kind: 'joined', seat, pirate, how, price, qp: s.options.pirateQp });
  addPirate(s, seat, pirate, ctx);
  ctx.beat();
}

/** From fleet to fleet: leaving is over and done with before the pirate joins the other one. */
export const desertion: Runs<'desertion'> = {
  stages: [
    (s, ctx, { from, pirate }) => {
      ctx.emit({ kind: 'left', seat: from, pirate });
      removePirate(s, from, pirate);
    },
    (s, ctx, { to, pirate }) => join(s, to, pirate, 'defection', null, ctx),
  ],
};
