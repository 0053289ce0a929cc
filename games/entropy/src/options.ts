/** The options of Entropy Rally, and the settings of one game that follow from them. */
import { bool, choice, int, maybe, type OptionsOf, type OptionsSchema, option } from '@orrery/kernel';
import { type CardId, CARDS, type PortalId, type TileId, TILES } from './data.ts';

const MAIN = {
  entropyStart: option(int(100, 3000), 1000, 'Entropy starts at minus this; the game ends when it reaches 0.'),
  freeEnergy: option(int(0, 200), 50, 'Energy that every player gets each era for nothing.'),
  cardsPerShip: option(int(1, 10), 5, 'Cards dealt each era for every ship.'),
  handLimit: option(int(0, 60), 15, 'Most cards kept in hand at the end of an era; 0 for no limit.'),
  endWhenDecided: option(bool, true, 'Whether the game ends once only one player has ships, and has the most points.'),
  setupTilesPerPlayer: option(int(2, 8), 5, 'Tiles that every player places before the first era.'),
  expansionTiles: option(int(0, 6), 3, 'New tiles at the end of each era.'),
  laserDamage: option(int(1, 100), 2, 'Energy that a laser takes from a ship.'),
  driftStep: option(int(0, 50), 12, 'Each era raises entropy by this times its number.'),
  driftEmptySeat: option(int(0, 30), 5, 'Each era raises entropy by this for every player fewer than six.'),
  eraLimit: option(
    int(0, 200),
    0,
    'The era after which the game ends in any case; 0 for 100, or for 40 if entropy does not rise by itself.',
  ),
  portalRule: option(
    choice('atMost', 'below'),
    'atMost',
    'A portal works at its threshold and below it, or only below it.',
  ),
  portalCheck: option(
    choice('together', 'inTurn'),
    'together',
    'All portals are judged at once, or one by one while entropy rises.',
  ),
  landing: option(
    choice('last', 'eachStep'),
    'last',
    'A move lands on its last tile only, or on every tile of its way.',
  ),
  setupLanding: option(bool, true, 'Whether ships take what lies on the tile where they start.'),
  unusedCards: option(choice('keep', 'discard'), 'keep', 'What becomes of cards left in hand at the end of an era.'),
  tokensPersist: option(bool, true, 'Whether lasers and waves stay on the table from one era to the next.'),
  entropyFloor: option(maybe(int(-3000, -100)), null, 'Entropy never falls below this; not above the start.'),
  maxShips: option(int(0, 12), 0, 'Most ships of a player in play at a time; 0 for no limit.'),
  tieBreak: option(
    choice('shared', 'cargo'),
    'shared',
    'Equal points share a place, or titanium and energy aboard decide.',
  ),
  expandInLastEra: option(bool, false, 'Whether new tiles come in the last era too.'),
};

type CardOption = `card.${CardId}.${'energy' | 'entropy' | 'copies'}`;
type TileOption = `tile.${TileId}.count`;
type PortalOption = `tile.${PortalId}.${'output' | 'threshold'}`;
type NumberField = ReturnType<typeof numberField>;
type TileField = ReturnType<typeof tileField>;

const numberField = (min: number, max: number, initial: number, help: string) => option(int(min, max), initial, help);

const CARD_FIELDS = CARDS.flatMap(({ id, name, energy, entropy, copies }): [CardOption, NumberField][] => [
  [`card.${id}.energy`, numberField(0, 200, energy, `Energy that ${name} costs.`)],
  [`card.${id}.entropy`, numberField(-200, 200, entropy, `What ${name} adds to entropy.`)],
  [`card.${id}.copies`, numberField(0, 20, copies, `Copies of ${name} for every player.`)],
]);

const tileField = (name: string) =>
  option(maybe(int(0, 40)), null, `How many tiles ${name}; without a number as many as the rules say.`);

const TILE_FIELDS = TILES.map(({ id, name }): [TileOption, TileField] => [`tile.${id}.count`, tileField(name)]);

const PORTAL_FIELDS = TILES.flatMap((tile): [PortalOption, NumberField][] =>
  tile.kind === 'portal'
    ? [
        [`tile.${tile.id}.output`, numberField(0, 200, tile.amount, `Energy that ${tile.name} gives in an era.`)],
        [`tile.${tile.id}.threshold`, numberField(-2000, 0, tile.threshold, `Entropy up to which ${tile.name} works.`)],
      ]
    : [],
);

const OPTIONS = {
  ...MAIN,
  // Object.fromEntries forgets the keys, all of which the lists above have.
  ...(Object.fromEntries([...CARD_FIELDS, ...TILE_FIELDS, ...PORTAL_FIELDS]) as Record<
    CardOption | PortalOption,
    NumberField
  > &
    Record<TileOption, TileField>),
};

export type Options = OptionsOf<typeof OPTIONS>;
type MainOptions = OptionsOf<typeof MAIN>;

/** The options as they hold in one game: the era limit looked up, the values of cards and tiles as lists by place in their table. */
export interface Settings extends MainOptions {
  readonly cardEnergy: readonly number[];
  readonly cardEntropy: readonly number[];
  /** Copies in the whole deck. */
  readonly cardCopies: readonly number[];
  readonly tileCounts: readonly number[];
  /** By type of tile; 0 for what is no portal. */
  readonly outputs: readonly number[];
  readonly thresholds: readonly number[];
}

const ERAS_MOST = 100;
const ERAS_MOST_WITHOUT_DRIFT = 40;

/** How many tiles of each type this game has. */
function tileCounts(options: Options, seats: number): number[] {
  return TILES.map(({ id, counts }) => options[`tile.${id}.count`] ?? counts[seats - 2] ?? 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function validateOptions(options: Options, seats: number): string | undefined {
  const { entropyFloor, entropyStart } = options;
  if (entropyFloor !== null && entropyFloor > -entropyStart)
    return `entropyFloor is ${entropyFloor}, above the start at ${-entropyStart}`;
  const tiles = sum(tileCounts(options, seats));
  if (tiles < 2 * seats) return `tile.space.count: ${tiles} tiles in all are fewer than 2 for each of ${seats} players`;
  return undefined;
}

export const options: OptionsSchema<Options> = { fields: OPTIONS, validate: validateOptions };

/** Settings never change, and a lab plays thousands of games with the same options: they are made once. */
const MADE = new WeakMap<Options, Settings[]>();

export function settingsOf(options: Options, seats: number): Settings {
  let made = MADE.get(options);
  if (made === undefined) MADE.set(options, (made = []));
  return (made[seats] ??= makeSettings(options, seats));
}

/** Written out field by field on purpose: an object built by a loop is a slow dictionary to the engine. */
function makeSettings(options: Options, seats: number): Settings {
  return {
    entropyStart: options.entropyStart,
    freeEnergy: options.freeEnergy,
    cardsPerShip: options.cardsPerShip,
    handLimit: options.handLimit,
    endWhenDecided: options.endWhenDecided,
    setupTilesPerPlayer: options.setupTilesPerPlayer,
    expansionTiles: options.expansionTiles,
    laserDamage: options.laserDamage,
    driftStep: options.driftStep,
    driftEmptySeat: options.driftEmptySeat,
    eraLimit: options.eraLimit || (options.driftStep === 0 ? ERAS_MOST_WITHOUT_DRIFT : ERAS_MOST),
    portalRule: options.portalRule,
    portalCheck: options.portalCheck,
    landing: options.landing,
    setupLanding: options.setupLanding,
    unusedCards: options.unusedCards,
    tokensPersist: options.tokensPersist,
    entropyFloor: options.entropyFloor,
    maxShips: options.maxShips,
    tieBreak: options.tieBreak,
    expandInLastEra: options.expandInLastEra,
    cardEnergy: CARDS.map(({ id }) => options[`card.${id}.energy`]),
    cardEntropy: CARDS.map(({ id }) => options[`card.${id}.entropy`]),
    cardCopies: CARDS.map(({ id }) => options[`card.${id}.copies`] * seats),
    tileCounts: tileCounts(options, seats),
    outputs: TILES.map((tile) => (tile.kind === 'portal' ? options[`tile.${tile.id}.output`] : 0)),
    thresholds: TILES.map((tile) => (tile.kind === 'portal' ? options[`tile.${tile.id}.threshold`] : 0)),
  };
}
