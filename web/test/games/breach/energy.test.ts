import { breach } from '@orrery/breach';
import { nextCharge, PIRATES } from '@orrery/breach/client';
import { type Position, position } from '@orrery/breach/testing';
import { expect, test } from 'vitest';
import { chargeFact, energyText } from '../../../src/games/breach/energy.ts';

/** As the pirates see it: energy is open to all. */
const at = (spec: Position) => breach.view(position({ pirates: 'grunt C1', ...spec }).state, PIRATES);

test('[E4] what the Capacitor cannot hold at the next wave is said to be lost', () => {
  const view = at({ capacitor: 3, reactor: 4, activeGenerators: 5 });
  expect(nextCharge(view)).toEqual({ when: 'wave', given: 5, lost: 3 });
  expect(chargeFact(view)).toEqual(['Next wave', '+5 (only 2 fit)']);
  expect(energyText(view)).toBe('Capacitor 3 of 5, Reactor 4; +5 at the next wave, 3 of it would be lost');
});

test('what fits is only said to come', () => {
  const view = at({ capacitor: 1, activeGenerators: 2, options: { generatorOutput: 2 } });
  expect(chargeFact(view)).toEqual(['Next wave', '+4']);
  expect(energyText(view)).toBe('Capacitor 1 of 5, Reactor 0; +4 at the next wave');
});

test('before the first wave of a round it is the wave to come', () => {
  const view = at({ phase: 'pirateSetup', wave: 0, rations: 10, capacitor: 5, activeGenerators: 1 });
  expect(chargeFact(view)).toEqual(['Next wave', '+1 (none fits)']);
});

test('[T2, E4] in the last wave of a round the generators have given all they give, and the Reactor is next', () => {
  const view = at({ wave: 3, capacitor: 5, activeGenerators: 5 });
  expect(chargeFact(view)).toEqual(['Next round', '+2']);
  expect(energyText(view)).toBe(
    'Capacitor 5 of 5, Reactor 0; +2 at the next round, when the generators have to be started anew',
  );
  expect(chargeFact(at({ round: 10, wave: 3, capacitor: 5 }))).toEqual(['Next wave', 'none']); // it is the last
});

test('what is told comes true when the wave starts', () => {
  const scenario = position({
    phase: 'aiWave',
    wave: 1,
    capacitor: 2,
    activeGenerators: 5,
    units: 'nailer C2',
    pirates: 'grunt C2',
  });
  const { given = 0, lost = 0 } = nextCharge(breach.view(scenario.state, PIRATES)) ?? {};
  scenario.act(0, { kind: 'done' });
  expect(breach.view(scenario.state, PIRATES)).toMatchObject({ wave: 2, capacitor: 2 + given - lost });
});
