/** Random tables and programs, played through Chaos by the game and by the plain oracle: same questions, same result. */
import { drawOptions, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { layTile } from '../src/board.ts';
import { CARD_IDS, cardId, DIRECTIONS, TILES, tileData, tileId } from '../src/data.ts';
import { hexOf, keyOf } from '../src/hexes.ts';
import { entropy } from '../src/index.ts';
import { tableInvariants } from '../src/invariants.ts';
import { type Settings, settingsOf } from '../src/options.ts';
import { playChaos } from '../src/play-chaos.ts';
import { emptyTable } from '../src/setup.ts';
import { NOBODY, playerOf, questionOf, type State, total } from '../src/state.ts';
import { cardsIn, short } from '../src/testing.ts';
import { oracleChaos, type OracleTable, type OracleTile } from './oracle.ts';

/** Options that matter in Chaos, by chance in every second table. */
function settingsFor(seats: number, random: Random): Settings {
  const { fields } = entropy.options;
  const drawn = random.chance(1, 2) ? drawOptions(entropy.options, seats, random) : undefined;
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
  const options = { ...defaults, ...(drawn && { ...drawn, setupLanding: true }) };
  // Every option has its default or was drawn by its spec.
  return settingsOf(options as Parameters<typeof settingsOf>[0], seats);
}

/** A table with ships close together, tokens about, and cards laid by chance. */
function randomTable(random: Random): State {
  const seats = 2 + random.int(random.pick([1, 5]));
  const s = emptyTable(settingsFor(seats, random), seats);
  s.era = 1 + random.int(9);
  s.entropy = -1 - random.int(60);
  if (s.settings.entropyFloor !== null) s.entropy = Math.max(s.entropy, s.settings.entropyFloor);
  s.startingPlayer = random.int(seats);
  layTile(s.board, keyOf(0, 0), 0);
  while (s.board.hexes.length < 6 + 4 * seats) layTile(s.board, random.pick(s.board.rim), random.int(TILES.length));
  for (const type of s.board.types) {
    const { kind, amount } = tileData(type);
    s.goods.push(kind === 'titanium' || kind === 'energy' ? amount : 0);
    s.owners.push(kind === 'portal' ? random.int(seats + 1) - 1 : NOBODY);
  }
  const free = random.shuffle(s.board.hexes.map((_, tile) => tile));
  const most = random.pick([1, 3]);
  for (let seat = 0; seat < seats; seat++) {
    const ships = 1 + random.int(most);
    playerOf(s, seat).built = ships - 1;
    playerOf(s, seat).points = random.int(4);
    let tile = 0;
    for (let nr = 1; nr <= ships; nr++) {
      // Some ships of a player stand together.
      if (nr === 1 || random.chance(1, 2)) tile = free.pop() ?? 0;
      const program = Array.from({ length: random.int(5) }, () => random.int(CARD_IDS.length));
      const energy = random.pick([0, 1, 2, 9, 30, 60, 90]);
      const titanium = random.int(4);
      s.ships.push({ seat, nr, tile, facing: random.int(6), energy, titanium, program, acted: false });
      s.goods[tile] = 0;
      if (tileData(s.board.types[tile] as number).kind === 'portal') s.owners[tile] = seat;
    }
    for (let cards = random.int(4); cards > 0; cards--)
      (playerOf(s, seat).hand[random.int(CARD_IDS.length)] as number)++;
  }
  for (const tile of free.slice(0, random.int(7))) {
    const kind = random.pick(['laser', 'wave'] as const);
    s.tokens.push({ kind, serial: ++s.lastSerial, tile, heading: random.int(DIRECTIONS.length) });
  }
  s.phase = 'chaos';
  tableInvariants(s);
  return s;
}

const hexAt = (s: State, tile: number): string => {
  const { q, r } = hexOf(s.board.hexes[tile] as number);
  return `${q},${r}`;
};

function forOracle(s: State): OracleTable {
  const tiles = new Map(
    s.board.types.map((type, tile): [string, OracleTile] => {
      const owner = s.owners[tile] as number;
      return [hexAt(s, tile), { id: tileId(type), goods: s.goods[tile] as number, owner: owner < 0 ? null : owner }];
    }),
  );
  return {
    settings: s.settings,
    tiles,
    ships: s.ships.map(({ seat, nr, tile, facing, energy, titanium, program }) => ({
      seat,
      nr,
      hex: hexAt(s, tile),
      facing,
      energy,
      titanium,
      program: program.map(cardId),
    })),
    tokens: s.tokens.map(({ kind, serial, tile, heading }) => ({ kind, serial, hex: hexAt(s, tile), heading })),
    serial: s.lastSerial,
    entropy: s.entropy,
    lastEra: s.lastEra,
    points: s.players.map(({ points }) => points),
    built: s.players.map(({ built }) => built),
    hands: s.players.map(({ hand }) => cardsIn(hand)),
    out: s.players.map(() => false),
    startingPlayer: s.startingPlayer,
    discard: [],
    ending: null,
  };
}

/** What both must agree on. */
function resultOf(t: OracleTable): object {
  const counts = CARD_IDS.map((id) => t.discard.filter((card) => card === id).length);
  const { ships, tokens, serial, entropy: heat, lastEra, points, built, hands, out, ending } = t;
  const tiles = [...t.tiles];
  return { ships, tokens, serial, heat, lastEra, points, built, hands, out, ending, tiles, counts };
}

function resultOfGame(s: State): object {
  const t = forOracle(s);
  const out = s.players.map((player) => player.out > 0);
  // What was discarded is compared as counts.
  return { ...resultOf({ ...t, out, ending: s.ending as OracleTable['ending'] }), counts: s.discard };
}

test('Chaos is what the plain telling of the rules says, on random tables', () => {
  const seen: Record<string, number> = {};
  for (let table = 0; table < 1500; table++) {
    const random = Random.from(`oracle ${table}`);
    const s = randomTable(random);
    const oracle = forOracle(s);
    const asked: string[] = [];
    const choices = Random.from(`answers ${table}`);
    oracleChaos(oracle, (kind, seat, options) => {
      const choice = choices.pick(options);
      asked.push(`${kind} ${seat} ${options.join(' ')} → ${choice}`);
      seen[kind] = (seen[kind] ?? 0) + 1;
      return choice;
    });
    // The game has to ask the same, in the same order, with the same options.
    let at = 0;
    s.stack.push({ kind: 'chaos' });
    playChaos(s, (state, seat, options) => {
      const wanted = asked[at++] ?? 'nothing';
      const question = `${questionOf(state)?.kind} ${seat} ${options.map(short).join(' ')}`;
      const [before, choice = ''] = wanted.split(' → ');
      expect(question, `table ${table}`).toBe(before);
      return options.find((option) => short(option) === choice) as Action;
    });
    expect(at, `table ${table}`).toBe(asked.length);
    expect(resultOfGame(s), `table ${table}`).toEqual(resultOf(oracle));
    if (s.ending) seen[s.ending] = (seen[s.ending] ?? 0) + 1;
    seen['cards'] = (seen['cards'] ?? 0) + total(s.discard);
  }
  for (const kind of ['chooseShip', 'exchange', 'exchangeTitanium', 'exchangeEnergy', 'buildTile', 'transportAmount'])
    expect(seen[kind], kind).toBeGreaterThan(20);
  expect(seen['decided']).toBeGreaterThan(5);
  expect(seen['allDestroyed']).toBeGreaterThan(5);
  expect(seen['cards']).toBeGreaterThan(5000);
});
