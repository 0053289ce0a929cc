/**
 * Assimilate [A3]: Borg begins with an ability of an opponent, and copies one of each player it beats by leaving a ship on
 * it. Whoever beats Borg takes one of theirs back.
 */
import type { Seat } from '@orrery/kernel';
import { PASS, unlessListed } from '../actions.ts';
import { ABILITIES, ABILITY_DATA, type AbilityId } from '../data.ts';
import { type Ability, abilityOf, hasAbility, printedOn } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { takeShips } from '../rules/ships.ts';
import { loserIn, winnerIn } from '../rules/victory.ts';
import { type Asks, type Ctx, othersThan, playerOf, stackOn, type State } from '../state.ts';

/** What Borg can copy from a player: printed there, awake, and not known yet. */
const availableFrom = (s: State, borg: Seat, from: Seat): AbilityId[] =>
  printedOn(s, from).filter((ability) => ABILITY_DATA[ability].assimilable && !hasAbility(s, borg, ability));

export const assimilate: Ability = {
  react: {
    setup(s, seat) {
      const isPossible = othersThan(s, seat).some((from) => availableFrom(s, seat, from).length > 0);
      if (s.options.borgStartAbilities > 0 && isPossible) s.stack.push({ kind: 'borgSetup', seat });
    },
    aftermath(s, seat) {
      if (winnerIn(s).seat === seat) s.stack.push({ kind: 'assimilate', seat, from: loserIn(s).seat });
      else if (takenFrom(s, seat, winnerIn(s).seat).length > 0)
        s.stack.push({ kind: 'deassimilate', seat: winnerIn(s).seat, borg: seat });
    },
  },
};

function copy(s: State, borg: Seat, from: Seat, ability: AbilityId, ctx: Ctx): void {
  const player = playerOf(s, borg);
  player.assimilated = [...player.assimilated, { ability, from }];
  ctx.emit({ kind: 'assimilated', seat: borg, from, ability });
  ctx.beat();
}

export const borgSetup: Asks<'borgSetup'> = {
  answers: ['borgSetup'],
  legal: (s, { seat }) =>
    othersThan(s, seat).flatMap((player) =>
      availableFrom(s, seat, player).map((ability) => ({ kind: 'borgSetup', player, ability }) as const),
    ),
  check: (s, action, frame, seat) =>
    unlessListed(borgSetup.legal(s, frame, seat), action, refuse('not-available', { ability: action.ability })),
  apply(s, { player, ability }, ctx, { seat }) {
    playerOf(s, seat).reserve--;
    copy(s, seat, player, ability, ctx);
  },
};

/** The ship comes from the winning stack, even the last one of it. */
export const assimilateQuestion: Asks<'assimilate', 'assimilate' | 'pass'> = {
  answers: ['assimilate', 'pass'],
  legal(s, { seat, from }) {
    const isOwn = stackOn(s, winnerIn(s).site)?.owner === seat;
    const abilities = isOwn ? availableFrom(s, seat, from) : [];
    return [PASS, ...abilities.map((ability) => ({ kind: 'assimilate', ability }) as const)];
  },
  check: (s, action, frame, seat) =>
    unlessListed(assimilateQuestion.legal(s, frame, seat), action, refuse('not-available')),
  apply(s, action, ctx, { seat, from }) {
    if (action.kind === 'pass') return;
    takeShips(s, winnerIn(s).site, 1);
    copy(s, seat, from, action.ability, ctx);
  },
};

function takenFrom(s: State, borg: Seat, from: Seat): AbilityId[] {
  const taken = playerOf(s, borg).assimilated.filter((copied) => copied.from === from);
  return ABILITIES.filter((ability) => taken.some((copied) => copied.ability === ability));
}

export const deassimilate: Asks<'deassimilate'> = {
  answers: ['deassimilate'],
  legal: (s, { seat, borg }) => takenFrom(s, borg, seat).map((ability) => ({ kind: 'deassimilate', ability }) as const),
  check: (s, action, frame, seat) =>
    unlessListed(deassimilate.legal(s, frame, seat), action, refuse('not-available', { ability: action.ability })),
  apply(s, { ability }, ctx, { seat, borg }) {
    const player = playerOf(s, borg);
    player.assimilated = player.assimilated.filter((copied) => copied.ability !== ability);
    player.graveyard++;
    abilityOf(ability).forgotten?.(s, borg);
    ctx.emit({ kind: 'deassimilated', seat, borg, ability });
  },
};
