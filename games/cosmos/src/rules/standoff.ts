/** No one wins [I9]: sabotage, a deal, withdrawals; no stack is lost. */
import { otherSide, type Side, SIDES } from '../data.ts';
import { boardOf, type Ctx, partOf, type Runs, type State } from '../state.ts';
import { draw } from './cards.ts';
import { kindOf } from './invasion.ts';
import { destroyShips } from './ships.ts';
import { forceOf } from './strength.ts';

export const standoff: Runs<'standoff'> = {
  stages: [
    (s, ctx) => {
      for (const side of SIDES) sabotage(s, side, ctx);
    },
    (s, ctx) => {
      if (!SIDES.every((side) => kindOf(s, side) === 'negotiate')) return;
      for (const side of SIDES) draw(s, partOf(s, side).seat, s.options.dealCards, ctx);
    },
    (s) => offerWithdrawal(s, 'attacker'),
    (s) => offerWithdrawal(s, 'defender'),
  ],
};

/** Sabotage of a side hits the other stack, unless the other card is Quash or Retreat [I11]. */
export function sabotage(s: State, side: Side, ctx: Ctx): void {
  const struck = otherSide(side);
  const stack = forceOf(s, struck);
  if (kindOf(s, side) !== 'sabotage' || ['quash', 'retreat'].includes(kindOf(s, struck)) || !stack) return;
  const ships = Math.min(s.options.sabotageShips, stack.ships);
  const { site } = partOf(s, struck);
  destroyShips(s, site, ships);
  ctx.emit({
    kind: 'sabotaged',
    seat: partOf(s, side).seat,
    board: boardOf(s).id,
    owner: stack.owner,
    site,
    ships,
  });
  ctx.beat();
}

function offerWithdrawal(s: State, side: Side): void {
  if (kindOf(s, side) !== 'retreat' || kindOf(s, otherSide(side)) === 'quash') return;
  s.stack.push({ kind: 'retreatTo', seat: partOf(s, side).seat, mayStay: true });
}
