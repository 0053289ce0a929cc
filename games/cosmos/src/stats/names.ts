/** Every number that the lab collects of a game, with a line of explanation. */
import { ALIEN_DATA, ALIENS, BOARD_IDS, BOARDS, INVASION_KINDS, PLANET_KINDS, SIDES } from '../data.ts';

/** Where points come from. */
export const SOURCES = [
  'colonies',
  'fortresses',
  'vpCards',
  'bought',
  'graveyard',
  'hand',
  'ability',
  'tracker',
] as const;

/** Points are kept for so many rounds; most games are over by then. */
export const ROUNDS = Array.from({ length: 12 }, (_, i) => i + 1);
const POSITIONS = [1, 2, 3, 4, 5, 6];
/** The sites of all outer edges, as they are printed. A run is played on one board. */
const STARTS = [
  ...new Set(BOARD_IDS.flatMap((id) => BOARDS[id].edge.map((site) => Number(BOARDS[id].labels[site]?.slice(1))))),
]
  .sort((a, b) => a - b)
  .map((number) => `C${number}`);

const PLAIN = {
  rounds: 'rounds played',
  turns: 'turns played',
  roundLimit: 'share of games that the round limit ended',
  winnerPosition: 'position of the winner in the turn order',
  winnerSeat: 'seat of the winner',
  winnerPoints: 'points of the winner',
  otherPoints: 'points of the others, on average',
  foreignTurnWins: 'share of games won on somebody else’s turn',
  candidates: 'players who had enough points when the game ended',
  leadChanges: 'times the lead passed to another player, turn by turn',
  emptiestHeld: 'share of turns at whose start somebody had the graveyard bonus',
  emptiestChanged: 'times the graveyard bonus changed hands',
  fullestHeld: 'share of turns at whose start somebody had the hand bonus',
  fullestChanged: 'times the hand bonus changed hands',
  invasions: 'invasions',
  invasionsPerRound: 'invasions per round',
  attackerWins: 'share of invasions that the attacker won',
  defenderWins: 'share of invasions that the defender won',
  nobodyWins: 'share of invasions that no one won',
  clashes: 'invasions in which attack met attack',
  ties: 'clashes with equal totals',
  attackValue: 'mean value of attacks played',
  attackingShips: 'ships of an attacking stack, on average',
  defendingShips: 'ships of a defending stack, on average',
  reinforcements: 'reinforcements played',
  foreignReinforcements: 'reinforcements by players who did not fight',
  flipped: 'clashes that reinforcements turned round',
  redraws: 'redraws',
  improvised: 'improvised attacks',
  failedRetreats: 'retreats that found no way out',
  withdrawals: 'withdrawals',
  sabotagedShips: 'ships lost to sabotage',
  confiscations: 'cards taken by Quash',
  compensationCards: 'cards taken for lost ships',
  advances: 'advances with a ship',
  stays: 'wins after which nobody advanced',
  shipPurchases: 'purchases of ships',
  cardPurchases: 'cards bought',
  fortresses: 'fortresses built',
  fortressesCaptured: 'times a fortress came to another player',
  pointPurchases: 'points bought',
  deployed: 'ships deployed from the reserve',
  revived: 'ships deployed from the graveyard',
  shipsLost: 'ships in lost stacks',
  tokensLost: 'tokens that the bank could not pay',
  reshuffles: 'reshuffles of the deck',
  firstContact: 'round of the first invasion, or the rounds played if there was none',
  shiplessTurns: 'turns that a player began without a ship on the board',
  moves: 'moves',
  chainSteps: 'steps of chains',
  teleports: 'teleports',
  assimilations: 'abilities assimilated',
  powerUps: 'dominoes powered up',
  switches: 'switches of numbers',
  sacrificedShips: 'ships sacrificed',
  gifts: 'tokens taken as gifts',
  spoils: 'tokens taken as spoils',
  snaps: 'snaps',
  sidesteps: 'sidesteps',
  reboots: 'reboots to Shield',
  infestations: 'ships that lived on in other stacks',
  avengedShips: 'ships lost to Retribution',
  stonesTaken: 'stones that Thanos took',
  copies: 'numbers copied',
} as const;

export type PlainName = keyof typeof PLAIN;

const entries = [
  ...Object.entries(PLAIN),
  ...SOURCES.map((source) => [`winner ${source}`, `points of the winner from ${source}`]),
  ...SOURCES.map((source) => [`others ${source}`, `points of the others from ${source}, on average`]),
  ...ROUNDS.flatMap((round) => [
    [`points after round ${round}`, `open points of a player after round ${round}, or of the last round before`],
    [`best after round ${round}`, `open points of the leader after round ${round}, or of the last round before`],
  ]),
  ...POSITIONS.map((position) => [`position ${position} wins`, `games won from position ${position}`]),
  ...INVASION_KINDS.flatMap((one) =>
    INVASION_KINDS.map((other) => [`${one}-${other}`, `invasions with ${one} against ${other}`]),
  ),
  ...SIDES.flatMap((side) =>
    INVASION_KINDS.flatMap((kind) => [
      [`${kind} by ${side}`, `invasions in which the ${side} played ${kind}`],
      [`${kind} by ${side} wins`, `invasions that the ${side} won with ${kind}`],
    ]),
  ),
  ...ALIENS.flatMap((alien) => [
    [`${alien} plays`, `games with ${ALIEN_DATA[alien].name}`],
    [`${alien} wins`, `games that ${ALIEN_DATA[alien].name} won`],
  ]),
  ...ALIENS.flatMap((alien) =>
    ALIENS.filter((other) => other !== alien).map((other) => [
      `${alien} over ${other}`,
      `games that ${ALIEN_DATA[alien].name} won with ${ALIEN_DATA[other].name} at the table`,
    ]),
  ),
  ...ALIENS.flatMap((alien, i) =>
    ALIENS.slice(i + 1).map((other) => [
      `${alien} with ${other}`,
      `games with ${ALIEN_DATA[alien].name} and ${ALIEN_DATA[other].name}`,
    ]),
  ),
  ...STARTS.flatMap((label) => [
    [`start ${label}`, `first stacks on ${label}`],
    [`start ${label} wins`, `games won from a first stack on ${label}`],
  ]),
  ...PLANET_KINDS.map((kind) => [`settled ${kind}`, `${kind} planets that were settled at the end`]),
] as const;

export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(entries);
