/** The printed facts of Entropy Rally as tables: tiles, cards, directions. Types are taken from the tables. */

/** Directions clockwise on the screen. A facing or heading is a place in this list; a right turn of 60° adds 1. */
export const DIRECTIONS = [
  { name: 'E', q: 1, r: 0 },
  { name: 'SE', q: 0, r: 1 },
  { name: 'SW', q: -1, r: 1 },
  { name: 'W', q: -1, r: 0 },
  { name: 'NW', q: 0, r: -1 },
  { name: 'NE', q: 1, r: -1 },
] as const;

/** `amount`: titanium or energy laid on the tile, output of a portal, entropy taken away. `counts`: for 2 to 6 players. */
export const TILES = [
  { id: 'space', name: 'Space', kind: 'space', amount: 0, counts: [4, 5, 6, 7, 8] },
  { id: 'titanium-1', name: 'Titanium 1', kind: 'titanium', amount: 1, counts: [4, 4, 5, 5, 6] },
  { id: 'titanium-2', name: 'Titanium 2', kind: 'titanium', amount: 2, counts: [6, 7, 8, 9, 10] },
  { id: 'titanium-3', name: 'Titanium 3', kind: 'titanium', amount: 3, counts: [5, 6, 7, 8, 9] },
  { id: 'titanium-4', name: 'Titanium 4', kind: 'titanium', amount: 4, counts: [3, 4, 4, 5, 5] },
  { id: 'titanium-6', name: 'Titanium 6', kind: 'titanium', amount: 6, counts: [2, 2, 3, 3, 4] },
  { id: 'energy-15', name: 'Energy 15', kind: 'energy', amount: 15, counts: [2, 2, 3, 3, 4] },
  { id: 'energy-25', name: 'Energy 25', kind: 'energy', amount: 25, counts: [2, 2, 2, 3, 3] },
  { id: 'energy-40', name: 'Energy 40', kind: 'energy', amount: 40, counts: [1, 1, 2, 2, 2] },
  { id: 'portal-15', name: 'Energy Portal 15', kind: 'portal', amount: 15, threshold: -100, counts: [2, 2, 2, 3, 3] },
  { id: 'portal-20', name: 'Energy Portal 20', kind: 'portal', amount: 20, threshold: -250, counts: [2, 2, 2, 2, 3] },
  { id: 'portal-30', name: 'Energy Portal 30', kind: 'portal', amount: 30, threshold: -400, counts: [2, 2, 2, 2, 2] },
  { id: 'portal-40', name: 'Energy Portal 40', kind: 'portal', amount: 40, threshold: -550, counts: [1, 1, 1, 1, 1] },
  { id: 'neat-20', name: 'Neatly Organized Space 20', kind: 'neat', amount: 20, counts: [2, 2, 2, 3, 3] },
  { id: 'neat-40', name: 'Neatly Organized Space 40', kind: 'neat', amount: 40, counts: [1, 2, 3, 3, 4] },
] as const;

/** `amount`: steps of a move, sixths of a right turn, entropy tidied away. `copies`: per player. */
export const CARDS = [
  { id: 'move-1', name: 'Move 1', kind: 'move', amount: 1, energy: 8, entropy: 4, copies: 8 },
  { id: 'move-2', name: 'Move 2', kind: 'move', amount: 2, energy: 12, entropy: 6, copies: 5 },
  { id: 'move-3', name: 'Move 3', kind: 'move', amount: 3, energy: 16, entropy: 8, copies: 3 },
  { id: 'turn-right-60', name: 'Turn Right 60°', kind: 'turn', amount: 1, energy: 2, entropy: 0, copies: 4 },
  { id: 'turn-right-120', name: 'Turn Right 120°', kind: 'turn', amount: 2, energy: 4, entropy: 0, copies: 1 },
  { id: 'turn-180', name: 'Turn 180°', kind: 'turn', amount: 3, energy: 6, entropy: 0, copies: 1 },
  { id: 'turn-left-120', name: 'Turn Left 120°', kind: 'turn', amount: 4, energy: 4, entropy: 0, copies: 1 },
  { id: 'turn-left-60', name: 'Turn Left 60°', kind: 'turn', amount: 5, energy: 2, entropy: 0, copies: 4 },
  { id: 'laser', name: 'Shoot Laser', kind: 'shot', amount: 0, energy: 2, entropy: 1, copies: 2 },
  { id: 'wave', name: 'Send Gravitational Wave', kind: 'shot', amount: 0, energy: 10, entropy: 5, copies: 2 },
  { id: 'titanium-portal', name: 'Titanium Portal', kind: 'portal', amount: 0, energy: 40, entropy: 20, copies: 4 },
  { id: 'build-ship', name: 'Build Ship', kind: 'build', amount: 0, energy: 50, entropy: 25, copies: 3 },
  { id: 'tidy-20', name: 'Tidy Up Space 20', kind: 'tidy', amount: 20, energy: 5, entropy: -20, copies: 1 },
  { id: 'tidy-40', name: 'Tidy Up Space 40', kind: 'tidy', amount: 40, energy: 10, entropy: -40, copies: 1 },
] as const;

export type TileId = (typeof TILES)[number]['id'];
export type CardId = (typeof CARDS)[number]['id'];
export type PortalId = Extract<(typeof TILES)[number], { kind: 'portal' }>['id'];
export type TileData = (typeof TILES)[number];
export type CardData = (typeof CARDS)[number];

/** Tile order and card order: the order of the tables. Inside the rules a tile's type or a card is its place in it. */
export const TILE_IDS: readonly TileId[] = TILES.map(({ id }) => id);
export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);
export const PORTAL_IDS: readonly PortalId[] = TILES.flatMap((tile) => (tile.kind === 'portal' ? [tile.id] : []));

// Types and cards inside the rules are places in the tables, so these lookups cannot miss.
export const tileData = (type: number): TileData => TILES[type] as TileData;
export const cardData = (card: number): CardData => CARDS[card] as CardData;
export const tileId = (type: number): TileId => tileData(type).id;
export const cardId = (card: number): CardId => cardData(card).id;
export const tileDataOf = (id: TileId): TileData => tileData(TILE_IDS.indexOf(id));
export const cardDataOf = (id: CardId): CardData => cardData(CARD_IDS.indexOf(id));

export const LASER = CARD_IDS.indexOf('laser');
export const WAVE = CARD_IDS.indexOf('wave');

/** What lies about on the tiles and moves by itself. */
export const TOKEN_KINDS = ['laser', 'wave'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export const PLAYERS_MOST = 6;
const LETTERS = 'ABCDEF';
/** The letter of a seat: A, B, … */
/** Players are called after the letter that their ships bear. */
const SEAT_NAMES = ['Aurora', 'Boreas', 'Corona', 'Draco', 'Eos', 'Fornax'];
export const seatName = (seat: number): string => SEAT_NAMES[seat] ?? letterOf(seat);
export const letterOf = (seat: number): string => LETTERS[seat] ?? `${seat}`;
/** What a ship is called: its owner's letter and its number, A1. */
export const shipName = (seat: number, nr: number): string => `${letterOf(seat)}${nr}`;

/** The states of play in order. Draw asks nobody and is over before anybody looks. */
export const PHASES = [
  'setupTiles',
  'setupShips',
  'draw',
  'production',
  'planning',
  'chaos',
  'expansion',
  'endOfEra',
  'gameOver',
] as const;
export type Phase = (typeof PHASES)[number];

export const QUESTIONS = [
  'placeTile',
  'pickTile',
  'placeShip',
  'chooseFacing',
  'distributeEnergy',
  'plan',
  'chooseShip',
  'transportAmount',
  'buildTile',
  'exchange',
  'exchangeTitanium',
  'exchangeEnergy',
  'discardCard',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

export const ENDS = ['entropy', 'allDestroyed', 'decided', 'eraLimit'] as const;
export type EndReason = (typeof ENDS)[number];

/** How a ship came to the hex it arrives at. */
export const WAYS = ['setup', 'move', 'push', 'build'] as const;
export type Way = (typeof WAYS)[number];

/** How a ship can be lost: by its own move, pushed off the tiles, by a laser, in a battle as the one who came or who was there. */
export const LOSSES = ['flewOff', 'pushedOff', 'laser', 'battleArriving', 'battleStanding'] as const;
export type Loss = (typeof LOSSES)[number];
