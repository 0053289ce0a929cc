/** What players read: questions, buttons, the log, refusals, the outline. */
import { readFileSync } from 'node:fs';
import type { Seat, Viewer } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { dogfight } from '../src/index.ts';
import { REFUSALS } from '../src/rules/refusals.ts';
import { type DogfightScenario, play, position, read } from '../src/testing.ts';
import { missingWords, storingWords } from '../src/text/missing.ts';
import { refusalText } from '../src/text/refusals.ts';
import { firingWords, nextFirst, unseenWords } from '../src/text/rivals.ts';
import { games } from './games.ts';

const { text } = dogfight;
const ask = (game: DogfightScenario, viewer: Viewer) =>
  game.view(viewer).decisions.map((decision) => text.prompt(decision, game.view(viewer), viewer))[0];
const say = (game: DogfightScenario, seat: Seat, answer: string) => text.action(read(answer), game.view(seat));
// The events of a scenario of this game are this game's.
const log = (game: DogfightScenario) => game.events('watcher').map((event) => text.event(event as Event));

const ready = { at: [60000, 60000, 0], speed: 4, altitude: 1, attack: 3, defense: 3 } as const;

test('questions', () => {
  const start = given(dogfight);
  expect(ask(start, 0)).toBe('Choose the stats of Valkyrie in secret: for a first game, most speed.');
  expect(ask(start, 1)).toBe('Valkyrie chooses stats in secret.');
  const squadron = given(dogfight, { options: { shipsPerPilot: 2 } }).act(0, { kind: 'assignStats', line: '4-3-3-2' });
  expect(ask(squadron, 0)).toContain('Valkyrie II');
  const game = position({ ships: [ready] });
  expect(ask(game, 0)).toBe('Fly Valkyrie: speed 4, altitude 1.');
  expect(ask(game, 1)).toBe('Valkyrie is flying.');
  play(game, 'straight');
  expect(ask(game, 0)).toBe('Fly on or end: speed 3, altitude 1.');
  const fight = position({ stage: 'attackStage', ships: [ready, { at: [90000, 60000, 2] }] });
  expect(ask(fight, 0)).toBe('Valkyrie has Raider lined up, straight ahead (1 more die): attack or hold fire.');
  const aside = position({ stage: 'attackStage', ships: [ready, { at: [80000, 68000, 2] }] });
  expect(ask(aside, 0)).toBe('Valkyrie has a target: attack or hold fire.');
});

test('a stat line says what is above and below the usual in it', () => {
  const start = given(dogfight);
  const story = (line: string) => text.detail?.({ kind: 'assignStats', line }, start.view(0))?.consequence;
  expect(story('4-3-3-2')).toBe('Attack 4: it shoots with 4 dice. Health 2: 2 hits bring it down.');
  expect(story('3-4-2-3')).toBe('Defense 4: it dodges with 4 dice. Speed 2: too little for a turn, which costs 3.');
  expect(story('2-3-3-4')).toBe('Health 4: it takes 4 hits to bring it down. Attack 2: only 2 dice to shoot with.');
  const gentle = given(dogfight, { options: { statValues: [4, 3, 3, 3], turnCost: 2 } });
  const only = text.detail?.({ kind: 'assignStats', line: '3-3-4-3' }, gentle.view(0));
  expect(only).toEqual({ consequence: 'Speed 4: it flies and turns more than others in every round.' });
  const even = given(dogfight, { options: { statValues: [3, 3, 3, 3] } });
  expect(text.detail?.({ kind: 'assignStats', line: '3-3-3-3' }, even.view(0))).toEqual({
    consequence: 'All four are equal.',
  });
});

test('maneuvers that are missing from the list say what they take', () => {
  const game = position({ ships: [{ at: [60000, 60000, 0], speed: 3, altitude: 0 }] });
  expect(missingWords('normal', game.view(0))).toBeUndefined();
  expect(storingWords(game.view(0))).toBeUndefined();
  play(game, 'straight');
  expect(missingWords('normal', game.view(0))).toBe('Too little speed for a turn (3).');
  expect(storingWords(game.view(0))).toBe(
    'Speed that you store as altitude adds to any later move, and 3 of it let a ship turn about (Split S).',
  );
  play(game, 'straight');
  expect(missingWords('normal', game.view(0))).toBe('Too little speed for a bank (2) or a turn (3).');
  const rich = position({ ships: [{ ...ready, speed: 4, altitude: 4 }] });
  // Three of the four altitude go to the Split S itself: five are left to fly with.
  expect(missingWords('splitS', rich.view(0))).toBe('Too little speed for a turn (6).');
  expect(missingWords('barrelRoll', rich.view(0))).toBeUndefined();
  const near = position({ ships: [ready, { at: [80000, 60000, 4] }] });
  expect(missingWords('normal', near.view(0))).toBe('Straight would end on another ship.');
});

test('[K2, K5] speed that is left and cannot be stored says why', () => {
  const split = play(position({ ships: [{ ...ready, altitude: 4 }] }), 'S:straight');
  expect(storingWords(split.view(0))).toBe(
    'After a Split S nothing can be stored in this round: fly the 2 speed left, or it is lost.',
  );
  const full = play(position({ ships: [{ ...ready, altitude: 4 }] }), 'straight');
  expect(storingWords(full.view(0))).toBe('Altitude is full (4): fly the 3 speed left, or it is lost.');
  const some = play(position({ ships: [{ ...ready, altitude: 1 }] }), 'straight');
  expect(storingWords(some.view(0))).toBeUndefined();
});

test('nobody is promised to be safe from those who have yet to move', () => {
  const rivals = (count: number, moved = false) =>
    Array.from({ length: count }, (_, at) => ({ at: [20000 + 20000 * at, 150000, 2], moved }) as const);
  const words = (count: number, moved?: boolean) => {
    const view = position({ ships: [ready, ...rivals(count, moved)] }).view(0);
    return [unseenWords(view), text.advice?.(read('straight'), view)];
  };
  const [now, advice] = words(1);
  expect(now).toBe('Nobody aims at you there now, but Raider has yet to move.');
  expect(advice).toContain(now);
  expect(words(2)[0]).toBe('Nobody aims at you there now, but Raider and Corsair have yet to move.');
  expect(words(3)[0]).toBe('Nobody aims at you there now, but 3 ships have yet to move.');
  expect(words(3, true)[0]).toBe('Nobody can shoot at you there.');
});

test('[F6] who shoots first says so, and who may be elsewhere by then only that it could', () => {
  const say = (isYetToMove: boolean) =>
    (['first', 'either', 'back'] as const).map((when) => firingWords({ when }, isYetToMove));
  expect(say(false)).toEqual(['shoots first', 'could shoot first', 'shoots back']);
  expect(say(true)).toEqual(['could shoot first', 'could shoot first', 'could shoot back']);
});

test('[T6] who begins the next round is known', () => {
  const rivals = [{ at: [20000, 150000, 2] }, { at: [60000, 150000, 2] }] as const;
  expect(nextFirst(position({ ships: [ready, ...rivals] }).view(0))).toBe(1);
  expect(nextFirst(position({ ships: [ready, ...rivals], firstPlayer: 2 }).view(0))).toBe(0);
  expect(nextFirst(position({ ships: [ready, { lostBy: 'offBoard' }, rivals[1]] }).view(0))).toBe(2);
  expect(nextFirst(given(dogfight).view(0))).toBeUndefined();
});

test('a heading that could only leave the board says so on its button', () => {
  const game = given(dogfight, { options: { statAssignment: 'open' } });
  while (game.view(0).stage === 'stats')
    for (const { seat } of game.view('watcher').decisions) game.act(seat, { kind: 'assignStats', line: '4-3-3-2' });
  const seat = game.view('watcher').decisions[0]?.seat ?? 0;
  const side = game.view(seat).settings.boardTw;
  // The middle of the lower edge.
  game.act(seat, { kind: 'placePosition', col: Math.floor(side / 2), row: 0 });
  const detail = (heading: number) => text.detail?.({ kind: 'placeHeading', heading }, game.view(seat)) ?? {};
  const south = game.view(seat).facings.findIndex(({ leaving, maneuvers }) => leaving === maneuvers);
  expect(say(game, seat, `heading(${south})`)).toBe('Face south');
  expect(detail(south)).toEqual({ warning: 'Lost: every first move leaves the board' });
  expect(detail((south + 4) % 8)).toEqual({});
  expect(game.view(1 - seat).facings).toEqual([]);
});

test('buttons', () => {
  const game = position({
    ships: [
      { ...ready, altitude: 4 },
      { at: [110000, 60000, 4], attack: 2, defense: 4 },
    ],
  });
  expect(say(game, 0, 'straight')).toBe('Straight (1 speed, facing east, you aim at Raider, Raider aims at you)');
  expect(say(game, 0, 'bankLeft')).toMatch(/^Bank left \(2 speed, facing north-east/);
  expect(say(game, 0, 'S:straight')).toBe(
    'Split S, straight (2 speed and 3 altitude, facing west, Raider aims at you)',
  );
  expect(say(game, 0, 'R:turnLeft')).toMatch(/^Barrel Roll, turn left \(6 speed, facing east/);
  expect(say(game, 0, 'end(2)')).toBe('End, store 2 as altitude');
  expect(say(game, 0, 'end(0)')).toBe('End the move');
  expect(say(position({ ships: [{ at: [150000, 60000, 0] }] }), 0, 'straight')).toBe(
    'Straight (1 speed, off the board)',
  );
  const fight = position({ stage: 'attackStage', ships: [ready, { at: [90000, 60000, 2], defense: 2 }] });
  expect(say(fight, 0, 'attack(p1s0)')).toBe('Attack Raider (3+1 dice (lined up) against 2, hits 66 in 100)');
  expect(say(fight, 0, 'hold')).toBe('Hold fire');
  expect(say(given(dogfight), 0, '4-3-2-3')).toBe('Attack 4, defense 3, speed 2, health 3');
  expect(say(fight, 0, 'cell(0, 26)')).toBe('Place in column 1, row 27');
  expect(say(fight, 0, 'heading(3)')).toBe('Face north-west');
  expect(say(fight, 0, 'move(p0s1)')).toBe('Move Valkyrie II');
  expect(say(fight, 0, 'act(p0s2)')).toBe('Attack with Valkyrie III');
});

test('details', () => {
  const detail = (game: DogfightScenario, answer: string) => text.detail?.(read(answer), game.view(0));
  const edge = position({ ships: [{ at: [140000, 60000, 0], speed: 4 }] });
  expect(detail(edge, 'straight')).toMatchObject({ warning: 'The ship would leave the board and be lost' });
  expect(detail(edge, 'turnLeft')?.warning).toBeUndefined();
  const game = play(position({ ships: [ready] }), 'straight');
  expect(detail(game, 'end(3)')).toEqual({ quiet: 'E', consequence: 'altitude 1 → 4, enough for a Split S' });
  expect(detail(game, 'end(1)')).toMatchObject({ quiet: 'C', warning: '2 points of speed could still be stored' });
  // Raider is behind it and looks the same way.
  const behind = position({ ships: [{ at: [80000, 60000, 0], speed: 4 }, { at: [65000, 60000, 0] }] });
  expect(detail(behind, 'end(2)')?.consequence).toBe('altitude 0 → 2 for later moves, Raider aims at you');
  expect(detail(game, 'bankLeft')).toMatchObject({
    subject: { id: 'normal', words: 'Ordinary maneuver' },
    verb: 'Bank left',
  });
});

test('the log', () => {
  const game = position({ ships: [{ ...ready, altitude: 3 }] });
  expect(log(play(game, 'S:straight'))).toEqual([
    'Valkyrie flies a Split S (straight) for 2 speed and 3 altitude and faces west.',
  ]);
  expect(log(play(game, 'end(0)'))).toContain('Valkyrie ends its move and loses 2 speed.');
  const store = play(position({ ships: [ready] }), 'straight', 'end(2)');
  expect(log(store)).toContain('Valkyrie ends its move, stores 2 speed (altitude 3) and loses 1 speed.');
  const bump = position({ options: { overlapRule: 'bump' }, ships: [ready, { at: [84000, 62000, 4] }] });
  expect(log(play(bump, 'straight'))[0]).toBe(
    'Valkyrie flies a straight for 1 speed, bumps into Raider and stays where it was.',
  );
  const off = play(position({ ships: [{ at: [150000, 60000, 0] }] }), 'straight');
  expect(log(off)).toEqual([
    'Valkyrie flies a straight for 1 speed, beyond the edge.',
    'Valkyrie leaves the board and is lost.',
    'Valkyrie has no ship left and is out.',
    'Raider is the last one flying and wins.',
  ]);
  const shot = position({
    stage: 'attackStage',
    ships: [ready, { at: [90000, 60000, 2], defense: 2, full: 3 }],
    dice: [6, 4, 2, 5, 4, 1],
  });
  expect(log(play(shot, 'attack(p1s0)'))[0]).toBe(
    'Valkyrie fires at Raider, lined up: rolls 6 4 2 5 against 4 1. 3 hits, 1 dodge: health 3 → 1.',
  );
  const start = given(dogfight, { seats: 3, script: { dice: [5, 2, 5, 1, 6] } });
  play(start, '4-3-3-2', '4-3-3-2', '4-3-3-2');
  expect(log(start).slice(2)).toEqual([
    'Roll to go first: Valkyrie 5, Raider 2, Corsair 5. Valkyrie and Corsair roll again.',
    'Roll to go first: Valkyrie 1, Corsair 6.',
    'Corsair is the first player.',
  ]);
});

test('no text shows an id to people', () => {
  for (const { before, events, asked } of games().slice(0, 10).flat()) {
    const view = dogfight.view(before, 'watcher');
    const lines = [
      ...events.map((event) => text.event(event)),
      ...asked.map((decision) => text.prompt(decision, view, decision.seat)),
      ...text.outline(view).flat(),
    ];
    for (const line of lines) if (/\bp\ds\d\b|undefined|NaN|\[object/.test(line)) expect(line).toBe('words for people');
  }
});

test('every refusal names a rule that RULES.md has, and its words leave the rule to the shell', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = new Set([...rules.matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id));
  for (const [code, rule] of Object.entries(REFUSALS)) {
    expect(ids).toContain(rule);
    const words = refusalText({ code, rule });
    expect(words).not.toContain('Not possible');
    expect(words).not.toContain(`[${rule}]`);
  }
});

test('refusals say why', () => {
  const why = (game: DogfightScenario, answer: string) => {
    const { seat } = dogfight.decisions(game.state)[0] ?? { seat: 0 };
    const refusal = game.refusal(seat, read(answer));
    return refusal && text.refusal(refusal);
  };
  const game = position({ ships: [{ at: [60000, 60000, 0], speed: 2 }, { at: [84000, 62000, 4] }] });
  expect(why(game, 'straight')).toBe('A straight would end on Raider: choose another maneuver.');
  expect(why(game, 'turnLeft')).toBe('A turn left costs 3 speed, and 2 can be spent.');
  expect(why(game, 'S:straight')).toBe('A Split S takes 3 altitude besides its speed, and the ship has 0.');
  expect(why(game, 'R:straight')).toBe('A Barrel Roll needs a bank or a turn.');
  expect(why(game, 'end(0)')).toBe('A ship flies at least one maneuver before its move can end.');
  expect(why(game, 'hold')).toBe('Not now: choose a maneuver.');
  const special = play(position({ ships: [{ at: [60000, 60000, 0], speed: 4, altitude: 3 }] }), 'S:straight');
  expect(why(special, 'end(1)')).toBe('After a Split S or Barrel Roll nothing can be stored in that round.');
  const store = play(position({ ships: [{ at: [60000, 60000, 0], speed: 3 }] }), 'straight');
  expect(why(store, 'end(3)')).toBe('3 cannot be stored: the most is 2.');
  expect(why(given(dogfight), '4-4-4-4')).toBe("'4-4-4-4' does not give each of the four values to one stat.");
  const fight = position({
    stage: 'attackStage',
    ships: [ready, { at: [90000, 60000, 2] }, { at: [60000, 90000, 2] }, { at: [150000, 60000, 4] }],
  });
  expect(why(fight, 'attack(p2s0)')).toBe('Corsair is not in the firing arc of Valkyrie.');
  expect(why(fight, 'attack(p3s0)')).toBe('Wraith is out of range: choose another target, or hold fire.');
  expect(why(fight, 'attack(p5s2)')).toBe('There is no ship Kestrel III in this game.');
});

test('ships that cannot be chosen', () => {
  const squadrons = [
    [{ at: [20000, 20000, 2], moved: true }, { at: [40000, 20000, 2] }, { at: [60000, 20000, 2] }],
    [{ at: [140000, 140000, 6] }, { lostBy: 'offBoard' }, { lostBy: 'offBoard' }],
  ] as const;
  const game = position({ ships: squadrons });
  const code = (ship: string) => game.refusal(0, { kind: 'chooseShipToMove', ship })?.code;
  expect([code('p0s0'), code('p1s0'), code('p2s0'), code('p0s1')]).toEqual([
    'has-moved',
    'not-yours',
    'no-such-ship',
    undefined,
  ]);
  const fight = position({
    stage: 'attackStage',
    ships: [
      [{ at: [60000, 60000, 0], acted: true }, { at: [60000, 70000, 0] }, { at: [60000, 50000, 0] }],
      [{ at: [90000, 60000, 2] }, { at: [20000, 20000, 2] }, { lostBy: 'shotDown' }],
    ],
  });
  const act = (ship: string) => fight.refusal(0, { kind: 'chooseShipToAttack', ship })?.code;
  expect([act('p0s0'), act('p1s1'), act('p0s1')]).toEqual(['has-acted', 'not-yours', undefined]);
  const lost = position({
    stage: 'attackStage',
    ships: [
      [{ lostBy: 'offBoard' }, { at: [60000, 60000, 0] }, { at: [60000, 70000, 0] }],
      [{ at: [90000, 60000, 2] }, { at: [20000, 20000, 2] }, { lostBy: 'shotDown' }],
    ],
  });
  expect(lost.refusal(0, { kind: 'chooseShipToAttack', ship: 'p0s0' })?.code).toBe('ship-lost');
  play(lost, 'act(p0s1)');
  expect(lost.refusal(0, { kind: 'attack', target: 'p1s2' })?.code).toBe('target-gone');
});

test('a ship without a target cannot be chosen to attack', () => {
  const game = position({
    stage: 'attackStage',
    ships: [
      [{ at: [60000, 60000, 0] }, { at: [60000, 70000, 0] }, { at: [60000, 50000, 4] }],
      [{ at: [90000, 60000, 2] }, { at: [20000, 140000, 2] }, { at: [140000, 140000, 2] }],
    ],
  });
  expect(game.refusal(0, { kind: 'chooseShipToAttack', ship: 'p0s2' })?.code).toBe('no-target');
});

test('the outline and the progress', () => {
  const game = position({ quietRounds: 6, ships: [{ ...ready, full: 2 }] });
  expect(text.progress?.(game.view(0))).toBe('Round 3 of 40, move stage, 6 of 12 rounds without an attack');
  const lines = Object.fromEntries(text.outline(game.view(0)));
  expect(lines['Ships']?.split('\n')[0]).toBe(
    'Valkyrie: attack 3, defense 3, speed 4, health 2; health 2 left, altitude 1, dealt 0; at 10.0, 10.0 facing east',
  );
  expect(lines['Order']).toBe('Valkyrie, Raider');
  const start = given(dogfight).act(0, { kind: 'assignStats', line: '4-3-3-2' });
  expect(Object.fromEntries(text.outline(start.view(1)))).toMatchObject({ 'Not ready yet': 'Raider' });
});

test('ends', () => {
  const end = (reason: string, ranks: number[]) => text.outcome({ reason, ranks });
  expect(end('lastFlying', [2, 1])).toBe('Raider is the last one flying and wins.');
  expect(end('allDestroyed', [1, 1, 3])).toBe(
    'Nobody is left flying: Valkyrie and Raider fell together and share the victory.',
  );
  expect(end('roundLimit', [1, 2])).toBe('The last round is over. Valkyrie wins.');
  expect(end('quietLimit', [1, 1])).toBe(
    'Nobody has attacked for too long, and the game ends. Valkyrie and Raider share the victory.',
  );
});

test('the board in letters has the columns and rows that the words speak of', () => {
  // The middle of column 12, row 7.
  const view = position({ ships: [{ at: [69000, 39000, 2] }] }).view(0);
  const lines = text.map?.(view).split('\n') ?? [];
  const row = lines.find((line) => line.includes('1↑')) ?? '';
  // Two rows a line: 7 and 8.
  expect(row).toMatch(/^ 7\|/);
  const ruler = lines.find((line) => / 5 +10 /.test(line)) ?? '';
  expect(row.indexOf('1↑') - ruler.indexOf('10') - 1).toBe(2);
});

test('[F4] a shot at one’s own ship, or by it, is told first, in short, and to nobody else', () => {
  const pose = { x: 0, y: 0, h: 0 } as const;
  const shot: Event = {
    kind: 'attacked',
    seat: 1,
    ship: 'p1s0',
    target: 'p0s0',
    linedUp: true,
    attackDice: [5, 5, 4],
    defenseDice: [6, 1, 1],
    hits: 3,
    dodges: 1,
    damage: 2,
    before: 3,
    left: 1,
    from: pose,
    at: pose,
  };
  const told = (event: Event, viewer: number) => text.toldFirst?.(event, viewer);
  expect(told(shot, 0)).toBe('Raider shot at Valkyrie: 3 hits, 1 dodge, health 3 → 1.');
  expect(told({ ...shot, damage: 0, left: 3 }, 1)).toBe('Raider shot at Valkyrie: 3 hits, 1 dodge, no damage.');
  expect(told(shot, 2)).toBeUndefined();
});
