/** Shuttlecraft [E14]: a pirate changes outposts. */
import type { Seat } from '@orrery/kernel';
import { type Action, FACE_DOWN, OUTPOST, PIRATE, unlessListed } from '../actions.ts';
import { OUTPOSTS, type Outpost, PIRATES } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, type Ctx, type Idler, isDiscovered, type State } from '../state.ts';

const otherOutpost = (outpost: Outpost): Outpost => (outpost === 'A' ? 'B' : 'A');

const canLeave = (s: State, outpost: Outpost): boolean =>
  s.outposts[outpost].length > 0 && s.outposts[otherOutpost(outpost)].length < s.options.outpostCapacity;

const fromsOf = (s: State) => OUTPOSTS.filter((outpost) => canLeave(s, outpost)).map((outpost) => OUTPOST[outpost]);

export const shuttlecraft: EventRules = {
  mayPlay: (s) => OUTPOSTS.some((outpost) => canLeave(s, outpost)),
  takeEffect(s, seat) {
    s.stack.push({ kind: 'shuttleFrom', seat });
  },
};

export const shuttleFrom: Asks<'shuttleFrom', 'outpost'> = {
  answers: ['outpost'],
  legal: fromsOf,
  check: (s, action) => unlessListed(fromsOf(s), action, refuse('no-such-outpost', { outpost: action.outpost })),
  apply(s, { outpost }, _ctx, { seat }) {
    s.stack.push({ kind: 'shuttlePirate', seat, from: outpost });
  },
};

function passengersOf(s: State, from: Outpost): Action[] {
  const up = s.outposts[from].flatMap((idler) => (idler.up ? [idler.pirate] : []));
  const named: Action[] = PIRATES.filter((pirate) => up.includes(pirate)).map((pirate) => PIRATE[pirate]);
  return up.length < s.outposts[from].length ? [...named, FACE_DOWN] : named;
}

export const shuttlePirate: Asks<'shuttlePirate', 'pirate' | 'faceDown'> = {
  answers: ['pirate', 'faceDown'],
  legal: (s, { from }) => passengersOf(s, from) as never,
  check: (s, action, { from }) => unlessListed(passengersOf(s, from), action, refuse('no-such-pirate')),
  apply(s, action, ctx, { seat, from }) {
    const idler =
      action.kind === 'pirate'
        ? s.outposts[from].find(({ pirate }) => pirate === action.pirate)
        : s.outposts[from].find(({ up }) => !up);
    if (idler) carry(s, seat, idler, from, ctx);
  },
};

/** The last of the list there; face up if that outpost is known. */
function carry(s: State, seat: Seat, idler: Idler, from: Outpost, ctx: Ctx): void {
  const to = otherOutpost(from);
  const up = idler.up || isDiscovered(s, to);
  s.outposts[from] = s.outposts[from].filter((one) => one !== idler);
  s.outposts[to] = [...s.outposts[to], { pirate: idler.pirate, up }];
  if (up && !idler.up) ctx.reveal();
  ctx.emit({ kind: 'shuttled', seat, from, to, pirate: up ? idler.pirate : null });
}
