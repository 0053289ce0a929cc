/** The aliens [A1] and their abilities: one row each. What an ability does stands in the file of its name in `aliens/`. */
export const ALIENS = [
  'ascended',
  'binary',
  'borg',
  'dancer',
  'domino',
  'empire',
  'fodder',
  'friend',
  'hoarder',
  'mason',
  'replicator',
  'spite',
  'thanos',
  'tribble',
  'twoFaced',
  'parasite',
] as const;
export type AlienId = (typeof ALIENS)[number];

export const DOMINO_POWERS = ['dominoP1', 'dominoP2', 'dominoP3', 'dominoP4', 'dominoP5', 'dominoP6'] as const;
export type DominoPower = (typeof DOMINO_POWERS)[number];
/** What Domino may power up: the last opens the second level of all others. */
export const POWER_UPS = [...DOMINO_POWERS, 'dominoP7'] as const;
export type PowerUp = (typeof POWER_UPS)[number];

/** In the order of the aliens they are printed on; every list of abilities is in this order. */
export const ABILITIES = [
  'forAiur',
  'knowledge',
  'twoModes',
  'assimilate',
  'adaptation',
  'twoStep',
  'sidestep',
  'dominoChain',
  ...DOMINO_POWERS,
  'decree',
  'sacrifice',
  'massProduction',
  'standTogether',
  'gift',
  'packRat',
  'treasury',
  'fortify',
  'farpointField',
  'copy',
  'retribution',
  'bitterness',
  'gauntlet',
  'tightQuarters',
  'newGeneration',
  'relentless',
  'switch',
  'infest',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

export const STONES = ['power', 'space', 'reality', 'soul', 'mind', 'time'] as const;
export type Stone = (typeof STONES)[number];

export const MODES = ['shield', 'sword'] as const;
export type Mode = (typeof MODES)[number];

export interface AlienData {
  readonly name: string;
  readonly tagline: string;
  readonly abilities: readonly AbilityId[];
}

export const ALIEN_DATA: Readonly<Record<AlienId, AlienData>> = {
  ascended: {
    name: 'Ascended',
    tagline: 'Few, wise and terrible.',
    abilities: ['forAiur', 'knowledge'],
  },
  binary: { name: 'Binary', tagline: 'Sword or shield, never both.', abilities: ['twoModes'] },
  borg: { name: 'Borg', tagline: 'What beats you today serves you tomorrow.', abilities: ['assimilate', 'adaptation'] },
  dancer: { name: 'Dancer', tagline: 'Never where you strike.', abilities: ['twoStep', 'sidestep'] },
  domino: {
    name: 'Domino',
    tagline: 'One victory tips the next.',
    abilities: ['dominoChain', ...DOMINO_POWERS],
  },
  empire: { name: 'Empire', tagline: 'There is always a Rebel.', abilities: ['decree'] },
  fodder: { name: 'Fodder', tagline: 'There are plenty more of us.', abilities: ['sacrifice', 'massProduction'] },
  friend: { name: 'Friend', tagline: 'Stronger together.', abilities: ['standTogether', 'gift'] },
  hoarder: { name: 'Hoarder', tagline: 'Mine, and mine, and mine.', abilities: ['packRat', 'treasury'] },
  mason: { name: 'Mason', tagline: 'Builds walls, and roads between them.', abilities: ['fortify', 'farpointField'] },
  replicator: { name: 'Replicator', tagline: 'Whatever you can do.', abilities: ['copy'] },
  spite: { name: 'Spite', tagline: 'You will remember beating us.', abilities: ['retribution', 'bitterness'] },
  thanos: { name: 'Thanos', tagline: 'Six stones, one snap.', abilities: ['gauntlet'] },
  tribble: {
    name: 'Tribble',
    tagline: 'Look away, and there are more.',
    abilities: ['tightQuarters', 'newGeneration', 'relentless'],
  },
  twoFaced: { name: 'Two-Faced', tagline: 'Your number or mine?', abilities: ['switch'] },
  parasite: { name: 'Parasite', tagline: 'Beat us, and carry us home.', abilities: ['infest'] },
};

export interface AbilityData {
  readonly name: string;
  /** Whether Borg can copy it. */
  readonly assimilable: boolean;
  readonly help: string;
}

const row = (name: string, assimilable: boolean, help: string): AbilityData => ({ name, assimilable, help });

export const ABILITY_DATA: Readonly<Record<AbilityId, AbilityData>> = {
  forAiur: row(
    'For Aiur',
    false,
    'Two ships to begin with and six on the board at most, but each counts four. In the graveyard each counts four, too.',
  ),
  knowledge: row('Knowledge', true, 'You see your opponent’s hand before cards are chosen.'),
  twoModes: row(
    'Two Modes',
    true,
    'At the start of your turn choose: Sword doubles your attacking ships, Shield your defending ones. Pay a token at the end of your turn to go from Sword to Shield.',
  ),
  assimilate: row(
    'Assimilate',
    false,
    'You begin with an ability of an opponent. When you win, put a ship of the winning stack on an ability of the loser to have it, too. A player who beats you may take theirs back.',
  ),
  adaptation: row('Adaptation', false, '+1 in every invasion while you have assimilated anything.'),
  twoStep: row('Two-Step', true, 'One more move each turn; not all of your moves may end on planets.'),
  sidestep: row(
    'Sidestep',
    true,
    'When you lose as defender, half of your ships (rounded up) may go to a site beside them.',
  ),
  dominoChain: row(
    'Domino Chain',
    false,
    'Each invasion that you win as attacker powers up one of your six dominoes; when all six stand, the seventh lets them rise to level two.',
  ),
  dominoP1: row('Domino: Wall', true, '+2 for each level when you defend.'),
  dominoP2: row('Domino: Lance', true, '+2 for each level when you attack.'),
  dominoP3: row('Domino: Drill', true, '+1 for each level in every invasion.'),
  dominoP4: row('Domino: Stride', true, 'One more move for each level.'),
  dominoP5: row('Domino: Purge', true, 'After a lost attack you may discard a card for each level.'),
  dominoP6: row('Domino: Plunder', true, 'After a won attack draw a card for each level.'),
  decree: row(
    'Decree',
    true,
    'Name a player the Rebel each turn: +3 when you attack them (with three or more players also when they attack you), and a token whenever you beat them.',
  ),
  sacrifice: row(
    'Sacrifice',
    true,
    'When attack meets attack you may give up ships of your stack, all but one: +4 for each.',
  ),
  massProduction: row('Mass Production', true, 'Buying ships gives you three.'),
  standTogether: row(
    'Stand Together',
    true,
    'Your ships on the sites beside your fighting stack add 1 each, up to +4.',
  ),
  gift: row('Gift', true, 'After collecting, you and another player may each take a token of one kind.'),
  packRat: row('Pack Rat', true, 'One more free token each turn.'),
  treasury: row('Treasury', true, 'One point while you hold four tokens, two while you hold eight.'),
  fortify: row('Fortify', true, 'Your defending ships count double.'),
  farpointField: row(
    'Farpoint Field',
    true,
    'Instead of a move: two steps in a row with one stack, leaving at least a ship behind at each.',
  ),
  copy: row('Copy', true, 'When attack meets attack, your number becomes the higher of the two.'),
  retribution: row(
    'Retribution',
    true,
    'For each ship you lose in a lost invasion the winner’s stack loses one, but never its last.',
  ),
  bitterness: row(
    'Bitterness',
    true,
    'One ship of a lost stack goes to your pile instead of the graveyard. Each ship there, up to four, is +1 for good.',
  ),
  gauntlet: row(
    'Gauntlet',
    false,
    'Collect the six stones: from planets by standing there, from players by beating them. Owning all six, snap: every other stack loses half of its ships.',
  ),
  tightQuarters: row('Tight Quarters', true, 'Your stacks hold up to eight ships.'),
  newGeneration: row('New Generation', false, 'On your first turn double one of your stacks.'),
  relentless: row('Relentless', true, 'From your second turn on a ship comes back from your graveyard each turn.'),
  switch: row('Switch', true, 'When attack meets attack you may pay a token to exchange the two numbers.'),
  infest: row(
    'Infest',
    false,
    'One ship of a stack that you lose lives on inside the winner’s stack. It scores on planets, and you may move and invade with its host.',
  ),
};

/** What each stone does for Thanos; others merely hold it. */
export const STONE_DATA: Readonly<Record<Stone, { readonly name: string; readonly help: string }>> = {
  power: { name: 'Power', help: '+2 in every invasion.' },
  space: { name: 'Space', help: 'Once in the game teleport ships from one stack to any free site.' },
  reality: { name: 'Reality', help: 'You win when totals are equal.' },
  soul: { name: 'Soul', help: 'A ship comes back from your graveyard each turn.' },
  mind: { name: 'Mind', help: 'You see your opponent’s hand before cards are chosen.' },
  time: { name: 'Time', help: 'One more free token each turn.' },
};
