/** What players read: questions, buttons and what would come of them, the log, the outline, the end. */
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { entropy } from '../src/index.ts';
import { position as lessonTable } from '../src/lesson-table.ts';
import { lesson } from '../src/lesson.ts';
import { type EntropyScenario, fromSetUp, play, position, read } from '../src/testing.ts';

const { text } = entropy;

/** The question as these viewers read it. */
function asked(game: EntropyScenario, ...viewers: number[]): string[] {
  const [decision] = entropy.decisions(game.state);
  return viewers.map((viewer) => (decision ? text.prompt(decision, game.view(viewer), viewer) : ''));
}

const say = (game: EntropyScenario, seat: number, action: string) => text.action(read(action), game.view(seat));
const detail = (game: EntropyScenario, seat: number, action: string) => text.detail?.(read(action), game.view(seat));
// The events of a scenario of this game are this game's.
const log = (game: EntropyScenario, viewer: number) => game.events(viewer).map((event) => text.event(event as Event));

describe('explanations', () => {
  const strip = '(0,0) space, (1,0) space';
  const fact = (label: string, options = {}) =>
    text.explain?.(
      `fact 0 ${label}`,
      position({ tiles: strip, ships: 'A1 (0,0) E9, B1 (1,0) E9', options }).view(0),
      0,
    );

  test('what becomes of cards that are not played', () => {
    expect(fact('Cards in hand')?.what).toContain('What you do not play you keep, up to 15 cards.');
    expect(fact('Cards in hand', { handLimit: 0 })?.what).toContain('What you do not play you keep.');
    expect(fact('Cards in hand', { unusedCards: 'discard' })?.what).toContain('is discarded when the era ends');
  });

  test('titanium aboard scores nothing until it is sent', () => {
    expect(fact('Titanium aboard')?.what).toContain('scores nothing until a Titanium Portal sends it');
  });

  test('what helps against a wave, and which ship has to mind it', () => {
    const ring = '(1,0) space, (0,1) space, (-1,1) space, (-1,0) space, (0,-1) space, (1,-1) space';
    const game = position({ tiles: `(0,0) space, ${ring}`, ships: 'A1 (0,0) E9, B1 (1,0) E9' });
    expect(text.explain?.('card wave', game.view(0), 0)?.careful).toContain('fly out of its line');
    expect(text.explain?.('ship A1', game.view(0), 0)?.careful).not.toContain('rim');
    expect(text.explain?.('ship B1', game.view(0), 0)?.careful).toMatch(/^at the rim a wave can push it off/);
  });

  test('a portal says whose it is, what it gives and what it costs', () => {
    const game = position({ tiles: '(0,0) portal-30, (1,0) space, (2,0) space', ships: 'A1 (1,0) E9, B1 (2,0) E9' });
    expect(text.explain?.('tile portal-30', game.view(0), 0)?.what).toBe(
      'Whoever landed here last owns it: 30 energy each era, until entropy passes −400. Each time it adds 30 to entropy, too.',
    );
  });
});

test('entropy is told as its number and as what is left of it, wherever it is told', () => {
  const game = position({ tiles: '(0,0) space, (1,0) space', ships: 'A1 (0,0) E9, B1 (1,0) E9', entropy: -124 });
  const view = { ...game.view(0), entropy: -124 };
  expect(text.goal?.(view, 0)?.near).toBe('entropy −124, 124 left');
  expect(text.goal?.(view, 'watcher')?.near).toBe('entropy −124, 124 left');
  expect(Object.fromEntries(text.outline(view))['Entropy']).toBe('−124, 124 left');
  expect(text.explain?.('entropy', view, 0)?.facts?.slice(0, 2)).toEqual([
    ['Now', '−124'],
    ['Left until 0', '124'],
  ]);
  const last = { ...view, entropy: 0, lastEra: true };
  expect(text.goal?.(last, 0)).toEqual({
    words: 'Send the most titanium by Ti Portal cards: this era is the last',
    brief: 'Send most titanium, last era',
  });
  expect(text.explain?.('entropy', last, 0)?.facts?.flat()).not.toContain('Left until 0');
});

test('the lesson says where entropy stands, how one sees who flies first, and how it ended', () => {
  const words = lesson.steps.map((step) => step.words).join(' ');
  expect(words).toContain(`it is at −${-lessonTable.entropy}`);
  expect(words).toContain('The flag says that **you fly first** now, as Boreas did before');
  expect(lesson.learnt.join(' ')).toContain('You won, 6 points to 4');
});

test('whoever has no ship left is told so as long as the others play, not that they lead', () => {
  const view = position({ tiles: '(0,0) space, (1,0) space', ships: 'A1 (0,0) E9, B1 (1,0) E9' }).view(0);
  const players = view.players.map((player) => ({ ...player, points: player.seat === 0 ? 6 : 0 }));
  expect(text.goal?.({ ...view, players }, 0)?.near).toContain('you lead 6 to 0');
  const lost = players.map((player) => ({ ...player, out: player.seat === 0 ? 1 : null }));
  expect(text.goal?.({ ...view, players: lost }, 0)?.near).toContain('you are out, 6 to 0');
  expect(text.goal?.({ ...view, players: lost }, 1)?.near).toContain('you trail 0 to 6');
});

describe('questions and buttons', () => {
  test('set-up', () => {
    const game = fromSetUp({ start: 'B', stack: 'titanium-2, neat-20' });
    expect(asked(game, 0, 1)).toEqual([
      'Place this tile: Neatly Organized Space 20, which takes 20 off entropy. Choose a free hex beside the others.',
      'Aurora places Neatly Organized Space 20.',
    ]);
    expect(say(game, 0, 'placeTile(1,-1)')).toBe('Place it at (1, −1)');
    const ships = position({
      begins: 'setupShips',
      era: 0,
      tiles: '(0,0) titanium-4, (1,0) portal-30, (2,0) energy-15, (3,0) space',
    });
    expect(asked(ships, 0, 1)).toEqual([
      'On which tile does your first ship start? It takes what lies there.',
      'Aurora chooses where to start.',
    ]);
    expect(['0,0', '1,0', '2,0', '3,0'].map((hex) => detail(ships, 0, `placeShip(${hex})`)?.consequence)).toEqual([
      'takes 4 titanium',
      'takes the portal (30 energy an era)',
      'takes 15 energy',
      'nothing there',
    ]);
    const bare = position({
      begins: 'setupShips',
      era: 0,
      tiles: '(0,0) titanium-4, (1,0) portal-30',
      options: { setupLanding: false },
    });
    expect(asked(bare, 0)).toEqual(['On which tile does your first ship start?']);
    expect(detail(bare, 0, 'placeShip(1,0)')).toEqual({});
    play(ships, 'placeShip(1,0)');
    expect(asked(ships, 0)).toEqual(['Which way does your new ship at (1, 0) face?']);
    expect(say(ships, 0, 'chooseFacing(3)')).toBe('Face west');
    expect(detail(ships, 0, 'chooseFacing(3)')).toEqual({ consequence: '4 titanium ahead' });
    expect(detail(ships, 0, 'chooseFacing(1)')).toEqual({ consequence: 'the void ahead' });
  });

  test('which way a new ship faces is about what lies there then, not about what is printed', () => {
    const game = position({
      begins: 'chaos',
      tiles:
        '(0,0) space, (1,0) titanium-2 empty, (2,0) titanium-3 empty, (1,1) energy-15, (0,1) portal-30, (2,-1) titanium-6, (0,2) space',
      ships: 'A1 (0,0) E60, B1 (0,2) E9',
      programs: { A1: 'build-ship' },
    });
    play(game, 'buildTile(1,0)');
    expect([0, 1, 2, 3, 4, 5].map((at) => detail(game, 0, `chooseFacing(${at})`)?.consequence)).toEqual([
      'an empty tile ahead',
      '15 energy ahead',
      'Energy Portal 30 ahead',
      'A1 ahead',
      'the void ahead',
      '6 titanium ahead',
    ]);
  });

  test('energy and planning', () => {
    const game = position({
      begins: 'production',
      strip: 3,
      ships: 'A1 (0,0) E7, A2 (1,0), B1 (2,0)',
      hands: { A: 'move-1', B: 'wave' },
    });
    expect(asked(game, 0, 1)).toEqual([
      'Share out 50 new energy: how much for A1? The last gets the rest.',
      'Aurora gives new energy to A1.',
    ]);
    expect(say(game, 0, 'distributeEnergy(20)')).toBe('20 energy for A1');
    expect(detail(game, 0, 'distributeEnergy(20)')).toEqual({ consequence: 'energy 7 → 27' });
    play(game, 'distributeEnergy(20)');
    expect(asked(game, 0, 1)).toEqual([
      'Plan in secret: lay cards for your ships, then finish. You keep the rest.',
      'Aurora plans in secret.',
    ]);
    expect(say(game, 0, 'append(2, move-1)')).toBe('Move 1 for A2');
    expect(detail(game, 0, 'append(2, move-1)')).toEqual({
      subject: { id: 'A2', words: 'A2 (energy 30)' },
      verb: 'Move 1',
      consequence: 'costs 8 energy, entropy +4',
    });
    // The screen sends its draft first, so no button of the shell may finish.
    expect(detail(game, 0, 'finish')).toEqual({});
    expect(say(game, 0, 'finish')).toBe('Finish planning');
  });

  test('Chaos', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E50 T3, A2 (2,0) E4 T1, B1 (3,0) E9',
      programs: { A1: 'titanium-portal, move-2', A2: 'wave' },
    });
    expect(asked(game, 0, 1)).toEqual([
      'Which of your ships plays its next card now?',
      'Aurora chooses the next ship.',
    ]);
    expect(detail(game, 0, 'chooseShip(1)')).toEqual({ consequence: 'Titanium Portal, energy 50 → 10' });
    expect(detail(game, 0, 'chooseShip(2)')).toEqual({
      consequence: 'Send Gravitational Wave, ignored: costs 10 energy, has 4',
    });
    play(game, 'chooseShip(1)');
    expect(asked(game, 0, 1)).toEqual([
      'How much of its 3 titanium does A1 send? Each scores a point.',
      'Aurora decides how much titanium A1 sends.',
    ]);
    expect(say(game, 0, 'transportAmount(2)')).toBe('Send 2 titanium');
    expect(detail(game, 0, 'transportAmount(2)')).toEqual({ consequence: 'points 0 → 2' });
    const build = position({
      strip: 3,
      tiles: '(0,1) energy-25, (-1,1) space, (-1,0) space',
      ships: 'A1 (0,0) E60, B1 (1,0)',
      tokens: 'laser (-1,1) d3, wave (-1,0) d3',
      programs: { A1: 'build-ship' },
    });
    expect(asked(build, 0)).toEqual(['On which tile beside it does A1 build a ship?']);
    expect(detail(build, 0, 'buildTile(0,1)')).toEqual({ consequence: 'takes 25 energy' });
    expect(detail(build, 0, 'buildTile(1,0)')).toEqual({ warning: 'It would not survive the battle' });
    expect(detail(build, 0, 'decline')).toEqual({
      quiet: 'D',
      warning: 'The energy for the card is spent even so',
    });
  });

  test('exchange, Expansion and hand limit', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E30 T5, A2 (2,0) E4 T1, B1 (3,0) E9',
      programs: { A1: 'move-2' },
    });
    expect(asked(game, 0, 1)).toEqual([
      'A1 and A2 meet at (2, 0). Move titanium and energy between them?',
      'Aurora shares out what A1 and A2 hold at (2, 0).',
    ]);
    expect([say(game, 0, 'exchange(no)'), say(game, 0, 'exchange(yes)')]).toEqual([
      'Leave it as it is',
      'Share it out again',
    ]);
    play(game, 'exchange(yes)');
    expect(asked(game, 0)).toEqual(['Share out 6 titanium: how much for A1? The last gets the rest.']);
    expect(say(game, 0, 'exchangeTitanium(4)')).toBe('4 titanium for A1');
    const tiles = position({ begins: 'expansion', strip: 2, ships: 'A1 (0,0), B1 (1,0)', stack: 'portal-15, space' });
    expect(asked(tiles, 0, 1)).toEqual([
      'Which of the 2 drawn tiles do you place next?',
      'Aurora picks one of 2 tiles.',
    ]);
    expect(detail(tiles, 0, 'pickTile(portal-15)')).toEqual({
      consequence: '15 energy each era, until entropy passes −100',
    });
    const cards = position({
      begins: 'endOfEra',
      strip: 2,
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'laser x3, wave' },
      options: { handLimit: 2 },
    });
    expect(asked(cards, 0, 1)).toEqual([
      'You hold 2 cards too many: choose what to give up.',
      'Aurora has to give up 2 cards.',
    ]);
    expect(detail(cards, 0, 'discardCard(laser)')).toEqual({ consequence: 'in hand 3 → 2' });
  });
});

describe('the log', () => {
  test('a round with a push into a battle', () => {
    const game = position({
      players: 3,
      tiles: '(0,0) space, (1,0) space, (3,0) space, (2,0) portal-30 C',
      ships: 'A1 (0,0) E50, B1 (1,0) d4 E30 T4, C1 (2,0) d3 E10 T5, C2 (3,0) E20',
      programs: { A1: 'wave', C1: 'turn-right-60 x2' },
    });
    expect(log(game, 0).slice(1, 9)).toEqual([
      'Round 1.',
      'A1 plays Send Gravitational Wave: energy 50 → 40, entropy +5.',
      'A1 sends a wave east, to (1, 0).',
      'At once the wave hits B1 and pushes it to (2, 0).',
      'Battle at (2, 0): B1 energy 30 − 10 = 20; C1 energy 10 − 30, lost.',
      'C1 is lost with 5 titanium: it was rammed and lost the battle. Unplayed: 2 × Turn Right 60°.',
      'B1 takes Energy Portal 30 at (2, 0) from Corona.',
      'Chaos is over after 1 round.',
    ]);
  });

  test('a laser, an ignored card, titanium, the end', () => {
    const game = position({
      strip: 4,
      entropy: -3,
      ships: 'A1 (0,0) E60 T3, B1 (3,0) d3 E2',
      tokens: 'laser (2,0) d0',
      programs: { A1: 'move-1, titanium-portal', B1: 'tidy-40' },
    });
    expect(log(game, 1)).toContain('The laser flies east to (3, 0).');
    expect(log(game, 1)).toContain('The laser hits B1 (energy 2 → 0).');
    expect(log(game, 1)).toContain('A1 flies to (1, 0).');
    expect(log(game, 1)).toContain('Entropy has reached zero: era 3 is the last one.');
    expect(log(game, 1)).toContain(
      'B1 plays Tidy Up Space 40: ignored, because it costs 10 energy and the ship has 0.',
    );
    play(game, 'transportAmount(3)');
    expect(log(game, 1)[0]).toBe('A1 sends 3 titanium: Aurora has 3 points.');
    expect(log(game, 1).at(-1)).toBe('Entropy is zero: the universe is at its end. Aurora wins: Aurora 3, Boreas 0.');
    expect(game.outcome && text.outcome(game.outcome)).toBe('Aurora wins with 3 points: entropy has reached zero.');
  });

  test('what only its owner may read', () => {
    const game = position({
      begins: 'draw',
      strip: 2,
      ships: 'A1 (0,0), B1 (1,0)',
      deck: 'laser x2, wave x2, move-1',
      options: { cardsPerShip: 2 },
    });
    expect(log(game, 0)).toContain('Aurora draws 2 cards: Shoot Laser, Send Gravitational Wave.');
    expect(log(game, 0)).toContain('Boreas draws 2 cards.');
    expect(log(game, 0)).toContain('Entropy rises by 68 on its own: −500 → −432. New energy: Aurora 50, Boreas 50.');
    play(game, 'A: append(1, wave)', 'A: finish');
    expect(log(game, 0)).toEqual(['Aurora has finished planning. A1: Send Gravitational Wave.']);
    expect(log(game, 1)).toEqual(['Aurora has finished planning.']);
  });

  test('a player who is out, and a shared victory', () => {
    const game = position({
      strip: 2,
      ships: 'A1 (0,0) E8, B1 (1,0) E0',
      hands: { B: 'laser' },
      programs: { A1: 'move-1' },
    });
    expect(log(game, 0)).toContain('Boreas has no ship left and is out with 0 points. Discarded: Shoot Laser.');
    expect(log(game, 0).at(-1)).toBe('No ship is left. Aurora and Boreas share the victory: Aurora 0, Boreas 0.');
  });
});

test('the outline shows each viewer what it may know', () => {
  const game = position({
    begins: 'planning',
    strip: 2,
    tiles: '(1,1) portal-20 A, (0,1) titanium-2',
    ships: 'A1 (0,0) d1 E50 T2, B1 (1,0) E9',
    hands: { A: 'laser, move-1 x2', B: 'wave' },
    points: { A: 1 },
  });
  play(game, 'A: append(1, laser)');
  const lines = (viewer: number) => Object.fromEntries(text.outline(game.view(viewer)));
  expect(lines(0)).toMatchObject({
    Time: 'Era 3: Planning',
    Entropy: '−500, 500 left',
    Players: 'Aurora: 1 point, 2 cards in hand\nBoreas: 0 points, 1 card in hand',
    Ships:
      'A1 at (0, 0) facing southeast: energy 50, titanium 2; Shoot Laser\nB1 at (1, 0) facing east: energy 9, titanium 0',
    Tiles: '(0, 0) Space\n(1, 0) Space\n(1, 1) Energy Portal 20, Aurora’s\n(0, 1) Titanium 2, 2 titanium',
    'Hand of Aurora': '2 × Move 1',
    'Tiles to come': '1 × Space',
  });
  expect(lines(1)['Ships']).not.toContain('Laser');
  expect(lines(1)['Players']).toContain('Aurora: 1 point, 3 cards in hand');
  expect(lines(1)).not.toHaveProperty('Hand of Aurora');
  expect(text.progress?.(game.view(0))).toBe('Era 3: Planning');
});

test('the map in letters names every hex as the words do', () => {
  const view = position({
    tiles: '(0,0) space, (1,0) titanium-3, (2,0) space, (0,1) portal-20, (-1,1) energy-15',
    ships: 'A1 (0,0) E9, B1 (2,0) E9',
  }).view(0);
  expect(text.map?.(view).split('\n').slice(0, 4)).toEqual([
    '     0,0     1,0     2,0',
    '    [. A1]  [t3]    [. B1]',
    ' −1,1    0,1',
    '[e15]   [P20]',
  ]);
});
