/** The twelve pirates. What each does stands in its own file in `pirates/`. */
export const PIRATES = [
  'uppity',
  'strangiatto',
  'charming',
  'tiptop',
  'downdown',
  'nova',
  'maria',
  'umbra',
  'neva',
  'compadre',
  'clarence',
  'harry',
] as const;
export type PirateId = (typeof PIRATES)[number];

/** Of those who join by any way: how. */
export const RECRUITINGS = ['discovery', 'hire', 'prosperity', 'defection'] as const;
export type Recruiting = (typeof RECRUITINGS)[number];

interface PirateWords {
  readonly name: string;
  readonly help: string;
  /** What changes with this pirate aboard when a component is bought, or a mine is worked; said beside what is printed. */
  readonly buying?: string;
  readonly mining?: string;
}

export const PIRATE_DATA: Readonly<Record<PirateId, PirateWords>> = {
  uppity: {
    name: 'Uppity the Mercenary',
    help: 'In an encounter you may roll your die again, once. The new result counts, even a lower one.',
  },
  strangiatto: {
    name: 'Strangiatto the Scientist',
    help: 'Every component costs you one resource less. You choose which.',
    buying: 'one resource less',
  },
  charming: {
    name: 'Charming the Engineer',
    help: 'Once a round, on your turn to queue cards, discard as many engine cards as you like and fill your hand again.',
  },
  tiptop: { name: 'Tiptop the Thief', help: 'When you win an encounter you take one resource more, of your choice.' },
  downdown: {
    name: 'Downdown the Miner',
    help: 'Whenever you discover a mine or mine a known one, you get one more of what it produces.',
    mining: 'and one more',
  },
  nova: {
    name: 'Nova the Navigator',
    help: 'Draw an engine card when she joins. Your engine hand may hold one card more.',
  },
  maria: { name: 'Maria the Merchant', help: 'Your fleet has two more cargo holds.' },
  umbra: { name: 'Umbra the Unstable', help: 'At the start of a round you draw an event card, then discard one.' },
  neva: {
    name: 'Neva the Negotiator',
    help: 'At the end of a round you may give up 1 Quantum Power for two resources of your choice.',
  },
  compadre: {
    name: 'Compadre the Companion',
    help: 'At the end of a round you gain 1 Quantum Power for every two pirates you have.',
  },
  clarence: {
    name: 'Clarence the Clairvoyant',
    help: 'Before cards are revealed, guess one of the other fleet’s face-down cards. Right: an event card for the first slot, 1 Quantum Power for any other.',
  },
  harry: {
    name: 'Harry the Haggler',
    help: 'At the Depot you may swap two resources for one of your choice. If you lose an encounter, you choose what is taken.',
  },
};
