/** Nobody learns who is asked to reinforce: over whole games, with and without a third party that could. */
import {
  heardBy,
  parseOptions,
  Quiet,
  Random,
  Recorder,
  type Seat,
  Streams,
  type Viewer,
  viewersOf,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { cosmos } from '../src/index.ts';
import { clone, sideOf, type State } from '../src/state.ts';
import { play, position } from '../src/testing.ts';
import { twinOf } from './twins.ts';

/** What reaches a viewer, part by part: parts end with an action or with a pause. */
interface Received {
  parts: unknown[][];
  final: unknown;
}

/** The action, then passes of everybody who is asked to reinforce. */
function playedOn(from: State, seat: Seat, action: Parameters<typeof cosmos.apply>[2], viewer: Viewer): Received {
  const state = clone(from);
  const parts: unknown[][] = [];
  const streams = new Streams('twins', cosmos.streams);
  const act = (who: Seat, what: typeof action) => {
    const recorder = new Recorder(streams);
    cosmos.apply(state, who, what, recorder);
    const cuts = [0, ...recorder.pauses, recorder.told.length];
    for (let i = 1; i < cuts.length; i++) {
      const part = heardBy(recorder.told.slice(cuts[i - 1], cuts[i]), viewer);
      if (part.length > 0) parts.push(part);
    }
  };
  act(seat, action);
  for (;;) {
    const asked = cosmos.decisions(state)[0];
    if (asked?.kind !== 'reinforce') break;
    act(asked.seat, { kind: 'pass' });
  }
  return { parts, final: cosmos.view(state, viewer) };
}

test('[I6] what a seat receives is the same whether or not a third party was asked', () => {
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    const options = parseOptions(cosmos.options, {}, 3);
    if (!options.ok) throw new Error(options.problem);
    const ctx = new Quiet(new Streams(`secrets ${game}`, cosmos.streams));
    const random = Random.from(`secrets ${game}`);
    const state = cosmos.setup(options.value, 3, ctx);
    while (cosmos.decisions(state).length > 0) {
      const open = cosmos.decisions(state);
      const { seat, kind } = random.pick(open);
      const action = random.pick(cosmos.legal(state, seat));
      const third = [0, 1, 2].find((other) => state.invasion && sideOf(state, other) === undefined);
      if (kind === 'commitCard' && open.length === 1 && third !== undefined) {
        const twin = twinOf(state, third);
        for (const viewer of viewersOf(3).filter((one) => twin && one !== third)) {
          expect(playedOn(twin as State, seat, action, viewer)).toEqual(playedOn(state, seat, action, viewer));
          compared++;
        }
      }
      cosmos.apply(state, seat, action, ctx);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('[H3] nobody sees an open or answered secret question of somebody else', () => {
  const game = position({ players: 3, step: 'invade', stacks: '1,0 A4, 1,1 B3', hands: ['a6 a7', 'a8 a9', '+2'] });
  play(game, 'invade 1,0 1,1');
  const before = [game.view(2), game.view('watcher'), game.view(1)];
  play(game, 'A: commitCard a6');
  expect([game.view(2), game.view('watcher'), game.view(1)]).toEqual(before);
  expect(game.events(2)).toEqual([]);
  play(game, 'B: commitCard a8');
  expect(game.asked).toEqual(['reinforce 2']);
  expect(game.view(0).decisions).toEqual([]);
  expect(game.view('watcher').decisions).toEqual([]);
});

test('[H4] a confiscated card is known to all, and leaves with the card', () => {
  const game = position({ players: 3, step: 'invade', stacks: '1,0 A4, 1,1 B3', hands: ['a12 vp', 'q', ''] });
  play(game, 'invade 1,0 1,1', 'advance 0');
  for (const viewer of [0, 2, 'watcher'] as const) expect(game.view(viewer).players[1]?.known).toEqual(['attack-12-1']);
  expect(game.view(1).seen).toEqual({ 'attack-12-1': [0, 2, 'watcher'] });
});

test('[H5, R47] who looks into a hand later does not learn which of its cards was stolen', () => {
  const [nine, four] = [
    ['a9', 'a4'],
    ['a4', 'a9'],
  ].map(([held, stolen]) => {
    const game = position({
      players: 3,
      active: 'B',
      step: 'invade',
      aliens: ['ascended', null, null],
      stacks: '1,0 B3, 1,1 C1, 2,-3 B1, 3,-4 A1',
      hands: ['a5 a6', `n ${held}`, `a12 ${stolen}`],
    });
    play(game, 'invade 1,0 1,1', 'B: commitCard n', 'C: commitCard a12', 'advance 0'); // B takes the card that C has left
    play(game, 'chooseResource gas', 'pass', 'pass'); // C
    play(game, 'chooseResource gas', 'pass', 'pass', 'invade 3,-4 2,-3');
    return game.view(0);
  });
  expect(nine?.players[1]?.known).toEqual(['attack-4-1', 'attack-9-1']);
  expect(nine?.seen).toEqual({ 'attack-4-1': [0], 'attack-9-1': [0] });
  expect(nine).toEqual(four);
});

test('[V5] nobody is dealt the points with which the game would be over, however many cards they hold', () => {
  const game = position({
    players: 3,
    bought: [0, 0, 7], // with the bonus for most cards one point is missing
    hands: ['vp', 'vp vp vp vp', 'a3 a4 a5 a6 a7 a8 a9 a10 a11 s r q n'],
    stacks: '1,0 A2, 2,0 B2, -2,0 C2', // on no planet
    discard: 'rest',
  });
  for (let deal = 0; deal < 20; deal++) {
    const state = clone(game.state);
    cosmos.redeal(state, 0, Random.from(`deal ${deal}`));
    cosmos.invariants(state);
  }
});

test('[H6] an open Victory Point is shown to all, a hidden one is not', () => {
  const spec = { step: 'move', stacks: '1,0 A1', hands: ['vp', ''] } as const;
  expect(position(spec).view(1).players[0]).toMatchObject({ known: [], points: { vpCards: 0 } });
  expect(position({ ...spec, options: { vpCards: 'open' } }).view(1).players[0]).toMatchObject({
    known: ['vp-1'],
    points: { vpCards: 1 },
  });
});
