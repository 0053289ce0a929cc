/** What the lab counts of a finished game. */
import { Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { AI_UNITS, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { actIn, type BreachMatch, eventsOf, newMatch } from './matches.ts';

function measure(match: BreachMatch): Readonly<Record<string, number>> {
  expect(match.outcome).toBeDefined();
  return breach.stats.measure(match.state, eventsOf(match));
}

const ofRound = (stats: Readonly<Record<string, number>>, round: number) =>
  ['reached', 'generators', 'captured', 'bridgeUnits'].map((stat) => stats[`round.${round}.${stat}`]);

/** Two rounds of two waves, until time is up. A Grunt dies in the first wave; Sapper and Wraith come in waves. */
function shortGame(): BreachMatch {
  const match = newMatch({ rounds: 2, waves: 2 });
  actIn(match, 'generator', 'place(nailer, B1)', 'place(sentry, C5)', 'done');
  actIn(match, 'place(grunt, C1)', 'place(geek, C1)', 'done');
  actIn(match, 'move(p1, B1)', 'place(sapper, C1)', 'done', 'use(a1, p1)', 'use(a1, p1)');
  actIn(match, 'move(p2, D1)', 'done');
  actIn(match, 'generator', 'generator', 'place(bulwark, C5)', 'done', 'done');
  return actIn(match, 'capture(p2)', 'place(wraith, D1)', 'done', 'done');
}

test('waves survived: those at whose end a pirate lives, the last one and that of hiring included', () => {
  const stats = measure(shortGame());
  expect(stats).toMatchObject({ 'grunt.waves': 0, 'geek.waves': 4, 'sapper.waves': 4, 'wraith.waves': 2 });
});

test('waves survived: the wave in which the bridge is captured counts', () => {
  const match = newMatch({ rationsBase: 2 });
  actIn(match, 'done', 'place(grunt, C1)', 'move(p1, B1)', 'move(p1, B2)', 'move(p1, B3)');
  actIn(match, 'done', 'done', 'move(p1, B4)', 'done', 'move(p1, B5)', 'done', 'move(p1, C5)', 'done');
  const stats = measure(actIn(match, 'done', 'done', 'place(geek, C1)', 'capture(p1)'));
  expect(stats).toMatchObject({ 'grunt.waves': 7, 'geek.waves': 1, 'end.pirates': 1 });
  expect(ofRound(stats, 3)).toEqual([1, 0, 0, 0]);
});

test('by round: generators started, rooms captured, units in the bridge at its end', () => {
  const stats = measure(shortGame());
  expect(ofRound(stats, 1)).toEqual([1, 1, 0, 1]);
  expect(ofRound(stats, 2)).toEqual([1, 2, 1, 2]);
  expect(ofRound(stats, 3)).toEqual([0, 0, 0, 0]);
});

test('by round: the tenth stands for later ones too', () => {
  const match = newMatch({ rounds: 12, waves: 1, rationsBase: 0 });
  for (let round = 1; round <= 12; round++)
    actIn(match, 'generator', ...(round > 10 ? ['place(nailer, C5)'] : []), 'done');
  const stats = measure(match);
  expect(ofRound(stats, 9)).toEqual([1, 1, 0, 0]);
  expect(ofRound(stats, 10)).toEqual([1, 3, 0, 2]);
  expect(stats['round.11.reached']).toBeUndefined();
});

test('win rates: who was placed, and whether their side won; rooms captured early, and whether the pirates won', () => {
  const lost = measure(shortGame());
  expect(lost).toMatchObject({ 'nailer.games': 1, 'nailer.wins': 1, 'purge.games': 0, 'purge.wins': 0 });
  expect(lost).toMatchObject({ 'grunt.games': 1, 'grunt.wins': 0, 'reaver.games': 0, 'reaver.wins': 0 });
  expect(lost).toMatchObject({ 'captured.byRound5.1.games': 1, 'captured.byRound5.1.wins': 0 });
  const match = newMatch({ map: 'cutter', rationsBase: 2 });
  const random = Random.from('a victory');
  while (match.decisions.length > 0) {
    const seat = match.decisions[0]?.seat ?? 0;
    const view = breach.view(match.state, seat);
    match.act(seat, seat === PIRATES ? breach.bot.choose(view, seat, random) : random.pick(view.legal));
  }
  const won = measure(match);
  const rooms = Math.min(6, won['captured.byRound5'] ?? 0);
  expect(won).toMatchObject({ 'end.pirates': 1, 'grunt.games': 1, 'grunt.wins': 1 });
  expect(won[`captured.byRound5.${rooms}.wins`]).toBe(1);
  for (const { id } of AI_UNITS) expect(won[`${id}.wins`]).toBe(0);
});

test('the pirates’ paths: every move by where it came from and went', () => {
  const stats = measure(shortGame());
  const ways = Object.entries(stats).filter(([name, count]) => name.startsWith('way.') && count > 0);
  expect(Object.fromEntries(ways)).toEqual({ 'way.C1.B1': 1, 'way.C1.D1': 1 });
});

test('the statistics of a game add up', () => {
  const match = newMatch();
  const random = Random.from('stats');
  while (match.decisions.length > 0) {
    const seat = match.decisions[0]?.seat ?? 0;
    match.act(seat, breach.bot.choose(breach.view(match.state, seat), seat, random));
  }
  const { state, entries } = match;
  const stats = measure(match);
  const total = (stat: string) => AI_UNITS.reduce((sum, { id }) => sum + (stats[`${id}.${stat}`] ?? 0), 0);
  const overRounds = (stat: string) =>
    Array.from({ length: 10 }, (_, i) => stats[`round.${i + 1}.${stat}`] ?? 0).reduce((sum, count) => sum + count, 0);
  expect((stats['decisions.ai'] ?? 0) + (stats['decisions.pirates'] ?? 0)).toBe(entries.length);
  expect((stats['energy.generators'] ?? 0) + (stats['energy.installed'] ?? 0) + (stats['energy.used'] ?? 0)).toBe(
    state.ledger.energyPaid,
  );
  expect(total('placed')).toBe(state.lastAi);
  expect(total('destroyed')).toBe(state.destroyed.reduce((sum, count) => sum + count, 0));
  expect(total('revealed')).toBe(state.everRevealed.reduce((sum, count) => sum + count, 0));
  expect(total('inBridge')).toBe(stats['C5.installed']);
  expect(stats['captured.rooms']).toBe(state.capturedRooms);
  expect(overRounds('captured')).toBe(state.capturedRooms);
  expect(overRounds('generators')).toBe(stats['generators.started']);
  expect(overRounds('reached')).toBe(state.round);
  expect(stats['end.round']).toBe(state.round);
  expect(state.settings.rounds).toBe(10);
});
