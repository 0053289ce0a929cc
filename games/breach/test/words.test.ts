/** What players read: questions, buttons, the log, refusals. */
import { readFileSync } from 'node:fs';
import { defaultOptions, Match, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { AI, PIRATE_TYPES, PIRATES, type PirateType } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { breach } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';
import { roleWords } from '../src/text/roles.ts';
import { type BreachScenario, play, type Position, position, read } from '../src/testing.ts';

const { text } = breach;
const say = (game: BreachScenario, seat: number, action: string) => text.action(read(action), game.view(seat));
// The events of a scenario of this game are this game's.
const log = (game: BreachScenario, viewer: number) => game.events(viewer).map((event) => text.event(event as Event));

test('questions', () => {
  const game = position({ wave: 2, pirates: 'sapper C3, geek C2', rations: 1, reactor: 1, capacitor: 3 });
  const [decision] = game.view(PIRATES).decisions;
  const ask = (viewer: number) => decision && text.prompt(decision, game.view(viewer), viewer);
  expect(ask(PIRATES)).toBe('Wave 2: move, attack or capture, each once. The ship can strike for 4 energy.');
  expect(ask(AI)).toBe('Wave 2: the pirates act.');
});

test('on the bridge the question says what is left to do there', () => {
  const ask = (spec: Position) => {
    const view = position({ wave: 2, ...spec }).view(PIRATES);
    return view.decisions.map((decision) => text.prompt(decision, view, PIRATES))[0];
  };
  const guarded = 'Wave 2: break the 2 units on the bridge, then capture it. The ship has no energy to strike.';
  expect(ask({ pirates: 'sapper C5', units: 'sentry C5, purge C5' })).toBe(guarded);
  expect(ask({ pirates: 'sapper C5', units: 'sentry C5' })).toContain('break the unit on the bridge');
  expect(ask({ pirates: 'sapper C5 acted, geek C3', units: 'sentry C5' })).toContain('attack in the next wave');
  expect(ask({ pirates: 'sapper C5' })).toBe(
    'Wave 2: nothing guards the bridge: your Sapper in C5 can capture it and win.',
  );
  expect(ask({ phase: 'pirateSetup', wave: 0, rations: 10 })).toBe('Hire your crew: 10 rations, room for 4.');
});

test('a set-up tells how many still fit, and how many to send to the bridge', () => {
  const ask = (spec: Position) => {
    const view = position({ phase: 'pirateSetup', wave: 0, rations: 10, ...spec }).view(PIRATES);
    return view.decisions.map((decision) => text.prompt(decision, view, PIRATES))[0];
  };
  expect(ask({ pirates: 'grunt C1, grunt C1, grunt C2' })).toMatch(/10 rations, room for 2\.$/);
  expect(ask({ captured: ['B1'], pirates: 'grunt C1' })).toMatch(/room for 7\.$/);
  expect(ask({ units: 'sentry C5' })).toMatch(/4\. Send at least 2 to the bridge: 1 for its guard, 1 to capture\.$/);
  expect(ask({ units: 'sentry C5, purge C5' })).toContain('at least 3 to the bridge: 2 for its guards, 1 to c');
  // Each acts once in a wave, and no more than fit there.
  expect(ask({ units: 'sentry C5, purge C5', options: { pirateCapacity: 2 } })).toContain(
    'The bridge has 2 guards and room for 2: it takes more than one wave.',
  );
  expect(ask({ units: 'sentry C5, purge C5', options: { pirateCapacity: 1 } })).toMatch(/room for 1\.$/);
});

test('[G3] the question calls to the bridge while there is time to walk there and capture it', () => {
  const ask = (round: number, wave: number, pirates: string) => {
    const view = position({ options: { rounds: 4, waves: 2 }, round, wave, pirates, rations: 9 }).view(PIRATES);
    return view.decisions.map((decision) => text.prompt(decision, view, PIRATES))[0];
  };
  // C4 is a door away, B3 three.
  expect(ask(3, 2, 'geek C4, grunt C1')).toContain('hurry to the bridge, 1 door away: 3 waves left');
  expect(ask(4, 1, 'geek C4, grunt C1')).toContain('hurry to the bridge, 1 door away: 2 waves left');
  expect(ask(4, 2, 'geek C4, grunt C1')).not.toContain('hurry'); // too late
  expect(ask(3, 1, 'geek C4, grunt C1')).not.toContain('hurry'); // time enough
  expect(ask(3, 1, 'geek B3, grunt C1')).toContain('3 doors away: 4 waves left');
  expect(ask(3, 1, 'geek B3 acted, grunt C1')).not.toContain('hurry');
});

test('[T2, T3] the ship reads what it has left and what comes next', () => {
  const ask = (spec: Position) => {
    const view = position({ reactor: 2, capacitor: 1, ...spec }).view(AI);
    return view.decisions.map((decision) => text.prompt(decision, view, AI))[0];
  };
  expect(ask({ phase: 'aiSetup', wave: 0 })).toMatch(/ 3 energy left, and no generator runs yet\.$/);
  expect(ask({ phase: 'aiSetup', wave: 0, activeGenerators: 2 })).toMatch(/ 3 energy left, 2 more each wave\.$/);
  const strike: Position = { phase: 'aiWave', units: 'nailer C2', pirates: 'grunt C2', activeGenerators: 2 };
  expect(ask({ ...strike, wave: 2 })).toMatch(/ 3 energy left, 2 more next wave\.$/);
  expect(ask({ ...strike, wave: 3, options: { reactorPerRound: 4 } })).toMatch(/ 3 energy left, 4 more next round\.$/);
});

test('what each pirate is good for follows from its numbers', () => {
  const view = position({ phase: 'pirateSetup', wave: 0, rations: 10 }).view(PIRATES);
  const use = (type: PirateType) => text.explain?.(`hire:${type}`, view, PIRATES)?.use;
  expect(PIRATE_TYPES.map(roleWords)).toEqual([
    'cheap scout',
    'cheap scout',
    'breaks turrets',
    'breaks traps',
    'takes hits',
    'takes hits',
    'breaks turrets',
    'breaks traps',
  ]);
  expect(use('reaver')).toBe('against turrets: any but a Bulwark falls to one attack.');
  expect(use('sapper')).toBe('against turrets: a Nailer falls to one attack, any other to 3 or less.');
  expect(use('ironside')).toBe(
    'to go in first and draw fire: only an Impaler or a Last Word kills it with one strike.',
  );
});

test('the way to the bridge says how many should come along', () => {
  const scout = position({ units: 'sentry C5, purge C5', pirates: 'grunt C4, geek C4' });
  expect(say(scout, PIRATES, 'move(p1, C5)')).toBe('Move Grunt C4 → C5 (meets 2 hidden; send at least 3 to capture)');
  const second = position({ units: 'sentry C5, purge C5', pirates: 'grunt C5, geek C4' });
  expect(say(second, PIRATES, 'move(p2, C5)')).toBe('Move Geek C4 → C5 (meets Sentry, Purge)');
  const few = (pirateCapacity: number) =>
    position({ units: 'sentry C5, purge C5', pirates: 'grunt C4', options: { pirateCapacity } });
  expect(say(few(2), PIRATES, 'move(p1, C5)')).toContain('(meets 2 hidden; takes more than one wave)');
  expect(say(few(1), PIRATES, 'move(p1, C5)')).toContain('(meets 2 hidden)');
  const way = (pirateCapacity: number) => text.explain?.('room C5', few(pirateCapacity).view(PIRATES), PIRATES)?.use;
  expect(way(3)).toContain('go in together, at least 3: one for each guard and one to capture');
  expect(way(2)).toContain('go in together, 2 of you: no more fit, so');
  expect(way(1)).toContain('go in one after the other: no more fit, so');
});

test('[W1] the question says to capture the bridge only where somebody there may still act', () => {
  const ask = (spec: Position) => {
    const view = position({ wave: 2, ...spec }).view(PIRATES);
    return view.decisions.map((decision) => text.prompt(decision, view, PIRATES))[0];
  };
  const later = 'Wave 2: hold the bridge until the next wave, then capture it. The ship has no energy to strike.';
  expect(ask({ pirates: 'sapper C5 acted, geek C3' })).toBe(later);
  expect(ask({ pirates: 'sapper C5 acted, geek B3' })).toBe(later); // this capture is of another room
  expect(ask({ pirates: 'sapper C5 acted, geek C5' })).toContain('capture it and win');
  const rounds = { options: { rounds: 3, waves: 2 }, round: 3 };
  const late = 'Wave 2: this is the last wave, and the bridge is out of reach.';
  expect(ask({ ...rounds, wave: 2, pirates: 'sapper C5 acted, geek C3' })).toBe(late);
  expect(ask({ ...rounds, wave: 2, pirates: 'sapper C5', units: 'nailer C5' })).toBe(
    'Wave 2: break the unit on the bridge, then capture it. This is the last wave.',
  );
  expect(ask({ ...rounds, round: 2, wave: 2, pirates: 'sapper C5 acted, geek C3' })).toBe(later);
});

test('[G2] over whole games, capturing the bridge is told of wherever it is legal, and nowhere else', () => {
  let told = 0;
  for (let game = 0; game < 30; game++) {
    const match = new Match(breach, { options: defaultOptions(breach.options), seats: 2, seed: `b${game}` });
    const random = Random.from(`b${game}`);
    while (match.decisions.length > 0) {
      const [decision] = match.decisions;
      const { seat } = decision!;
      const view = breach.view(match.state, seat);
      const says = text.prompt(decision!, view, seat).includes('capture it and win');
      expect(says).toBe(view.legal.some((action) => text.detail?.(action, view).consequence === 'wins'));
      told += Number(says);
      // Now and then by chance, so that more reach the bridge than players of sense would let there.
      const byChance = random.int(3) === 0;
      match.act(seat, byChance ? random.pick(view.legal) : breach.bot.choose(view, seat, random));
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('the goal of the pirates counts doors and guards, whatever these are', () => {
  const near = (spec: Position) => text.goal?.(position(spec).view(PIRATES), PIRATES).near;
  expect(near({ pirates: 'sapper C1' })).toBe('6 doors away');
  expect(near({ pirates: 'sapper C4', units: 'sentry C5, purge C5' })).toBe('1 door away, 2 guards');
  expect(near({ pirates: 'sapper C5', units: 'sentry C5' })).toBe('reached, 1 guard');
});

test('a hidden unit is said to be harmless until a pirate enters its room', () => {
  const view = position({ pirates: 'sapper C3', units: 'sentry B3' }).view(PIRATES);
  expect(text.explain?.('a1', view, PIRATES)?.what).toContain('cannot strike until a pirate enters');
});

test('the bridge says how much there is to break, and that it takes a wave more', () => {
  const view = position({ pirates: 'sapper C4', units: 'sentry C5 up, purge C5' }).view(PIRATES);
  const { facts, use, careful } = text.explain?.('room C5', view, PIRATES) ?? {};
  expect(facts).toEqual([
    ['Turrets to break', '6'],
    ['Traps to break', '0'],
    ['Unknown', '1 unit'],
  ]);
  expect(use).toContain('at least 3: one for each guard and one to capture');
  expect(careful).toContain('only in the next wave');
});

test('the log says what a strike costs, and why the ship strikes no more', () => {
  const wave = (capacitor: number, ...actions: readonly string[]) => {
    const game = position({ phase: 'aiWave', capacitor, units: 'nailer B3', pirates: 'geek B3, geek B3' });
    for (const action of actions) play(game, action);
    return log(game, PIRATES);
  };
  expect(wave(1, 'use(a1, p1)')).toEqual(
    expect.arrayContaining([
      'Nailer (1 energy) hits Geek in B3 for 2: Health 3 → 1.',
      'The A.I. has no energy left in this wave.', // the next one may bring some
    ]),
  );
  expect(wave(3, 'done')).toContain('The A.I. ends its wave and keeps 3 energy.');
  const idle = position({ units: 'nailer B4', pirates: 'geek C3', capacitor: 2 });
  play(idle, 'done');
  expect(log(idle, PIRATES)).toContain('The A.I. can strike at nobody and keeps 2 energy.');
});

test('buttons', () => {
  const fight = position({ units: 'sentry B3, purge B3 1', pirates: 'grunt B3 2, geek B3, wraith C5', rations: 2 });
  expect(say(fight, PIRATES, 'attack(p1, a1)')).toBe('Attack Sentry with Grunt (2/3) in B3 (6 → 4)');
  expect(say(fight, PIRATES, 'attack(p2, a2)')).toBe('Attack Purge with Geek in B3 (destroys it)');
  expect(say(fight, PIRATES, 'move(p2, B4)')).toBe('Move Geek B3 → B4');
  expect(say(fight, PIRATES, 'move(p3, B5)')).toBe('Move Wraith C5 → B5');
  expect(say(position({ units: 'nailer B4 up', pirates: 'geek B3', rations: 2 }), PIRATES, 'move(p1, B4)')).toBe(
    'Move Geek B3 → B4 (meets Nailer)',
  );
  expect(say(position({ captured: ['B5'], rations: 2 }), PIRATES, 'place(geek, B5)')).toBe(
    'Hire Geek in B5 (1 door to the bridge, rations 2 → 0)',
  );
  expect(say(fight, PIRATES, 'capture(p3)')).toBe('Capture the bridge with Wraith (wins)');
  expect(say(fight, PIRATES, 'place(grunt, C1)')).toBe(
    'Hire Grunt in C1 (rations 2 → 0; health 3, damage 2 to turrets, 0 to traps)',
  );
  expect(say(fight, PIRATES, 'done')).toBe('End the wave (2 rations left)');
  const answer = position({
    phase: 'aiWave',
    capacitor: 5,
    units: 'nailer B3, purge B3',
    pirates: 'grunt B3 2, geek B3',
  });
  expect(say(answer, AI, 'use(a1, p1)')).toBe('Fire Nailer at Grunt in B3 (2 → dead, 1 energy)');
  expect(say(answer, AI, 'use(a2)')).toBe('Set off Purge in B3 (hits 2, kills 1, 2 energy)');
  const setup = position({ phase: 'aiSetup', reactor: 3 });
  expect(say(setup, AI, 'place(lastWord, C5)')).toBe('Install Last Word in C5 (1 energy)');
  expect(say(setup, AI, 'generator')).toBe('Start a generator (1 energy, 0 → 1 running)');
});

test('[W8, P1] capturing a room says what it is good for', () => {
  const capture = (spec: Position) => say(position({ pirates: 'geek B3', ...spec }), PIRATES, 'capture(p1)');
  expect(capture({})).toBe('Capture B3 with Geek (a new way aboard, 1 ration more each round)');
  expect(capture({ options: { rationsPerRoom: 2 } })).toContain('2 rations more each round');
  expect(capture({ round: 10 })).toBe('Capture B3 with Geek (a new way aboard)'); // rations come with the next set-up
});

test('[B3, B4] a room says how many fit, and why it cannot be captured though it is empty', () => {
  const view = position({ pirates: 'sapper C3, geek C3' }).view(PIRATES);
  const inside = text.explain?.('room C3', view, PIRATES);
  expect(inside?.what).toContain('even when it is empty: only edge rooms');
  expect(inside?.now).toContain('Here: 2 pirates. At most 4 pirates and 4 units of the ship fit in a room.');
  expect(text.explain?.('room B3', view, PIRATES)?.now).toContain('Nobody is here. At most 4 pirates');
});

test('[B2] a wall is explained by itself, and by the rooms beside it', () => {
  const view = position({}).view(PIRATES);
  expect(text.explain?.('wall', view, PIRATES)?.what).toContain('A wall stands between C3 and C4.');
  const closed = 'A wall, drawn striped, closes the way to ';
  expect(text.explain?.('room C3', view, PIRATES)?.now).toContain(`${closed}C4.`);
  expect(text.explain?.('room C4', view, PIRATES)?.now).toContain(`${closed}C3.`);
  expect(text.explain?.('room B3', view, PIRATES)?.now).not.toContain('wall');
});

test('[T5] the question says when the wave ends with the next deed', () => {
  const ask = (spec: Position) => {
    const view = position({ wave: 1, ...spec }).view(PIRATES);
    return view.decisions.map((decision) => text.prompt(decision, view, PIRATES))[0];
  };
  const last = 'Wave 1: one pirate has yet to act, then the ';
  expect(ask({ pirates: 'geek C3, grunt C2 acted', rations: 1 })).toBe(`${last}wave ends.`);
  expect(ask({ pirates: 'geek C3, grunt C2 acted', rations: 1, reactor: 2 })).toBe(
    `${last}ship strikes back with 2 energy.`,
  );
  const usual = 'Wave 1: move, attack or capture, each once. ';
  expect(ask({ pirates: 'geek C3, grunt C2' })).toContain(usual);
  expect(ask({ pirates: 'geek C3 acted', rations: 2 })).toContain('all have acted, so hire for the next wave or end');
  expect(ask({ pirates: 'geek C3, grunt C2 acted', rations: 2 })).toContain(usual); // a Geek costs 2
  // The ship is not asked.
  expect(ask({ pirates: 'geek C3', options: { rounds: 3, waves: 1 }, round: 3 })).toBe(
    'Wave 1: this is the last wave, and the bridge is out of reach.',
  );
});

test('what comes of it is the same on the button and beside it', () => {
  const fight = position({ units: 'sentry B3, purge B3 1', pirates: 'grunt B3 2, wraith C5', rations: 2 });
  for (const action of ['attack(p1, a1)', 'capture(p2)', 'place(grunt, C1)']) {
    const consequence = text.detail?.(read(action), fight.view(PIRATES)).consequence;
    expect(consequence).toBeDefined();
    expect(say(fight, PIRATES, action).endsWith(` (${consequence})`)).toBe(true);
  }
  expect(text.detail?.(read('move(p1, B4)'), fight.view(PIRATES)).consequence).toBeUndefined();
});

/** What ending the phase says besides: what comes of it, and what it warns of. */
function atEnd(spec: Position): readonly (string | undefined)[] {
  const game = position(spec);
  const [decision] = game.view(AI).decisions;
  const { consequence, warning } = text.detail?.(read('done'), game.view(decision?.seat ?? AI)) ?? {};
  return [consequence, warning];
}

test('ending a wave warns of every pirate that could attack, and of every room that could be captured', () => {
  const four = 'grunt C3, grunt C3, grunt C3, grunt C3';
  expect(atEnd({ units: 'nailer C3', pirates: four })).toEqual([undefined, '4 pirates could still attack or capture']);
  const some = 'grunt C3 acted, grunt C3, sapper C3 4, geek C3';
  expect(atEnd({ units: 'nailer C3', pirates: some })).toEqual([undefined, '2 pirates could still attack or capture']);
  const crowd = 'grunt B3, grunt B3, geek B3, grunt D3, geek C2';
  expect(atEnd({ pirates: crowd })).toEqual([undefined, '2 pirates could still attack or capture']);
  expect(atEnd({ units: 'purge C3', pirates: 'grunt C3' })).toEqual([undefined, undefined]);
});

test('ending the set-up of the pirates tells what rations are left and what they are good for', () => {
  const left = '4 rations left';
  expect(atEnd({ phase: 'pirateSetup', rations: 4, pirates: 'geek C1' })).toEqual([left, undefined]);
  expect(atEnd({ phase: 'pirateSetup', rations: 4 })).toEqual([left, 'nobody is on board yet']);
  expect(say(position({ phase: 'pirateSetup', rations: 4 }), PIRATES, 'done')).toBe(`End the set-up (${left})`);
  const options = { rationsKept: true };
  expect(atEnd({ phase: 'pirateSetup', rations: 4, pirates: 'geek C1', options })[0]).toBe('4 rations left');
});

test('ending a wave tells of rations while they can hire, and warns where they would be lost', () => {
  const pirates = 'geek C3';
  expect(atEnd({ wave: 2, rations: 4, pirates })).toEqual(['4 rations left', undefined]);
  expect(atEnd({ wave: 3, rations: 4, pirates })).toEqual([undefined, '4 rations would be lost']);
  expect(atEnd({ wave: 3, rations: 4, pirates: 'geek B3' })).toEqual([
    undefined,
    '1 pirate could still attack or capture, 4 rations would be lost',
  ]);
  const options = { rationsKept: true };
  expect(atEnd({ wave: 3, rations: 4, pirates, options })).toEqual(['4 rations kept for the next round', undefined]);
});

test('ending says nothing of rations that can hire nobody: too few, no place, or nobody would act any more', () => {
  expect(atEnd({ wave: 3, rations: 1, pirates: 'geek C3' })).toEqual([undefined, undefined]);
  const full = 'geek C1, geek C1, geek C1, geek C1';
  expect(atEnd({ wave: 3, rations: 9, pirates: full })).toEqual([undefined, undefined]);
  expect(atEnd({ round: 10, wave: 3, rations: 9, pirates: 'geek C3' })).toEqual([undefined, undefined]);
});

test('a key pressed by mistake does not end the set-up of the A.I. before anything is ready', () => {
  const kept = '10 energy kept for firing';
  const begin = { phase: 'aiSetup', reactor: 5, capacitor: 5 } as const;
  expect(atEnd(begin)).toEqual([kept, 'nothing is installed yet']);
  expect(atEnd({ ...begin, units: 'nailer B3' })).toEqual([kept, 'no generator runs, so no energy comes in']);
  expect(atEnd({ ...begin, capacitor: 2, units: 'nailer B3', activeGenerators: 2 })).toEqual([
    '7 energy kept for firing',
    undefined,
  ]);
});

test('ending a phase of the A.I. warns of energy that the next wave would lose', () => {
  const lost = '3 energy would be lost: the Capacitor is full';
  expect(atEnd({ phase: 'aiSetup', capacitor: 4, activeGenerators: 4, units: 'nailer B3' })).toEqual([
    '4 energy kept for firing',
    lost,
  ]);
  const wave = { phase: 'aiWave', capacitor: 4, activeGenerators: 4, units: 'nailer B3', pirates: 'geek B3' } as const;
  expect(atEnd(wave)).toEqual([undefined, lost]);
  expect(atEnd({ ...wave, wave: 3 })).toEqual([undefined, undefined]); // generators stop with the round
});

test('[P1] captured rooms that bring no rations are not said to bring some', () => {
  const next = (rationsPerRoom: number) => {
    const options = { rationsPerRoom };
    const game = position({ phase: 'aiSetup', round: 2, reactor: 3, captured: ['B3'], options });
    return log(play(game, 'done'), PIRATES).find((line) => line.includes('to hire with'));
  };
  expect(next(1)).toContain('some of them for 1 captured room');
  expect(next(0)).toBe('The pirates have 10 rations to hire with.');
  const rations = (rationsPerRoom: number) => {
    const view = position({ options: { rationsPerRoom } }).view(PIRATES);
    return text.explain?.(`fact ${PIRATES} Rations`, view, PIRATES)?.what;
  };
  expect(rations(2)).toBe('10 in every set-up, and 2 more for each captured room.');
  expect(rations(0)).toBe('10 in every set-up.');
});

test('the log', () => {
  expect(text.event({ kind: 'rationsSet', rations: 12, capturedRooms: 2 })).toBe(
    'The pirates have 12 rations to hire with, some of them for 2 captured rooms (the first breach does not count).',
  );
  const setup = play(position({ phase: 'aiSetup', reactor: 3 }), 'place(impaler, B3)');
  expect(log(setup, AI)).toEqual(['The A.I. installs an Impaler in B3, face down.']);
  expect(log(setup, PIRATES)).toEqual(['The A.I. installs something in B3.']);
  const fight = position({ units: 'sentry C3', pirates: 'grunt C3, sapper C3, geek B3' });
  expect(log(play(fight, 'attack(p1, a1)'), PIRATES)).toEqual(['Grunt hits Sentry in C3 for 2: Endurance 6 → 4.']);
  expect(log(play(fight, 'attack(p2, a1)'), PIRATES)).toEqual([
    'Sapper destroys Sentry in C3 (5 damage, Endurance 4).',
  ]);
  const trap = position({ phase: 'aiWave', capacitor: 5, units: 'purge B4', pirates: 'grunt B4 2, splicer B4' });
  expect(log(play(trap, 'use(a1)'), AI)[0]).toBe(
    'Purge (2 energy) hits 2 pirates in B4 for 2: Grunt 2 → dead, Splicer 4 → 2.',
  );
  const find = play(position({ units: 'nailer B2', pirates: 'grunt B1, grunt C5' }), 'move(p1, B2)');
  expect(log(find, PIRATES)).toEqual(['Grunt moves from B1 to B2.', 'In B2 the pirates find a Nailer.']);
});

test('every refusal names a rule that RULES.md has', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = new Set([...rules.matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id));
  for (const rule of Object.values(REFUSALS)) expect(ids).toContain(rule);
});

test('refusals say why', () => {
  const game = position({ units: 'nailer B3, nailer B3', pirates: 'geek B3, geek B3', rations: 1 });
  const why = (action: string) => {
    const refusal = game.refusal(PIRATES, read(action));
    return refusal && `${text.refusal(refusal)} [${refusal.rule}]`;
  };
  expect(why('move(p2, B4)')).toBe('p2 and p1 are alike: name p1. [I2]');
  expect(why('attack(p1, a1)')).toBe('A Geek does no damage to a turret. [W6]');
  expect(why('capture(p1)')).toBe('2 A.I. units still hold B3: destroy them first. [W8]');
  expect(why('place(grunt, C1)')).toBe('A Grunt costs 2, and 1 ration is left. [P2]');
  expect(why('place(nailer, C2)')).toBe('A Nailer is not yours to place. [T4]');
});

test('refusals call pieces by the names that the one who tried may know', () => {
  const game = position({ units: 'nailer B2, sentry B3', pirates: 'geek B3, sapper C1' });
  const why = (from: BreachScenario, action: string) => {
    const refusal = from.refusal(PIRATES, read(action));
    return refusal && text.refusal(refusal, from.view(PIRATES));
  };
  expect(why(game, 'attack(p2, a2)')).toBe('Sentry in B3 is not in the room of Sapper in C1.');
  expect(why(game, 'attack(p2, a1)')).toBe('The hidden unit in B2 is not in the room of Sapper in C1.');
  expect(why(play(game, 'move(p1, B4)'), 'move(p1, B3)')).toBe(
    'Geek in B4 has acted in this wave: choose another pirate, or end the wave.',
  );
});

test('every question names a rule that RULES.md has', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const phase of ['aiSetup', 'pirateSetup', 'pirateWave', 'aiWave'] as const) {
    const view = position({ phase, reactor: 3, rations: 9, capacitor: 5, units: 'nailer B2', pirates: 'geek B2' }).view(
      phase.startsWith('ai') ? AI : PIRATES,
    );
    const [decision] = view.decisions;
    expect(decision?.kind).toBe(phase);
    expect(rules).toContain(`**${decision && text.rule?.(decision, view)}**`);
  }
});

test('the outline shows each side what it may know', () => {
  const game = position({ units: 'nailer B2, sentry B3', pirates: 'grunt B3 2' });
  const board = (seat: number) => Object.fromEntries(text.outline(game.view(seat)))['Board'];
  expect(board(AI)).toBe('B2: Nailer 3 (face down)\nB3: Sentry 6 | Grunt 2');
  expect(board(PIRATES)).toBe('B2: ? a1\nB3: Sentry 6 | Grunt 2');
});
