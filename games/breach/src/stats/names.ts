/** Every number that is measured of a finished game, with a line of explanation. */
import { AI_UNITS, PIRATE_UNITS } from '../data.ts';
import { ROOM_NAMES, SHIPS } from '../ships.ts';

const GAME = {
  'end.round': 'round in which the game ended',
  'end.wave': 'wave in which the game ended',
  'end.pirates': '1 if the pirates won, else 0',
  'energy.generators': 'energy paid for generators',
  'energy.installed': 'energy paid for installing units',
  'energy.used': 'energy paid for using units',
  'energy.stored': 'energy the generators stored in the Capacitor',
  'energy.lost': 'energy of the generators that was lost at the cap',
  'energy.left': 'energy left at the end',
  'energy.perDamage': 'energy paid for uses per point of Health taken; 0 without damage',
  'generators.started': 'generators started',
  'generators.perRound': 'generators started per round',
  'rations.set': 'rations received over all rounds',
  'rations.setup': 'rations spent in set-ups',
  'rations.waves': 'rations spent in waves',
  'rations.left': 'rations left unspent over all rounds',
  'captured.rooms': 'captured rooms at the end',
  'captured.byRound5': 'captured rooms at the end of round 5, or of the game if it was shorter',
  'info.faceDown': 'A.I. units face down at the end',
  'info.entered': 'share of the placed A.I. units that a pirate revealed by entering',
  'info.placedOpen': 'share of the placed A.I. units that were face up when placed',
  'info.prior': 'mean chance that the uniform prior gave to what an entered room revealed; 0 if nothing was',
  'bridge.firstWave': 'first wave of the game, counted from 1, with a pirate in the bridge; 0 if there was none',
  'bridge.assaults': 'times that pirates came into a bridge without pirates',
  'bridge.units': 'A.I. units in the bridge at the start of a wave, mean over all waves',
  'decisions.ai': 'actions of the A.I.',
  'decisions.pirates': 'actions of the pirates',
  'automatic.ai': 'phases of the A.I. that ended by themselves',
  'automatic.pirates': 'phases of the pirates that ended by themselves',
} as const;

export type GameStat = keyof typeof GAME;

/** Of every type, for the win rate with it and without it. */
const TYPE_STATS = {
  placed: 'placed',
  games: '1 if it was ever placed, else 0',
  wins: '1 if it was ever placed and its side won, else 0',
} as const;

export const AI_STATS = {
  ...TYPE_STATS,
  firstRound: 'round of the first placement, 0 if never placed',
  inBridge: 'placed in the bridge',
  revealed: 'ever revealed',
  uses: 'uses',
  damage: 'Health taken from pirates',
  kills: 'pirates killed',
  durabilityLost: 'durability lost to attacks',
  destroyed: 'destroyed',
} as const;

export const PIRATE_STATS = {
  ...TYPE_STATS,
  attacks: 'attacks',
  enduranceDamage: 'Endurance taken from turrets',
  securityDamage: 'Security taken from traps',
  captures: 'rooms captured, the bridge included',
  waves: 'waves survived, that of hiring included, summed over all pirates of the type',
  rationsLost: 'rations worth of pirates killed',
} as const;

/** For heat maps on the board. */
export const ROOM_STATS = {
  installed: 'A.I. units placed in',
  hired: 'pirates placed in',
  entered: 'pirates who moved into',
  damage: 'Health taken from pirates in',
  kills: 'pirates killed in',
  captured: 'captures of',
} as const;

/** Series by round go up to this one, which stands for all later ones too. */
const ROUNDS = 10;

const ROUND_STATS = {
  reached: '1 if it was played, else 0',
  generators: 'generators started',
  captured: 'rooms captured, without the bridge',
  bridgeUnits: 'A.I. units in the bridge when it, or the last of them, ended',
} as const;

export const ofRound = (round: number, stat: keyof typeof ROUND_STATS): string =>
  `round.${Math.min(round, ROUNDS)}.${stat}`;

function roundNames(): Record<string, string> {
  const names: Record<string, string> = {};
  for (let round = 1; round <= ROUNDS; round++) {
    const when = round === ROUNDS ? `round ${round} and later` : `round ${round}`;
    for (const [stat, words] of Object.entries(ROUND_STATS)) names[`round.${round}.${stat}`] = `${when}: ${words}`;
  }
  return names;
}

/** How many rooms were captured in the first rounds goes up to this number, which stands for more too. */
const EARLY_ROOMS = 6;

export const ofEarlyRooms = (rooms: number, stat: 'games' | 'wins'): string =>
  `captured.byRound5.${Math.min(rooms, EARLY_ROOMS)}.${stat}`;

function earlyNames(): Record<string, string> {
  const names: Record<string, string> = {};
  for (let rooms = 0; rooms <= EARLY_ROOMS; rooms++) {
    const many = `${rooms}${rooms === EARLY_ROOMS ? ' or more' : ''} captured rooms by the end of round 5`;
    names[ofEarlyRooms(rooms, 'games')] = `1 with ${many}, else 0`;
    names[ofEarlyRooms(rooms, 'wins')] = `1 if the pirates won with ${many}, else 0`;
  }
  return names;
}

/** The pirates' paths, for the board: each way through each door. */
export const ofWay = (from: string, to: string): string => `way.${from}.${to}`;

function wayNames(): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { rooms, doors } of Object.values(SHIPS)) {
    for (const [room, from] of rooms.entries())
      for (const next of doors[room] as readonly number[]) {
        const to = rooms[next] as string;
        names[ofWay(from, to)] = `pirates who moved from ${from} to ${to}`;
      }
  }
  return names;
}

function named(list: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(list);
}

export const NAMES: Readonly<Record<string, string>> = {
  ...GAME,
  ...earlyNames(),
  ...roundNames(),
  ...named(
    AI_UNITS.flatMap(({ id, name }) =>
      Object.entries(AI_STATS).map(([stat, words]) => [`${id}.${stat}`, `${name}: ${words}`] as const),
    ),
  ),
  ...named(
    PIRATE_UNITS.flatMap(({ id, name }) =>
      Object.entries(PIRATE_STATS).map(([stat, words]) => [`${id}.${stat}`, `${name}: ${words}`] as const),
    ),
  ),
  ...named(
    ROOM_NAMES.flatMap((room) =>
      Object.entries(ROOM_STATS).map(([stat, words]) => [`${room}.${stat}`, `${words} ${room}`] as const),
    ),
  ),
  ...wayNames(),
};
