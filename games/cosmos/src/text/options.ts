/** What the options of Settlers of the Cosmos are called. */
import type { Json, OptionWords } from '@orrery/kernel';
import type { AlienId, CardKind } from '../data.ts';
import { alienName, kindName } from './words.ts';

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  scoring: { classic: 'By what you hold', tracker: 'Turn by turn, on a tracker' },
  placementOrder: { roundRobin: 'In turn order', snake: 'Back and forth' },
  seatCompensation: { tokens: 'Some tokens', none: 'Nothing' },
  bonusTies: { none: 'Nobody', all: 'All of them' },
  compensation: { random: 'Blindly', look: 'From the open hand' },
  advance: { winner: 'The winner', attacker: 'Only the attacker', none: 'Nobody' },
  vpCards: { hidden: 'Hidden', open: 'Shown to all' },
  victoryCheck: { anyone: 'Anybody', active: 'Only the player whose turn it is' },
};

/** What nothing at all means. */
const ZEROS: Readonly<Record<string, string>> = {
  handLimit: 'No limit',
  bonusVp: 'No bonus',
  powersDrawn: 'No aliens',
  switchCost: 'Free',
};

/** What one card in a table of copies is called. */
const CARDS: Readonly<Record<string, (key: string) => string>> = {
  attackCounts: (key) => `Attack ${key}`,
  reinforcementCounts: (key) => `Reinforcement +${key}`,
  specialCounts: (key) => kindName(key as CardKind), // the schema knows no other kinds
};

function deckWords(copies: Json, name: (key: string) => string): string {
  const cards = Object.entries(copies ?? {}).filter(([, count]) => count !== 0);
  return cards.map(([key, count]) => `${String(count)} × ${name(key)}`).join(', ') || 'None';
}

/** As with the cards, the schema knows no other aliens. */
const alienWords = (alien: Json): string => (alien === 'none' ? 'No alien' : alienName(alien as AlienId));

export const options: OptionWords = {
  groups: [
    {
      name: 'Winning',
      options: {
        targetVp: 'Points to win',
        scoring: 'Scoring',
        trackerTarget: 'Points to reach on the tracker',
        roundLimit: 'Last round',
        victoryCheck: 'Who can win when points are counted',
        bonusVp: 'Points for each bonus',
        bonusTies: 'A tied bonus goes to',
        vpCards: 'Victory Point cards in hand are',
      },
    },
    {
      name: 'Start',
      options: {
        shipsPerPlayer: 'Ships for each player',
        startingStacks: 'Starting stacks',
        startingStackShips: 'Ships in a starting stack',
        placementOrder: 'Stacks are placed',
        seatCompensation: 'Late starters get',
        handStart: 'Cards at the start',
      },
    },
    {
      name: 'Turns',
      options: {
        movesPerTurn: 'Moves each turn',
        invasionsPerTurn: 'Invasions each turn',
        maxStack: 'Most ships on a site',
        handLimit: 'Most cards kept',
      },
    },
    {
      name: 'Tokens and purchases',
      options: {
        mineralTokens: 'Minerals in the game',
        gasTokens: 'Gas in the game',
        fortressTokens: 'Fortresses in the game',
        shipsPerPurchase: 'Ships for a mineral',
        costFortressMineral: 'Minerals for a fortress',
        costFortressGas: 'Gas for a fortress',
        sellVp: 'Points can be bought',
        costVpMineral: 'Minerals for a point',
        costVpGas: 'Gas for a point',
        trade: 'Trade is allowed',
        tradeOffersPerTurn: 'Trade offers each turn',
      },
    },
    {
      name: 'Invasions',
      options: {
        redrawTo: 'Without an invasion card, draw up to',
        fortressMultiplier: 'A ship behind a fortress counts',
        sabotageShips: 'Sabotage destroys ships, up to',
        dealCards: 'Cards when both negotiate',
        compensation: 'Cards for lost ships are taken',
        advance: 'Who may move in after a win',
      },
    },
    {
      name: 'Deck',
      options: {
        attackCounts: 'Attacks',
        reinforcementCounts: 'Reinforcements',
        specialCounts: 'All other cards',
      },
    },
    {
      name: 'Choice of aliens',
      options: {
        powersDrawn: 'Aliens to choose from',
        fixedPowers: 'Aliens by seat',
        includeParasite: 'Parasite can be dealt',
      },
    },
    {
      name: 'Aliens from Ascended to Empire',
      options: {
        ascendedShips: 'Ascended, ships in a starting stack',
        ascendedMax: 'Ascended, most ships on the board',
        ascendedMultiplier: 'Ascended, a ship fights as',
        ascendedGraveWeight: 'Ascended, a lost ship counts as',
        binaryMultiplier: 'Binary, a ship in the right mode counts',
        borgStartAbilities: 'Borg, abilities at the start',
        borgAdaptation: 'Borg, bonus of Adaptation',
        dominoStartPowers: 'Domino, powers at the start',
        empireBonus: 'Empire, bonus against the Rebel',
        empireSpoils: 'Empire, tokens for beating the Rebel',
        empireDefendsFrom: 'Empire, also defends at a table of',
      },
    },
    {
      name: 'Aliens from Fodder to Parasite',
      options: {
        fodderBonus: 'Fodder, bonus for a ship given up',
        fodderShips: 'Fodder, ships for a mineral',
        friendCap: 'Friend, highest bonus',
        treasuryStep: 'Hoarder, tokens for a point',
        masonMultiplier: 'Mason, a defending ship counts',
        masonSteps: 'Mason, steps of a chain',
        spitePile: 'Spite, most ships on the pile',
        retributionSparesLast: 'Spite, leaves a winner’s last ship',
        stonePower: 'Thanos, bonus of the Power stone',
        tribbleStack: 'Tribble, most ships on a site',
        tribbleRelentless: 'Tribble, has Relentless',
        switchCost: 'Two-Faced, tokens for a switch',
        parasiteMaxAttached: 'Parasite, most ships in other stacks',
      },
    },
  ],
  value(name, value) {
    const card = CARDS[name];
    if (card) return value === null ? 'As printed' : deckWords(value, card);
    if (name === 'fixedPowers' && Array.isArray(value)) return value.map(alienWords).join(', ') || 'Dealt';
    if (value === 0) return ZEROS[name];
    return typeof value === 'string' ? CHOICES[name]?.[value] : undefined;
  },
};
