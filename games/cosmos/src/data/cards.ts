/** The playing cards [C1–C3]. An id names one piece of cardboard: `attack-7-2` is the second Attack 7. */
export const INVASION_KINDS = ['attack', 'sabotage', 'retreat', 'quash', 'negotiate'] as const;
export type InvasionKind = (typeof INVASION_KINDS)[number];
export const CARD_KINDS = [...INVASION_KINDS, 'reinforcement', 'vp'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export type CardId = string;

export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  /** Of an attack or a reinforcement; 0 for all others. */
  readonly value: number;
  /** Cards are listed, shuffled and stolen in this order, whatever order they came in [R43]. */
  readonly rank: number;
}

export const ATTACK_VALUES = Array.from({ length: 20 }, (_, i) => `${i + 1}`);
export const REINFORCEMENT_VALUES = Array.from({ length: 9 }, (_, i) => `${i + 1}`);
export const SPECIAL_KINDS = ['sabotage', 'retreat', 'quash', 'negotiate', 'vp'] as const;
export const MOST_COPIES = 12;

/** Copies of each value or kind. What a table does not name is not in the deck. */
export type Copies = Readonly<Record<string, number>>;

export const ATTACK_COPIES: Copies = {
  1: 1,
  2: 1,
  3: 2,
  4: 3,
  5: 3,
  6: 4,
  7: 4,
  8: 4,
  9: 3,
  10: 3,
  11: 2,
  12: 1,
  15: 1,
};
export const REINFORCEMENT_COPIES: Copies = { 2: 4, 3: 4, 4: 2, 5: 2 };
export const SPECIAL_COPIES: Copies = { sabotage: 4, retreat: 4, quash: 4, negotiate: 8, vp: 5 };

export interface DeckDesign {
  readonly attack: Copies;
  readonly special: Copies;
  readonly reinforcement: Copies;
}

/** Cards of a design in the order of the rules: kinds, then values, then copies. */
function makeCards({ attack, special, reinforcement }: DeckDesign): Card[] {
  const cards: Card[] = [];
  const add = (kind: CardKind, value: number, copies: number) => {
    const name = value > 0 ? `${kind}-${value}` : kind;
    for (let i = 1; i <= copies; i++) cards.push({ id: `${name}-${i}`, kind, value, rank: cards.length });
  };
  for (const kind of CARD_KINDS) {
    if (kind === 'attack') for (const value of ATTACK_VALUES) add(kind, Number(value), attack[value] ?? 0);
    else if (kind === 'reinforcement')
      for (const value of REINFORCEMENT_VALUES) add(kind, Number(value), reinforcement[value] ?? 0);
    else add(kind, 0, special[kind] ?? 0);
  }
  return cards;
}

const most = (names: readonly string[]): Copies => Object.fromEntries(names.map((name) => [name, MOST_COPIES]));
/** Every card that some design has. */
const EVERY: ReadonlyMap<CardId, Card> = new Map(
  makeCards({
    attack: most(ATTACK_VALUES),
    special: most(SPECIAL_KINDS),
    reinforcement: most(REINFORCEMENT_VALUES),
  }).map((card) => [card.id, card]),
);

/** The cards of a design, in order. The ids are those of the table above, which the engine compares at a glance. */
export const deckOf = (design: DeckDesign): CardId[] => makeCards(design).map(({ id }) => cardOf(id).id);

export function cardOf(id: CardId): Card {
  const card = EVERY.get(id);
  if (!card) throw new Error(`there is no card '${id}'`);
  return card;
}

export const rankOf = (id: CardId): number => cardOf(id).rank;
export const byRank = (a: CardId, b: CardId): number => rankOf(a) - rankOf(b);
/** Asked of whole hands all the time, so they read the id. */
export const isVp = (id: CardId): boolean => id.startsWith('vp-');
export const isReinforcement = (id: CardId): boolean => id.startsWith('reinforcement-');
export const isInvasion = (id: CardId): boolean => !isVp(id) && !isReinforcement(id);

/** What each kind of card is called and does, in a line or two. */
export const CARD_WORDS: Readonly<Record<CardKind, { readonly name: string; readonly help: string }>> = {
  attack: {
    name: 'Attack',
    help: 'Beats every other kind of card. Against another attack the higher total wins: number, ships and bonuses.',
  },
  sabotage: {
    name: 'Sabotage',
    help: 'Loses to an attack, but destroys two ships of the other stack even then. Quash and Retreat stop it.',
  },
  retreat: {
    name: 'Retreat',
    help: 'Against an attack your stack withdraws to a site beside it and loses no ship. Quash stops it.',
  },
  quash: {
    name: 'Quash',
    help: 'You take the other side’s card into your hand and cancel Sabotage or Retreat. An attack still beats you.',
  },
  negotiate: {
    name: 'Negotiate',
    help: 'Beaten by an attack, you take a card from the winner for each ship you lose. If both negotiate, both draw a card.',
  },
  reinforcement: {
    name: 'Reinforcement',
    help: 'Adds its number to one side when attack meets attack. Anybody at the table may play it.',
  },
  vp: { name: 'Victory Point', help: 'Worth one point while you hold it. It is never played, but it can be stolen.' },
};
