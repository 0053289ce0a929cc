/** A player who counts: how likely is a bid, with what I see and so many dice that I do not? */
import type { GameBot } from '@orrery/kernel';
import { type Act, type ActOf, countOf, fits, type State, type Table, totalOf } from './state.ts';

/** A bid as likely as this is bold enough. */
const BOLD = 0.6;

/** `tails[n]`: how likely it is that at least n of so many hidden dice fit, if each does with this chance. */
function tailsOf(dice: number, chance: number): number[] {
  let exactly = [1];
  for (let die = 0; die < dice; die++)
    exactly = [0, ...exactly].map((fit, n) => fit * chance + (exactly[n] ?? 0) * (1 - chance));
  const tails = exactly.slice();
  for (let n = dice - 1; n >= 0; n--) tails[n] = (tails[n] as number) + (tails[n + 1] as number);
  return tails;
}

/** How likely any bid is to be true. */
function likelihood({ dice, options }: Table): (quantity: number, face: number) => number {
  const seen = dice.flatMap(({ hidden, shown }) => (typeof hidden === 'number' ? shown : [...shown, ...hidden]));
  const unseen = dice.reduce((sum, { hidden }) => sum + (typeof hidden === 'number' ? hidden : 0), 0);
  const tails = tailsOf(unseen, options.wild ? 1 / 3 : 1 / 6);
  return (quantity, face) => {
    const needed = quantity - seen.filter((die) => fits(die, face, options)).length;
    return needed <= 0 ? 1 : (tails[needed] ?? 0);
  };
}

/** The boldest bid that is likely enough; else whatever is likelier, the likeliest bid or that the last one was a lie. */
function chooseBid(view: Table, bids: readonly ActOf<'bid'>[]): Act {
  const likely = likelihood(view);
  const worths = bids.map(({ quantity, face }) => likely(quantity, face));
  const bold = bids.findLast((_, i) => (worths[i] as number) >= BOLD);
  if (bold) return bold;
  const best = Math.max(...worths);
  if (view.bid && 1 - likely(view.bid.quantity, view.bid.face) >= best) return { kind: 'challenge' };
  return bids[worths.indexOf(best)] as Act;
}

/** Shows the face of which it has most, if that leaves more than half of its dice to roll. */
function chooseShow(own: readonly number[]): Act {
  const count = (face: number) => own.filter((die) => die === face).length;
  const most = own.toSorted((a, b) => count(b) - count(a) || b - a)[0] ?? 0;
  return count(most) > 1 && count(most) * 2 < own.length ? { kind: 'show', face: most } : { kind: 'keep' };
}

export const bot: GameBot<State, Act, Table> = {
  choose(view, seat) {
    const hidden = view.dice[seat]?.hidden;
    if (view.decisions[0]?.kind === 'show') return chooseShow(Array.isArray(hidden) ? hidden : []);
    return chooseBid(
      view,
      view.legal.filter((action) => action.kind === 'bid'),
    );
  },
  evaluate: (s, seat) => countOf(s.dice[seat] ?? { hidden: [], shown: [] }) / totalOf(s),
};
