/** The end of a turn [T6]: abilities, the hand limit, the tracker; then the next player. */
import { checkpoint, endAtLimit } from '../end.ts';
import { stagesAt } from '../hooks.ts';
import { type Asks, coloniesOf, type Ctx, newTurn, playerOf, type Runs, type State } from '../state.ts';
import { discardFromHand } from './cards.ts';
import { refuse } from './refusals.ts';

const isOverLimit = (s: State): boolean =>
  s.options.handLimit > 0 && playerOf(s, s.active).hand.length > s.options.handLimit;

export const turnEnd: Runs<'turnEnd'> = {
  stages: [
    ...stagesAt('turnEnd', (s) => s.active),
    (s) => {
      if (!isOverLimit(s)) return undefined;
      s.stack.push({ kind: 'discardToLimit', seat: s.active });
      return 'again';
    },
    (s, ctx) => {
      if (s.options.scoring === 'tracker') advanceTracker(s, ctx);
      checkpoint(s, ctx);
      if (!s.ending) passOn(s, ctx);
    },
  ],
};

export const discardToLimit: Asks<'discardToLimit'> = {
  answers: ['discardToLimit'],
  legal: (s, { seat }) => playerOf(s, seat).hand.map((card) => ({ kind: 'discardToLimit', card })),
  check: (s, { card }, { seat }) =>
    playerOf(s, seat).hand.includes(card) ? undefined : refuse('not-in-hand', { card }),
  apply: (s, { card }, ctx, { seat }) => discardFromHand(s, seat, card, ctx),
};

/** By option: colonies and fortresses score once a turn [O1]. */
function advanceTracker(s: State, ctx: Ctx): void {
  const colonies = coloniesOf(s, s.active);
  const points = colonies.length + colonies.filter((site) => s.fortresses.includes(site)).length;
  playerOf(s, s.active).tracker += points;
  ctx.emit({ kind: 'tracked', seat: s.active, points });
}

/** The next in turn order; after the last a new round begins, or the game is over [V6]. */
function passOn(s: State, ctx: Ctx): void {
  const position = s.order.indexOf(s.active) + 1;
  if (position === s.order.length && s.round === s.options.roundLimit) return endAtLimit(s, ctx);
  if (position === s.order.length) s.round++;
  s.active = s.order[position % s.order.length] ?? 0;
  s.turn = newTurn();
}
