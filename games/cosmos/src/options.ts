/** The options of the game. */
import { bool, choice, int, list, maybe, type OptionsOf, type OptionsSchema, option, table } from '@orrery/kernel';
import {
  ALIENS,
  ATTACK_COPIES,
  ATTACK_VALUES,
  type CardId,
  type DeckDesign,
  deckOf,
  MOST_COPIES,
  REINFORCEMENT_COPIES,
  REINFORCEMENT_VALUES,
  SPECIAL_COPIES,
  SPECIAL_KINDS,
} from './data.ts';

const copies = int(0, MOST_COPIES);

const OPTIONS = {
  targetVp: option(int(5, 20), 10, 'Victory points that win the game.'),
  scoring: option(
    choice('classic', 'tracker'),
    'classic',
    'Counted by what you hold, or with a tracker: then planets and fortresses score at the end of each of your turns.',
  ),
  trackerTarget: option(int(10, 100), 25, 'Points that win the game with the tracker.'),
  roundLimit: option(int(10, 200), 50, 'After this round the game ends and most points win.'),
  startingStacks: option(int(1, 5), 1, 'Stacks that everybody places before the first round.'),
  startingStackShips: option(int(1, 4), 4, 'Ships in each of them.'),
  placementOrder: option(
    choice('roundRobin', 'snake'),
    'roundRobin',
    'With several stacks: always in turn order, or back and forth.',
  ),
  seatCompensation: option(choice('tokens', 'none'), 'tokens', 'Whether those who start late get some tokens.'),
  shipsPerPlayer: option(int(10, 40), 20, 'Ships of each player.'),
  maxStack: option(int(2, 10), 4, 'The most ships on one site; a move takes no more.'),
  handStart: option(int(3, 10), 7, 'Cards in hand at the start.'),
  redrawTo: option(int(3, 10), 7, 'Cards to draw up to when you fight and hold no invasion card.'),
  handLimit: option(int(0, 20), 0, 'Cards that you may hold at the end of your turn; 0 for any number.'),
  movesPerTurn: option(int(1, 3), 1, 'Moves each turn.'),
  invasionsPerTurn: option(int(1, 3), 1, 'Invasions each turn.'),
  shipsPerPurchase: option(int(1, 4), 2, 'Ships that one purchase gives.'),
  costVpMineral: option(int(0, 6), 3, 'Minerals that a victory point costs.'),
  costVpGas: option(int(0, 6), 1, 'Gas that a victory point costs.'),
  costFortressMineral: option(int(0, 6), 2, 'Minerals that a fortress costs.'),
  costFortressGas: option(int(0, 6), 2, 'Gas that a fortress costs.'),
  sellVp: option(bool, true, 'Whether victory points can be bought.'),
  mineralTokens: option(int(0, 99), 22, 'Mineral tokens in the game.'),
  gasTokens: option(int(0, 99), 12, 'Gas tokens in the game.'),
  fortressTokens: option(int(0, 99), 10, 'Fortresses in the game.'),
  bonusVp: option(int(0, 4), 2, 'Points for the fewest ships in the graveyard, and for the most cards in hand.'),
  bonusTies: option(choice('none', 'all'), 'none', 'Who gets such a bonus when several are tied.'),
  sabotageShips: option(int(1, 4), 2, 'Ships that Sabotage destroys.'),
  dealCards: option(int(0, 3), 1, 'Cards that both sides draw when both negotiate.'),
  compensation: option(
    choice('random', 'look'),
    'random',
    'Whether cards taken for lost ships are drawn blindly or chosen from the open hand.',
  ),
  advance: option(choice('winner', 'attacker', 'none'), 'winner', 'Who may move into the loser’s site after a win.'),
  fortressMultiplier: option(int(1, 4), 1, 'What each defending ship counts on a planet with a fortress.'),
  vpCards: option(choice('hidden', 'open'), 'hidden', 'Whether Victory Point cards in hand are shown to all.'),
  victoryCheck: option(choice('anyone', 'active'), 'anyone', 'Who can win at a moment when points are counted.'),
  powersDrawn: option(int(0, 3), 2, 'Aliens to choose from; 0 for a game without aliens.'),
  fixedPowers: option(list(choice('none', ...ALIENS), 0, 6), [], 'Aliens by seat; empty to deal them.'),
  includeParasite: option(bool, false, 'Whether Parasite is among the aliens.'),
  attackCounts: option(
    maybe(table(ATTACK_VALUES, copies)),
    null,
    'Another deck: how many of each attack. What is left out is not in it.',
  ),
  reinforcementCounts: option(
    maybe(table(REINFORCEMENT_VALUES, copies)),
    null,
    'Another deck: how many of each reinforcement. What is left out is not in it.',
  ),
  specialCounts: option(
    maybe(table(SPECIAL_KINDS, copies)),
    null,
    'Another deck: how many of each other card. What is left out is not in it.',
  ),
  trade: option(bool, false, 'Whether you may offer others to exchange minerals and gas.'),
  tradeOffersPerTurn: option(int(1, 5), 3, 'Offers that you may make in a turn.'),
  ascendedShips: option(int(1, 4), 2, 'Ascended: ships in a starting stack.'),
  ascendedMax: option(int(2, 20), 6, 'Ascended: the most ships on the board.'),
  ascendedMultiplier: option(int(1, 6), 4, 'Ascended: what a ship counts in an invasion.'),
  ascendedGraveWeight: option(int(1, 4), 4, 'Ascended: what a ship counts in the graveyard.'),
  binaryMultiplier: option(int(1, 4), 2, 'Binary: what a ship counts in the right mode.'),
  masonMultiplier: option(int(1, 4), 2, 'Mason: what a defending ship counts.'),
  masonSteps: option(int(0, 8), 2, 'Mason: steps of a chain.'),
  borgStartAbilities: option(int(0, 1), 1, 'Borg: abilities to begin with.'),
  borgAdaptation: option(int(0, 3), 1, 'Borg: bonus while something is assimilated.'),
  dominoStartPowers: option(int(0, 2), 0, 'Domino: powers to begin with.'),
  empireBonus: option(int(0, 6), 3, 'Empire: bonus against the Rebel.'),
  empireSpoils: option(int(0, 3), 1, 'Empire: tokens for beating the Rebel.'),
  empireDefendsFrom: option(int(2, 7), 3, 'Empire: with so many players or more the bonus also defends.'),
  fodderBonus: option(int(1, 6), 4, 'Fodder: bonus for each ship given up.'),
  fodderShips: option(int(2, 4), 3, 'Fodder: ships that one purchase gives.'),
  friendCap: option(int(0, 12), 4, 'Friend: the highest bonus for neighbours.'),
  treasuryStep: option(int(2, 10), 4, 'Hoarder: tokens for each point, two points at most.'),
  spitePile: option(int(0, 20), 4, 'Spite: the most ships on the pile.'),
  retributionSparesLast: option(bool, true, 'Spite: whether Retribution leaves the winner’s last ship alone.'),
  tribbleStack: option(int(4, 20), 8, 'Tribble: the most ships on one site.'),
  tribbleRelentless: option(bool, true, 'Tribble: whether it has Relentless.'),
  switchCost: option(int(0, 2), 1, 'Two-Faced: tokens of one kind that a switch costs.'),
  stonePower: option(int(0, 5), 2, 'Thanos: bonus of the Power stone.'),
  parasiteMaxAttached: option(int(1, 6), 3, 'Parasite: the most ships that live in other stacks.'),
};

export type Options = OptionsOf<typeof OPTIONS>;

function validateOptions({ fixedPowers, includeParasite }: Options, seats: number): string | undefined {
  if (fixedPowers.length === 0) return undefined;
  if (fixedPowers.length !== seats) return `fixedPowers names ${fixedPowers.length} aliens for ${seats} players`;
  const named = fixedPowers.filter((alien) => alien !== 'none');
  if (new Set(named).size < named.length) return 'fixedPowers names an alien twice';
  return named.includes('parasite') && !includeParasite
    ? 'fixedPowers names Parasite: let it be dealt, too (includeParasite)'
    : undefined;
}

export const options: OptionsSchema<Options> = { fields: OPTIONS, validate: validateOptions };

/** Something that depends on the options only: made once, for a lab plays thousands of games with the same. */
function onceFor<T extends object>(make: (options: Options) => T): (options: Options) => T {
  const made = new WeakMap<Options, T>();
  return (options) => {
    const known = made.get(options);
    if (known) return known;
    const thing = make(options);
    made.set(options, thing);
    return thing;
  };
}

/** The same options as one plain copy: the engine reads it much faster than what was put together name by name. */
export const settledOptions = onceFor((options): Options => ({ ...options }));

/** The cards of a game [C1], in order. */
export const cardsFor = onceFor((options): readonly CardId[] => deckOf(designOf(options)));

export const designOf = ({ attackCounts, specialCounts, reinforcementCounts }: Options): DeckDesign => ({
  attack: attackCounts ?? ATTACK_COPIES,
  special: specialCounts ?? SPECIAL_COPIES,
  reinforcement: reinforcementCounts ?? REINFORCEMENT_COPIES,
});
