/** Words and statistics: nothing is left without them, and they say what they should. */
import { type GameEvent, Match, Random, defaultOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ABILITIES, ABILITY_DATA, ALIEN_DATA, ALIENS, BOARDS } from '../src/data.ts';
import type { Action } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { cosmos } from '../src/index.ts';
import { reach } from '../src/reach.ts';
import { RULE_OF } from '../src/rules/refusals.ts';
import { play, position } from '../src/testing.ts';

test('every alien and every ability is explained, and every ability is printed once', () => {
  const printed = ALIENS.flatMap((alien) => ALIEN_DATA[alien].abilities);
  expect(printed).toEqual([...ABILITIES]);
  for (const ability of ABILITIES) expect(ABILITY_DATA[ability].help).toMatch(/\.$/);
});

test('every question has words for all, and a rule', () => {
  const view = position({ stacks: '1,0 A1, 1,1 B1' }).view(0);
  for (const kind of reach.decisions) {
    const decision = { seat: 0, kind };
    expect(cosmos.text.prompt(decision, view, 0)).not.toBe(kind);
    expect(cosmos.text.prompt(decision, view, 1)).not.toBe(cosmos.text.prompt(decision, view, 0));
    expect(cosmos.text.rule?.(decision, view)).toMatch(/^[A-Z]\d+$/);
  }
});

test('every refusal has words', () => {
  const words = Object.keys(RULE_OF).map((code) => cosmos.text.refusal({ code, site: '1,1', card: 'vp-1', most: 2 }));
  for (const said of words) expect(said).not.toContain('Not possible');
  expect(cosmos.text.refusal({ code: 'no-room', site: '1,1' })).toBe('There is no room for them on that site.');
});

test('[B5] places are called what the board prints, in choices, log and refusals', () => {
  const game = position({ players: 3, stacks: '1,0 A2, 0,1 A1' });
  const [view, text] = [game.view(0), cosmos.text];
  const words = (action: Action) => text.action(action, view);
  expect(words({ kind: 'move', from: '1,0', to: '1,1', count: 2 })).toBe('Move 2 ships from C28 to P12');
  expect(words({ kind: 'move', from: '0,1', to: '0,0', count: 1 })).toBe('Move 1 ship from C34 to the Void');
  expect(text.refusal({ code: 'no-room', site: '1,1' }, view)).toBe('There is no room for them on P12.');
  play(game, 'move 1,0 1,1 2');
  expect(game.events(2).map((event) => text.event(event as Event))).toContain('Blue moves 2 ships from C28 to P12.');
  for (const event of game.events(2)) expect(text.event(event as Event)).not.toMatch(/-?\d,-?\d/);
});

test('details say what a choice is worth', () => {
  const game = position({ stacks: '1,0 A2, 2,-1 A1', planets: { '1,1': 'gas' } });
  const detail = (to: string, from: string, count: number) =>
    cosmos.text.detail?.({ kind: 'move', from, to, count }, game.view(0));
  expect(detail('1,1', '1,0', 1)?.consequence).toBe('1 point, and 1 gas each turn');
  expect(detail('1,-1', '2,-1', 1)?.warning).toBe('leaves the planet empty: you lose its point');
});

const log = (game: ReturnType<typeof position>) =>
  game.events('watcher').map((event) => cosmos.text.event(event as Event));

test('[V3] a bonus that changes hands is told, and so is one that nobody has any more', () => {
  const buyer = { step: 'spend', stacks: '1,0 A1, 1,1 B1', tokens: [[0, 2]] } as const;
  const ahead = position({ ...buyer, hands: ['a7 a8', 'a5 a6'] });
  play(ahead, 'spend card');
  expect(log(ahead)).toContain('The bonus for the most cards (2 points) goes to Blue.');
  const level = position({ ...buyer, hands: ['a7', 'a5 a6'] });
  play(level, 'spend card');
  expect(log(level)).toContain('Orange loses the bonus for the most cards (2 points): it is a tie.');
  play(level, 'spend card');
  expect(log(level).at(-1)).toBe('The bonus for the most cards (2 points) goes to Blue.');
  const lost = { kind: 'bonusMoved', bonus: 'fewestLost', from: [0], to: [1], points: 2 } as const;
  expect(cosmos.text.event(lost)).toBe(
    'The bonus for the fewest ships in the graveyard (2 points) goes from Blue to Orange.',
  );
});

test('[V3] where all who are tied have the bonus, only those are named who gain or lose it', () => {
  const moved = (from: readonly number[], to: readonly number[]) =>
    cosmos.text.event({ kind: 'bonusMoved', bonus: 'mostCards', from, to, points: 2 });
  const bonus = 'the bonus for the most cards (2 points)';
  expect(moved([0], [0, 1])).toBe(`Orange now has ${bonus} as well.`);
  expect(moved([0], [0, 1, 2])).toBe(`Orange and Green now have ${bonus} as well.`);
  expect(moved([0, 1, 2], [0])).toBe(`Orange and Green lose ${bonus}.`);
  expect(moved([0, 1], [0])).toBe(`Orange loses ${bonus}.`);
  expect(moved([0, 1], [1, 2])).toBe('The bonus for the most cards (2 points) goes from Blue to Green.');
  expect(moved([], [1, 2])).toBe('The bonus for the most cards (2 points) goes to Orange and Green.');
  expect(moved([0, 1], [])).toBe(`Blue and Orange lose ${bonus}: it is a tie.`);
});

test('[V3] the numbers beside a name say who has their bonus now', () => {
  const game = position({ players: 3, hands: ['a7 a8', 'a5', 'a6'], graveyards: [1, 1, 2], stacks: '1,0 A2, 1,1 B1' });
  const now = (subject: string) => cosmos.text.explain?.(subject, game.view(1), 1)?.now;
  expect(now('fact 0 Cards +2')).toBe('The most cards in hand give 2 points: this player has them now.');
  expect(now('fact 1 Cards')).toBe('The most cards in hand give 2 points: Blue has them now.');
  expect(now('fact 2 Lost')).toBe(
    'The fewest ships in the graveyard give 2 points. Several are tied, so nobody has them.',
  );
  const all = position({ players: 3, graveyards: [1, 1, 2], options: { bonusTies: 'all' }, stacks: '1,0 A2, 1,1 B1' });
  expect(cosmos.text.explain?.('fact 1 Lost +2', all.view(0), 0)?.now).toBe(
    'The fewest ships in the graveyard give 2 points: this player and Blue have them now.',
  );
  const none = position({ options: { bonusVp: 0 }, stacks: '1,0 A2, 1,1 B1' });
  expect(cosmos.text.explain?.('fact 0 Cards', none.view(0), 0)).not.toHaveProperty('now');
});

test('[P2] bought ships are counted, and where they can only go together they are asked for together', () => {
  const asked = (game: ReturnType<typeof position>) =>
    cosmos.text.prompt({ seat: 0, kind: 'deployShip' }, game.view(0), 0);
  const buyer = { step: 'spend', tokens: [[2, 0]] } as const;
  const two = play(position({ ...buyer, stacks: '1,0 A1, 0,1 A1, 1,1 B1' }), 'spend ships');
  expect(asked(two)).toBe('Where does the first of 2 new ships go?');
  play(two, 'deployShip 1,0');
  expect(asked(two)).toBe('Where does the last of 2 new ships go?');
  const full = play(position({ ...buyer, stacks: '1,0 A4, 1,1 B1' }), 'spend ships');
  expect(asked(full)).toBe('Where do the 2 new ships go?');
  const three = position({ ...buyer, aliens: ['fodder', 'mason'], stacks: '1,0 A1, 0,1 A1, 1,1 B1' });
  play(three, 'spend ships', 'deployShip 1,0');
  expect(asked(three)).toBe('Where does the second of 3 new ships go?');
  const last = position({ ...buyer, options: { shipsPerPlayer: 10 }, stacks: '1,0 A4, 0,1 A3, -1,1 A2, 1,1 B1' });
  expect(asked(play(last, 'spend ships'))).toBe('Where does the new ship go?');
  const revived = position({
    step: 'start',
    aliens: ['tribble', 'mason'],
    graveyards: [1, 0],
    stacks: '1,0 A1, 0,1 A1, 1,1 B1',
  });
  expect(asked(revived)).toBe('Where does the ship from the graveyard go?');
});

test('[P2] why a ship cannot go somewhere: the stack is full, somebody else is there, others come first', () => {
  const refused = (stacks: string, site: string) => {
    const game = play(position({ step: 'spend', tokens: [[1, 0]], stacks }), 'spend ships');
    return cosmos.text.refusal({ code: 'no-place-for-a-ship', site }, game.view(0));
  };
  expect(refused('1,0 A4, 1,1 B1', '1,0')).toBe('C22 is full: at most 4 ships can stand there.');
  expect(refused('1,0 A4, 1,1 B1', '1,1')).toBe('Orange holds P10: no ship of yours can go there.');
  expect(refused('1,0 A4, 1,1 B1', '0,0')).toBe(
    'No ship can go to P7: while your stacks are full, new ships start on the outer edge.',
  );
  expect(refused('1,0 A1, 0,1 A1, 1,1 B1', '0,0')).toBe(
    'No ship can go to P7: a new ship joins one of your stacks that has room.',
  );
});

test('the numbers of a fight begin with those of the winner', () => {
  const decided = (winner: number | null, totals: readonly number[] | null) =>
    cosmos.text.event({ kind: 'decided', attacker: 0, defender: 1, winner, cards: ['attack', 'negotiate'], totals });
  expect(decided(1, [12, 14])).toBe('Orange wins, 14 to 12.');
  expect(decided(0, [15, 9])).toBe('Blue wins, 15 to 9.');
  expect(decided(0, null)).toBe('Blue wins: Attack against Negotiate.');
  expect(decided(1, null)).toBe('Orange wins: Negotiate against Attack.');
});

test('[B3] a planet says what its letter means', () => {
  const game = position({ stacks: '1,0 A2, 2,-1 B1', planets: { '1,1': 'gas', '0,0': 'vp' } });
  const explained = (site: string) => cosmos.text.explain?.(`site ${site}`, game.view(0), 0);
  expect(explained('1,1')).toMatchObject({ kind: 'letter G', what: expect.stringContaining('1 gas') });
  expect(explained('0,0')).toMatchObject({ kind: 'letter V', what: expect.stringContaining('no more') });
});

test('whoever wins: the log says what the points are for', () => {
  const none = { colonies: 0, fortresses: 0, vpCards: 0, bought: 0, graveyard: 0, hand: 0, ability: 0, tracker: 0 };
  const points = [none, { ...none, colonies: 5, fortresses: 1, vpCards: 1, bought: 1, hand: 2 }];
  const ended = {
    kind: 'gameEnded',
    reason: 'target',
    winner: 1,
    alien: null,
    round: 6,
    active: 1,
    candidates: 1,
  } as const;
  expect(cosmos.text.event({ ...ended, points })).toBe(
    'Orange wins in round 6 with 10 points: 5 from planets, 1 from fortresses, 1 from Victory Point cards, 1 bought and 2 for the most cards.',
  );
});

test('a fortress says what it does in a fight', () => {
  const at = (options: object) => {
    const game = position({ step: 'spend', stacks: '1,1 A1, 1,0 B1', fortresses: ['1,1'], options });
    const explained = (subject: string) => cosmos.text.explain?.(subject, game.view(0), 0)?.what;
    return [explained('buy fortress'), explained('site 1,1')];
  };
  for (const words of at({})) expect(words).toMatch(/does nothing/);
  for (const words of at({ fortressMultiplier: 2 })) expect(words).toMatch(/counts 2/);
});

test('statistics of a whole game agree with its end', () => {
  const match = new Match(cosmos, { options: defaultOptions(cosmos.options), seats: 3, seed: 'stats' });
  const random = Random.from('stats');
  while (match.decisions.length > 0) {
    const { seat } = match.decisions[0] as { seat: number };
    match.act(seat, cosmos.bot.choose(cosmos.view(match.state, seat), seat, random));
  }
  const events = [...match.opening, ...match.entries.flatMap(({ told }) => told)].map(({ event }) => event);
  const measured = cosmos.stats.measure(match.state, events as never);
  const count = (kind: string) => events.filter((event: GameEvent) => event.kind === kind).length;
  expect(measured.rounds).toBe(match.state.round);
  expect(measured.turns).toBe(count('turnStarted'));
  expect(measured.invasions).toBe(count('invaded'));
  expect(measured.winnerPoints).toBe(match.outcome?.scores?.[match.state.ending?.winner ?? -1]);
  const sumOf = (names: RegExp) =>
    Object.entries(measured).reduce((sum, [name, value]) => sum + (names.test(name) ? value : 0), 0);
  expect(sumOf(/^position \d wins$/)).toBe(1);
  expect(sumOf(/^start C\d+$/)).toBe(3);
  expect(sumOf(/^start C\d+ wins$/)).toBe(1);
  expect(sumOf(/ plays$/)).toBe(3);
  expect(sumOf(/^[a-zA-Z]+ with [a-zA-Z]+$/)).toBe(3);
  expect(sumOf(/^[a-zA-Z]+ over [a-zA-Z]+$/)).toBe(2);
  expect(sumOf(/^(attack|sabotage|retreat|quash|negotiate) by (attacker|defender)$/)).toBe(2 * count('decided'));
  expect(sumOf(/^winner [a-zA-Z]+$/)).toBe(measured.winnerPoints);
  expect(Object.keys(measured).sort()).toEqual(Object.keys(cosmos.stats.names).sort());
});

test('[I5] a forecast says what both sides would have, and takes no nonsense', () => {
  const game = position({ aliens: ['friend', 'mason'], stacks: '1,0 A3, 2,0 A2, 1,1 B2' });
  const ask = (question: never) => cosmos.forecast?.(game.view(0), 0, question);
  expect(ask({ from: '1,0', target: '1,1' } as never)).toMatchObject({
    attacker: { ships: 3, multiplier: 1, bonus: 2, total: 5 },
    defender: { ships: 2, multiplier: 2, bonus: 0, total: 4 },
  });
  expect(ask({ from: '1,0', target: '0,0' } as never)).toBeUndefined();
  expect(ask(7 as never)).toBeUndefined();
});

test('[I6] while it waits in silence the table says what is chosen', () => {
  const fresh = new Match(cosmos, { options: defaultOptions(cosmos.options), seats: 2, seed: 'waiting' });
  const waiting = (view: ReturnType<typeof cosmos.view>) => cosmos.text.waiting?.(view, 'watcher');
  expect(waiting(cosmos.view(fresh.state, 'watcher'))).toBe('Everybody chooses an alien in secret.');
  const clash = { step: 'invade', stacks: '1,0 A4, 1,1 B2' } as const;
  const chosen = play(position({ ...clash, hands: ['a7 a6 vp', 'a8 a5 vp'] }), 'invade 1,0 1,1');
  expect(waiting(chosen.view('watcher'))).toBe('Both sides choose a card in secret.');
  const met = play(position({ ...clash, hands: ['a7 +3', 'a8 vp'] }), 'invade 1,0 1,1');
  expect(waiting(met.view('watcher'))).toBe('It stands 11 (Blue) to 10 (Orange). Anybody may reinforce in secret.');
});

test('the board in letters: planets with what they give, fortresses, and below them the stacks', () => {
  const view = position({
    stacks: '0,0 A4, 1,0 B1',
    planets: { '0,0': 'gas', '1,1': 'mineral' },
    fortresses: ['0,0'],
  }).view(0);
  const lines = cosmos.text.map?.(view).split('\n') ?? [];
  const row = lines.findIndex((line) => line.includes('P7g#'));
  const at = lines[row]?.indexOf('P7g#') ?? -1;
  // (1,0) is beside it, (1,1) two rows further down.
  expect(lines[row + 1]?.slice(at)).toBe('B4    O1');
  expect(lines[row + 2]).toMatch(/P\d+m/);
  expect(lines.at(-2)).toContain('B Blue, O Orange');
  for (const site of BOARDS[view.board].sites) expect(lines.join(' ')).toContain(BOARDS[view.board].labels[site]);
  expect(Math.max(...lines.slice(0, -2).map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('[I8] what was drawn, how the own fight ended and what was taken is told first, to whom it concerns', () => {
  const told = (event: Event, viewer: number) => cosmos.text.toldFirst?.(event, viewer);
  const drew: Event = { kind: 'drew', seat: 0, count: 1, cards: ['vp-1'] };
  expect([told(drew, 0), told({ ...drew, cards: [] }, 1)]).toEqual(['You draw Victory Point.', undefined]);
  const decided: Event = {
    kind: 'decided',
    attacker: 1,
    defender: 0,
    winner: 1,
    cards: ['attack', 'attack'],
    totals: [19, 11],
  };
  expect([told(decided, 0), told(decided, 1), told(decided, 2)]).toEqual([
    'You lost the invasion, 11 to 19.',
    'You won the invasion, 19 to 11.',
    undefined,
  ]);
  expect(told({ ...decided, winner: null, totals: null, cards: ['attack', 'retreat'] }, 0)).toBe(
    'Nobody won the invasion: Retreat against Attack.',
  );
  const stole: Event = { kind: 'stole', seat: 1, victim: 0, card: 'vp-1' };
  expect([told(stole, 0), told({ ...stole, card: null }, 2)]).toEqual([
    'Orange takes Victory Point from you.',
    undefined,
  ]);
  expect(told(stole, 1)).toBe('You take Victory Point from Blue.');
});

test('[I8] [V1] ships that a fight cost, points of others and what ended the game are told first', () => {
  const told = (event: Event, viewer: number | 'watcher') => cosmos.text.toldFirst?.(event, viewer);
  const board = 'b13';
  const lost: Event = { kind: 'stackLost', seat: 1, board, owner: 0, site: '0,0', ships: 2, lost: 2 };
  expect([told(lost, 0), told(lost, 1)]).toEqual(['You lose 2 ships on P7.', undefined]);
  const blast: Event = { kind: 'sabotaged', seat: 1, board, owner: 0, site: '0,0', ships: 1 };
  expect(told(blast, 0)).toBe('You lose 1 ship on P7.');
  const bought: Event = { kind: 'bought', seat: 1, board, what: 'vp', site: null, mineral: 2, gas: 2 };
  expect([told(bought, 0), told(bought, 1), told({ ...bought, what: 'card' }, 0), told(bought, 'watcher')]).toEqual([
    'Orange buys a victory point.',
    undefined,
    undefined,
    undefined,
  ]);
  const bonus: Event = { kind: 'bonusMoved', bonus: 'mostCards', from: [0], to: [1], points: 2 };
  expect(told(bonus, 0)).toMatch(/^The bonus for the most cards .* goes from Blue to Orange\.$/);
  expect(told({ ...bonus, from: [] }, 0)).toBeUndefined();
  const none = { colonies: 0, fortresses: 0, vpCards: 0, bought: 0, graveyard: 0, hand: 0, ability: 0, tracker: 0 };
  const ended: Event = {
    kind: 'gameEnded',
    reason: 'target',
    winner: 1,
    alien: null,
    round: 5,
    active: 1,
    candidates: 1,
    points: [none, { ...none, colonies: 5, hand: 2, vpCards: 1 }],
  };
  expect(told(ended, 0)).toMatch(/^Orange wins in round 5 with 8 points: 5 .*\.$/);
});
