/** What screens and words are told would come of an answer, compared with what comes of it. */
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { outlookOf, play, position, shipIn, short } from '../src/testing.ts';
import { games, ofKind } from './games.ts';

test('prospects are the options, in order, and what they foretell happens', () => {
  let flown = 0;
  for (const { before, after, events, asked } of games().flat()) {
    const [decision] = asked;
    if (decision?.kind !== 'move') continue;
    const { prospects, legal } = dogfight.view(before, decision.seat);
    expect(prospects.map(({ action }) => action)).toEqual(legal.filter(({ kind }) => kind === 'fly'));
    for (const event of ofKind(events, 'maneuverFlown')) {
      const way = prospects.find(({ action }) => action.manner === event.manner && action.template === event.template);
      expect(way).toMatchObject({
        cost: event.cost,
        tokens: event.tokens,
        fromAltitude: event.fromAltitude,
        end: event.end,
        result: event.result,
        overlapped: event.overlapped,
      });
      const ship = after.ships.find(({ id }) => id === event.ship);
      if (event.result === 'offBoard') expect(way).toMatchObject({ rest: null, shots: [], threats: [] });
      else expect(way?.rest).toEqual({ x: ship?.x, y: ship?.y, h: ship?.h });
      flown++;
    }
  }
  expect(flown).toBeGreaterThan(2000);
});

test('aims are the targets offered, and every one is among the shots of the outlook', () => {
  let shots = 0;
  for (const { before, asked } of games().flat()) {
    const [decision] = asked;
    if (decision?.kind !== 'attack') continue;
    const view = dogfight.view(before, decision.seat);
    const options = view.legal.flatMap((action) => ('target' in action ? [action.target] : []));
    expect(view.aims.map(({ target }) => target)).toEqual(options);
    const all = outlookOf(view, decision.seat).shots;
    for (const aim of view.aims) expect(all).toContainEqual(aim);
    shots += view.aims.length;
  }
  expect(shots).toBeGreaterThan(100);
});

const FACING_EACH_OTHER = {
  ships: [
    { at: [60000, 60000, 0], speed: 4, attack: 3, defense: 3 },
    { at: [110000, 60000, 4], attack: 2, defense: 4, full: 3, health: 1 },
  ],
} as const;

test('a maneuver tells whom it would bring into sight, whose, and with what chances', () => {
  const { prospects } = position(FACING_EACH_OTHER).view(0);
  const way = (template: string) =>
    prospects.find(({ action }) => action.manner === 'normal' && action.template === template);
  const shot = { ship: 'p0s0', target: 'p1s0', linedUp: true, attackDice: 4, defenseDice: 4 };
  const straight = way('straight');
  expect(straight).toMatchObject({
    shots: [shot],
    threats: [{ ship: 'p1s0', target: 'p0s0', attackDice: 3, defenseDice: 3 }],
  });
  expect(straight?.shots[0]?.hits).toBeCloseTo(0.363, 3);
  expect(straight?.shots[0]?.kills).toBeCloseTo(0.363, 3); // with one health left the first damage destroys it
  expect(way('turnLeft')).toMatchObject({ shots: [], threats: [{ ship: 'p1s0', linedUp: false, attackDice: 2 }] });
});

test.for([
  { firstPlayer: 0, attackTiming: 'sequential', when: 'back' },
  { firstPlayer: 1, attackTiming: 'sequential', when: 'first' },
  { firstPlayer: 1, attackTiming: 'simultaneous', when: 'back' }, // both shoot, whatever hits
] as const)(
  '[F6] a threat tells whether it comes before the own shot: $when',
  ({ firstPlayer, attackTiming, when }) => {
    const [own, rival] = FACING_EACH_OTHER.ships;
    // Who is first has moved already, if it is not the one that moves now.
    const ships = [own, { ...rival, moved: firstPlayer === 1 }];
    const game = position({ options: { attackTiming }, ships, firstPlayer });
    const view = game.view(0);
    const straight = view.prospects.find(({ action }) => short(action) === 'straight');
    expect(straight?.threats).toMatchObject([{ ship: 'p1s0', when }]);
    expect(view.threats).toMatchObject([{ ship: 'p1s0', when }]);
    play(game, 'straight', 'end(0)');
    if (firstPlayer === 1) expect(game.view('watcher').decisions).toMatchObject([{ kind: 'attack', seat: 1 }]);
  },
);

test('[T3, F6] with squadrons a pilot may begin with another ship, so the order is open', () => {
  const others = { at: [20000, 20000, 2], moved: true } as const;
  const far = { at: [140000, 140000, 6], moved: true } as const;
  const [own, rival] = FACING_EACH_OTHER.ships;
  const when = (firstPlayer: 0 | 1, single: 0 | 1) => {
    const gone = { lostBy: 'offBoard' } as const;
    const squadrons = [
      [own, single === 0 ? gone : others],
      [{ ...rival, moved: true }, single === 1 ? gone : far],
    ] as const;
    return position({ ships: squadrons, firstPlayer, turn: 0 })
      .view(0)
      .threats.map((threat) => threat.when);
  };
  expect([when(1, 1), when(1, 0)]).toEqual([['first'], ['either']]);
  expect([when(0, 0), when(0, 1)]).toEqual([['back'], ['either']]);
});

test('only who is asked is told by the view; a board may ask for what all may know', () => {
  const game = position(FACING_EACH_OTHER);
  expect(game.view(1).prospects).toEqual([]);
  expect(outlookOf(game.view(1), 1)).toEqual(outlookOf(game.view(0), 0));
  const { ghosts } = outlookOf(game.view(0), 0);
  expect(ghosts.map(({ deadEnd: _deadEnd, onward: _onward, ...prospect }) => prospect)).toEqual(game.view(0).prospects);
});

test('a ghost tells where the rest of the speed leads', () => {
  const game = position({ ships: [{ at: [81000, 81000, 0], speed: 3, altitude: 3 }] });
  const { ghosts } = outlookOf(game.view(0), 0);
  const split = ghosts.find(({ action }) => short(action) === 'S:straight');
  expect(split).toMatchObject({
    cost: 2,
    tokens: 3,
    rest: { x: 101000, y: 81000, h: 4 },
    onward: [{ template: 'straight', end: { x: 81000, y: 81000, h: 4 } }],
  });
  const view = play(game, 'S:straight').view(0);
  expect(view.prospects.map(({ action, end }) => ({ template: action.template, end }))).toEqual(split?.onward);
});

test('a ghost is a dead end if every maneuver of the next move would leave the board', () => {
  const game = position({ ships: [{ at: [81000, 30000, 6], speed: 2 }] });
  const { ghosts } = outlookOf(game.view(0), 0);
  const deadEnds = ghosts.filter(({ deadEnd }) => deadEnd).map(({ action }) => short(action));
  expect(deadEnds).toEqual(['straight']);
  play(game, 'straight', 'end(1)');
  const later = position({ ships: [{ at: [81000, 10000, 6], speed: 2, altitude: 1 }] });
  expect(later.view(0).prospects.map(({ result }) => result)).not.toContain('flown');
  expect(shipIn(game, 'p0s0').pose).toEqual({ x: 81000, y: 10000, h: 6 });
});

test('maneuvers that others stand in the way of are told with their names', () => {
  const game = position({ ships: [{ at: [60000, 60000, 0], speed: 4 }, { at: [84000, 62000, 4] }] });
  const { blocked, ghosts } = outlookOf(game.view(0), 0);
  expect(blocked).toEqual([
    {
      action: { kind: 'fly', manner: 'normal', template: 'straight' },
      end: { x: 80000, y: 60000, h: 0 },
      overlapped: ['p1s0'],
    },
  ]);
  expect(ghosts.map(({ action }) => short(action))).not.toContain('straight');
});

test('while a heading is asked, each tells how many first maneuvers it has and how many leave the board', () => {
  const game = position({ stage: 'placement', ships: [{ speed: 2 }, {}] });
  expect(outlookOf(game.view(0), 0)).toEqual({ ghosts: [], blocked: [], shots: [], facings: [] });
  const { facings } = outlookOf(play(game, 'cell(13, 0)').view(0), 0);
  expect(facings).toHaveLength(8);
  expect(facings[2]).toEqual({ maneuvers: 3, leaving: 0 }); // north, inwards
  expect(facings[6]).toEqual({ maneuvers: 3, leaving: 3 }); // south, over the edge
});

test('a ship that has no place yet stands in nobody’s way', () => {
  const game = position({ stage: 'placement', ships: [{ speed: 2 }, {}] });
  const { facings } = outlookOf(play(game, 'cell(3, 0)').view(0), 0);
  expect(facings[4]).toEqual({ maneuvers: 3, leaving: 2 }); // west: the straight ends beside the corner
});

test.for([null, 'outlook', {}, { about: 'else' }])('%j is no question', (question) => {
  const view = position(FACING_EACH_OTHER).view(0);
  expect(dogfight.forecast?.(view, 0, question)).toBeUndefined();
});
