/** Two Modes [A2]: Sword multiplies attacking ships, Shield defending ones. */
import { PASS, unlessListed } from '../actions.ts';
import { MODES, RESOURCES } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { pay } from '../rules/tokens.ts';
import { type Asks, playerOf } from '../state.ts';

export const twoModes: Ability = {
  multiplier(s, owner, side) {
    const { mode } = playerOf(s, owner);
    return (mode === 'sword') === (side === 'attacker') ? s.options.binaryMultiplier : 1;
  },
  react: {
    turnStart: (s, seat) => {
      s.stack.push({ kind: 'chooseMode', seat });
    },
    turnEnd: (s, seat) => {
      if (playerOf(s, seat).mode === 'sword') s.stack.push({ kind: 'reboot', seat });
    },
  },
  forgotten: (s, owner) => {
    playerOf(s, owner).mode = 'shield';
  },
};

export const chooseMode: Asks<'chooseMode'> = {
  answers: ['chooseMode'],
  legal: () => MODES.map((mode) => ({ kind: 'chooseMode', mode })),
  check: () => undefined,
  apply(s, { mode }, ctx, { seat }) {
    playerOf(s, seat).mode = mode;
    ctx.emit({ kind: 'choseMode', seat, mode });
  },
};

/** Back to Shield at the end of the turn, for a token. */
export const reboot: Asks<'reboot', 'reboot' | 'pass'> = {
  answers: ['reboot', 'pass'],
  legal: (s, { seat }) => [
    PASS,
    ...RESOURCES.filter((resource) => playerOf(s, seat)[resource] > 0).map(
      (resource) => ({ kind: 'reboot', resource }) as const,
    ),
  ],
  check: (s, action, frame, seat) => unlessListed(reboot.legal(s, frame, seat), action, refuse('cannot-pay')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    pay(s, seat, action.resource, 1);
    playerOf(s, seat).mode = 'shield';
    ctx.emit({ kind: 'rebooted', seat, resource: action.resource });
  },
};
