/** What the lab counts: a small game counted by hand, and sums that must come out even in every game. */
import { type Player, playOut, Quiet, Random, type Seat, Streams } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, LOSSES, TOKEN_KINDS } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { entropy } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { THEMES } from '../src/stats.ts';
import { cardsOf, play, type Position, position } from '../src/testing.ts';
import type { EntropyView } from '../src/view.ts';
import { careful } from './careful.ts';
import { drawOptionsFor } from './options-for.ts';

const { stats } = entropy;

test('no name is announced twice', () => {
  const all = THEMES.flatMap((theme) => Object.keys(theme.names));
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(stats.names)).toEqual(all);
});

describe('two eras by hand', () => {
  // Era 1: A1 takes the portal and the titanium, sends it and builds A2; B1 shoots into the void and gives up a card.
  // Era 2: the six cards of the discard pile do not suffice; A2 pushes B1 off the tiles, so the game is decided.
  const game = position({
    begins: 'draw',
    era: 0,
    entropy: -150,
    tiles: '(0,0) space, (1,0) portal-15, (2,0) titanium-3, (3,0) space, (4,0) space, (0,1) space',
    ships: 'A1 (0,0) E200, B1 (4,0) d0 E9 T2',
    deck: 'move-1, laser, move-1, move-1, titanium-portal, turn-180, build-ship, turn-180, wave, turn-180',
    options: { handLimit: 3 },
    script: { cards: [cardsOf('turn-180, move-1, laser, move-1, build-ship, titanium-portal')] },
  });
  const events: Event[] = [
    { kind: 'gameStarted', startingPlayer: 0, entropy: -150, players: 2 },
    { kind: 'shipPlaced', seat: 0, nr: 1, at: { q: 0, r: 0 }, facing: 0 },
    { kind: 'shipPlaced', seat: 1, nr: 1, at: { q: 4, r: 0 }, facing: 0 },
  ];
  const hear = () => events.push(...(game.events('above') as Event[])); // from above nothing is blank
  hear();
  const first = [
    'A: append(1,move-1)',
    'A: append(1,move-1)',
    'A: append(1,titanium-portal)',
    'A: append(1,build-ship)',
  ];
  const rest = [
    'A: finish',
    'B: append(1,laser)',
    'B: finish',
    'transportAmount(3)',
    'buildTile(3,0)',
    'chooseFacing(0)',
  ];
  const between = ['placeTile(-1,0)', 'discardCard(turn-180)', 'distributeEnergy(0)'];
  const second = ['A: append(2,wave)', 'A: finish', 'B: append(1,turn-180)', 'B: append(1,move-1)', 'B: finish'];
  for (const action of [...first, ...rest, ...between, ...second]) {
    play(game, action);
    hear();
  }
  const numbers = stats.measure(game.state, events);
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(numbers)
        .filter(([name, value]) => name.startsWith(`${prefix}.`) && value !== 0)
        .map(([name, value]) => [name.slice(prefix.length + 1), value]),
    );

  test('the course', () => {
    expect(game.state).toMatchObject({ ending: 'decided', era: 2, entropy: -15 });
    expect(numbers).toMatchObject({ eras: 2, ties: 0 });
    expect(of('rounds')).toEqual({ perChaos: 2.5, most: 4 });
    expect(of('points')).toEqual({ mean: 1.5, spread: 1.5, winner: 3, margin: 3, zero: 0.5 });
    expect([of('end'), of('decided'), of('win')]).toEqual([{ decided: 1 }, { era: 2, round: 1 }, { turn1: 1 }]);
    expect(of('starts1')).toEqual({ players: 2, wins: 1 });
    expect(of('alone')).toEqual({});
  });

  test('era by era', () => {
    const first = {
      reached: 1,
      entropy: -150,
      background: 32,
      cards: 54,
      built: 1,
      planners: 2,
      produced: 100,
      spent: 108,
      hands: 10,
      checked: 2,
      over: 1,
      givenUp: 1,
      'move-1.entropy': 8,
      'laser.entropy': 1,
      'build-ship.entropy': 25,
      'titanium-portal.entropy': 20,
    };
    const second = {
      reached: 1,
      entropy: -64,
      background: 44,
      cards: 5,
      lost: 1,
      out: 1,
      planners: 2,
      produced: 100,
      spent: 16,
      hands: 10,
      'wave.entropy': 5,
    };
    expect([of('era.1'), of('era.2'), of('era.3')]).toEqual([first, second, {}]);
  });

  test('entropy and portals', () => {
    expect(of('entropy')).toEqual({ background: 76, cards: 59 });
    expect(of('portals')).toEqual({ checked: 1, inactive: 1, taken: 1 });
    expect(of('lastEra')).toEqual({});
  });

  test('ships', () => {
    expect(of('ships')).toEqual({ all: 3, built: 1, lost: 1 });
    expect(of('lost')).toEqual({ pushedOff: 1, energy: 101, titanium: 2 });
    expect(of('players')).toEqual({ out: 1, outShare: 0.5 });
    expect([of('built0'), of('built1'), of('built2')]).toEqual([{ players: 1 }, { players: 1, wins: 1 }, {}]);
  });

  test('cards', () => {
    expect(of('plan')).toEqual({ programs: 4, cards: 8, longest: 4 });
    expect(of('energy')).toEqual({ spent: 124, left: 184 });
    expect(of('turn-180')).toEqual({
      dealt: 4,
      played: 1,
      givenUp: 1,
      dropped: 2,
      'by0.players': 1,
      'by0.wins': 1,
      'by1.players': 1,
    });
    expect(of('move-1')).toMatchObject({
      dealt: 5,
      played: 2,
      lost: 1,
      left: 2,
      entropy: 8,
      'by2.players': 1,
      'by2.wins': 1,
    });
    expect(of('build-ship')).toMatchObject({ dealt: 2, played: 1, dropped: 1, entropy: 25 });
  });

  test('hands and the deck', () => {
    expect(of('hand')).toEqual({ most: 6, checked: 2, over: 1, givenUp: 1 });
    expect(of('draw')).toEqual({ dealings: 4, short: 2 });
    // The position has ten of the eighty cards.
    expect(of('deck')).toEqual({ draws: 2, short: 1, left: 140, least: 70, shuffles: 1 });
  });

  test('titanium, tokens, Expansion', () => {
    expect(of('titanium')).toEqual({ collected: 3, sent: 3, transports: 1, largest: 3, lost: 2 });
    expect(of('laser')).toMatchObject({ shots: 1, intoVoid: 1 });
    expect(of('wave')).toMatchObject({ shots: 1, spent: 1, hits: 1, kills: 1, tiles: 1 });
    expect(of('expansion')).toEqual({ tiles: 1, toOwn: 3, toRival: 5, 'space.at3': 1 });
  });
});

const ERA_3: Event = { kind: 'eraStarted', era: 3, startingPlayer: 0 };

/** A position of the last era, played on, and what was told on the way. */
function lastEra({ options, ...spec }: Position, action: string): { readonly state: State; readonly events: Event[] } {
  const game = position({
    begins: 'planning',
    era: 3,
    ...spec,
    options: { expansionTiles: 0, eraLimit: 3, ...options },
  });
  play(game, action);
  return { state: game.state, events: [ERA_3, ...(game.events('above') as Event[])] }; // from above nothing is blank
}

test('a ship that a wave pushed and that then flies off by itself is not lost by the wave', () => {
  const { state, events } = lastEra(
    {
      strip: 3,
      tiles: '(1,1) space, (1,-1) space',
      tokens: 'wave (1,-1) d1',
      ships: 'A1 (0,0) E60, B1 (2,0) E9',
      hands: { A: 'move-2' },
      options: { landing: 'eachStep' },
    },
    'A: append(1,move-2)',
  );
  const lost = { 'lost.flewOff': 1, 'lost.pushedOff': 0 };
  expect(stats.measure(state, events)).toMatchObject({ ...lost, 'wave.hits': 1, 'wave.kills': 0 });
});

const BATTLE = { strip: 3, ships: 'A1 (0,0) E13, B1 (1,0) E30', hands: { A: 'move-1' } };

test('the energy of a ship lost in battle is what it brought', () => {
  const { state, events } = lastEra(BATTLE, 'A: append(1,move-1)');
  expect(stats.measure(state, events)).toMatchObject({ 'lost.battleArriving': 1, 'lost.energy': 5 });
});

test('eras of a last player count only while that player is not ahead', () => {
  const { state, events } = lastEra(BATTLE, 'A: append(1,move-1)');
  const sent: Event = {
    kind: 'titaniumSent',
    seat: 1,
    nr: 1,
    at: { q: 1, r: 0 },
    amount: 2,
    left: 0,
    points: { before: 0, after: 2 },
  };
  expect(stats.measure(state, [...events, ERA_3])).toMatchObject({ 'alone.eras': 1 });
  expect(stats.measure(state, [sent, ...events, ERA_3])).toMatchObject({ 'alone.eras': 0 });
});

/** A whole game of careful players, with random options in every second one. */
function played(number: number): { readonly state: State; readonly events: Event[] } {
  const seats = 2 + (number % 5);
  const events: Event[] = [];
  const ctx = new Quiet(new Streams(`stats ${number}`, entropy.streams));
  ctx.emit = (event) => void events.push(event as Event); // nobody but this game tells it anything
  const state = entropy.setup(drawOptionsFor(entropy, seats, number) as Options, seats, ctx);
  const player: Player = { choose: (look) => careful(look.view() as EntropyView, look.seat, look.random) };
  const of = <T>(make: (seat: Seat) => T) => state.players.map((_, seat) => make(seat));
  const randoms = of((seat) => Random.from(`stats ${number} ${seat}`));
  const players = of(() => player);
  expect(playOut(entropy, state, ctx, { players, randoms })).toBeGreaterThan(0);
  return { state, events };
}

test.for(Array.from({ length: 24 }, (_, number) => number))('sums come out even in game %i', (number) => {
  const { state, events } = played(number);
  const numbers = stats.measure(state, events);
  const value = (name: string) => numbers[name] ?? Number.NaN;
  const sum = (...list: readonly string[]) => list.reduce((total, name) => total + value(name), 0);
  const eras = (stat: string) => sum(...Array.from({ length: 15 }, (_, i) => `era.${i + 1}.${stat}`));
  const seats = state.players.length;

  const sources = ['portals', 'background', 'cards', 'tidied', 'neat'].map((source) => `entropy.${source}`);
  expect(state.entropy).toBe(-state.settings.entropyStart + sum(...sources) - value('entropy.cut'));
  expect(sum(...CARD_IDS.map((id) => `${id}.entropy`))).toBe(sum('entropy.cards', 'entropy.tidied'));
  for (const id of CARD_IDS) {
    const fates = ['played', 'ignored', 'lost', 'unplayed', 'givenUp', 'dropped', 'left'].map(
      (fate) => `${id}.${fate}`,
    );
    expect(value(`${id}.dealt`)).toBe(sum(...fates));
    expect(sum(...[0, 1, 2, 3].map((times) => `${id}.by${times}.players`))).toBe(seats);
    expect(sum(...[0, 1, 2, 3].map((times) => `${id}.by${times}.wins`))).toBeCloseTo(1, 9);
  }
  const paid = events.map((event) => (event.kind === 'cardPlayed' ? event.energy.before - event.energy.after : 0));
  expect(value('energy.spent')).toBe(paid.reduce((total, one) => total + one, 0));
  expect(value('titanium.collected')).toBe(sum('titanium.sent', 'titanium.lost', 'titanium.aboard'));
  expect(value('titanium.sent')).toBeCloseTo(value('points.mean') * seats, 9);
  expect(value('ships.all') - value('ships.lost')).toBe(state.ships.length);
  expect(sum(...LOSSES.map((cause) => `lost.${cause}`))).toBe(value('ships.lost'));
  const left = events.reduce((total, event) => total + (event.kind === 'tokensRemoved' ? event.tokens.length : 0), 0);
  expect(sum(...TOKEN_KINDS.map((kind) => `${kind}.removed`))).toBe(left + state.tokens.length);
  expect(sum(...[1, 2, 3, 4, 5, 6].map((turn) => `win.turn${turn}`))).toBeCloseTo(1, 9);
  expect(sum('built0.wins', 'built1.wins', 'built2.wins')).toBeCloseTo(1, 9);
  expect(eras('reached')).toBe(Math.min(15, state.era));
  for (const [stat, all] of [
    ['lost', 'ships.lost'],
    ['out', 'players.out'],
    ['built', 'ships.built'],
    ['spent', 'energy.spent'],
  ] as const)
    expect(eras(stat)).toBe(value(all));
});
