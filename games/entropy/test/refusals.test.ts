/** What is not legal is refused, with a reason and the rule it rests on. */
import { readFileSync } from 'node:fs';
import { refusalText } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../src/data.ts';
import { entropy } from '../src/index.ts';
import { REFUSALS } from '../src/refusals.ts';
import { type EntropyScenario, fromSetUp, play, position, read } from '../src/testing.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const ids = new Set([...rules.matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id));

test('every refusal and every question names a rule that RULES.md has', () => {
  for (const rule of Object.values(REFUSALS)) expect(ids).toContain(rule);
  const view = fromSetUp().view(0);
  for (const kind of QUESTIONS) expect(ids).toContain(entropy.text.rule?.({ seat: 0, kind }, view));
});

/** Code, rule and words of a refusal. */
function why(game: EntropyScenario, action: string, seat = 0): string {
  const refusal = game.refusal(seat, read(action));
  return refusal ? `${refusal.code} [${refusal.rule}] ${refusalText(entropy, refusal)}` : 'legal';
}

describe('refusals', () => {
  test('placeTile', () => {
    const game = fromSetUp({ start: 'B', stack: 'space' });
    expect(why(game, 'placeTile(0,0)')).toBe(
      'hex-taken [H3] (0, 0) has a tile already: choose a free hex beside the tiles.',
    );
    expect(why(game, 'placeTile(2,-2)')).toBe(
      'hex-apart [H3] (2, −2) touches no tile: choose a free hex beside the tiles.',
    );
    expect(why(game, 'placeTile(1,-1)')).toBe('legal');
    expect(why(game, 'finish')).toBe('wrong-answer [T4] That does not answer the question that is open now.');
    expect(game.refusal(1, read('placeTile(1,0)'))).toEqual({ code: 'not-asked' });
    expect(game.refusal(0, { kind: 'placeTile', q: 1 })?.code).toBe('malformed');
  });

  test('pickTile', () => {
    const game = position({ begins: 'expansion', strip: 2, ships: 'A1 (0,0), B1 (1,0)', stack: 'space, neat-40' });
    expect(why(game, 'pickTile(neat-20)')).toBe(
      'not-drawn [X2] Neatly Organized Space 20 is not among the drawn tiles.',
    );
  });

  test('placeShip', () => {
    const game = position({ begins: 'setupShips', era: 0, strip: 5 });
    play(game, 'placeShip(0,0)', 'chooseFacing(0)');
    expect(why(game, 'placeShip(7,0)', 1)).toBe('no-tile-there [U3] There is no tile at (7, 0).');
    expect(why(game, 'placeShip(0,0)', 1)).toBe('tile-taken [U3] A ship stands at (0, 0): choose another tile.');
    expect(why(game, 'placeShip(1,0)', 1)).toBe(
      'too-close [U3] (1, 0) is beside another ship: choose a tile farther away.',
    );
    expect(why(game, 'placeShip(2,0)', 1)).toBe('legal');
  });

  test('amounts', () => {
    const energy = position({ begins: 'production', strip: 3, ships: 'A1 (0,0), A2 (1,0), B1 (2,0)' });
    expect(why(energy, 'distributeEnergy(51)')).toBe(
      'energy-short [N4] There are only 50 new energy left to give, not 51.',
    );
    const titanium = position({ strip: 2, ships: 'A1 (0,0) E50 T1, B1 (1,0)', programs: { A1: 'titanium-portal' } });
    expect(why(titanium, 'transportAmount(2)')).toBe('titanium-short [M4] There is only 1 titanium aboard, not 2.');
    const share = position({
      strip: 3,
      ships: 'A1 (0,0) E50 T1, A2 (1,0) E3 T2, B1 (2,0)',
      programs: { A1: 'move-1' },
    });
    expect(why(share, 'exchangeTitanium(1)')).toBe(
      'wrong-answer [T4] That does not answer the question that is open now.',
    );
    play(share, 'exchange(yes)');
    expect(why(share, 'exchangeTitanium(4)')).toBe(
      'shared-titanium-short [L7] There are only 3 titanium left to share, not 4.',
    );
    play(share, 'exchangeTitanium(3)');
    expect(why(share, 'exchangeEnergy(46)')).toBe(
      'shared-energy-short [L7] There are only 45 energy left to share, not 46.',
    );
  });

  test('plan', () => {
    const game = position({
      begins: 'planning',
      strip: 2,
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'laser', B: 'wave' },
    });
    expect(why(game, 'append(2, laser)')).toBe('no-such-ship [P2] You have no ship A2.');
    expect(why(game, 'append(1, wave)')).toBe('not-in-hand [P2] You hold no Send Gravitational Wave.');
    expect(why(game, 'append(1, wave)', 1)).toBe('legal');
    play(game, 'A: finish');
    expect(game.refusal(0, read('append(1, laser)'))).toEqual({ code: 'not-asked' });
  });

  test('chooseShip, buildTile, discardCard', () => {
    const ships = position({
      strip: 4,
      ships: 'A1 (0,0) E9, A2 (1,0) E9, A3 (2,0) E9, B1 (3,0)',
      programs: { A1: 'turn-180', A2: 'turn-180' },
    });
    expect(why(ships, 'chooseShip(3)')).toBe(
      'ship-cannot-act [Q3] A3 has no card to play in this round: choose another ship.',
    );
    expect(why(ships, 'chooseShip(9)')).toBe(
      'ship-cannot-act [Q3] A9 has no card to play in this round: choose another ship.',
    );
    const build = position({ strip: 3, ships: 'A1 (0,0) E50, B1 (2,0)', programs: { A1: 'build-ship' } });
    expect(why(build, 'buildTile(2,0)')).toBe(
      'not-beside [M5] (2, 0) is no tile beside the ship that builds: choose one that is.',
    );
    expect(why(build, 'buildTile(0,1)')).toBe(
      'not-beside [M5] (0, 1) is no tile beside the ship that builds: choose one that is.',
    );
    const cards = position({
      begins: 'endOfEra',
      strip: 2,
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'laser, wave' },
      options: { handLimit: 1 },
    });
    expect(why(cards, 'discardCard(move-1)')).toBe('nothing-to-discard [K4] You hold no Move 1 to give up.');
  });
});
