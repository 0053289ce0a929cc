/** A ship comes to the board [P2]. */
import { replace, type Seat } from '@orrery/kernel';
import { deployOn } from '../answers.ts';
import { checkpoint } from '../end.ts';
import { eachOf } from '../lists.ts';
import { type Asks, boardOf, type Frame, numberOf, type Runs, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { canDeploy, deploy, deploySites, soleDeploySite } from './ships.ts';

/** Asks where a ship goes, if one can go anywhere. */
export function askForDeployment(s: State, seat: Seat): boolean {
  if (!canDeploy(s, seat)) return false;
  s.stack.push({ kind: 'deployShip', seat });
  return true;
}

export const deployShip: Asks<'deployShip'> = {
  answers: ['deployShip'],
  legal: (s, { seat }) => eachOf(deploySites(s, seat), (at) => deployOn(boardOf(s).id, at)),
  sole(s, { seat }) {
    const at = soleDeploySite(s, seat);
    return at === undefined ? undefined : deployOn(boardOf(s).id, at);
  },
  check: (s, { site }, { seat }) =>
    deploySites(s, seat).includes(numberOf(s, site)) ? undefined : refuse('no-place-for-a-ship', { site }),
  apply: (s, { site }, ctx, { seat }) => deploy(s, seat, site, ctx),
};

/** Ships that were bought come one by one; what cannot be deployed is forfeited [P3]. */
export const delivery: Runs<'delivery'> = {
  stages: [
    (s, _ctx, frame) => {
      const { kind, at, left } = frame;
      if (left > 0 && askForDeployment(s, s.active)) replace<Frame>(s, frame, { kind, at, left: left - 1 });
    },
    checkpoint,
  ],
};
