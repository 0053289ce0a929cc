/** How far it is: the round, whose turn, and the four steps of it. */
import { type CosmosView, seatName } from '@orrery/cosmos/client';
import { Emblem } from '../../parts/emblem.tsx';
import type { ProgressProps } from '../board.ts';
import './progress.css';

const STEPS = [
  ['Collect', ['turnStart', 'collect']],
  ['Spend', ['spend', 'delivery', 'tradeAnswer']],
  ['Move', ['move', 'chainStep']],
  ['Invade', ['invade', 'invasion']],
] as const;

/** Which step of the turn is being played: the latest that has something pending. */
function stepOf({ pending }: CosmosView): string | undefined {
  const kinds = pending.map(({ kind }) => kind as string);
  return STEPS.findLast(([, names]) => names.some((name) => kinds.includes(name)))?.[0];
}

export function Progress({ view, viewer }: ProgressProps<CosmosView>) {
  const { round, active, target } = view;
  if (round === 0) return <div class="cosmos-progress">Set-up</div>;
  const here = stepOf(view);
  return (
    <div class="cosmos-progress">
      <span class="cosmos-round">
        Round <b class="numeral">{round}</b>
      </span>
      <span class="cosmos-turn">
        <Emblem seat={active} size={12} plain /> {active === viewer ? 'Your turn' : `${seatName(active)}’s turn`}
      </span>
      {STEPS.map(([words]) => (
        <span key={words} class={words === here ? 'here' : 'other'}>
          {words}
        </span>
      ))}
      <span class="cosmos-goal">
        first to <b class="numeral">{target}</b>
      </span>
    </div>
  );
}
