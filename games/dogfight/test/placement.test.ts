/** Scenarios about the starting band, spacing and its fallback. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { optionsOf, play, position } from '../src/testing.ts';

/** A new game of two with pilot 0 first, at the first placement. */
const start = (options = {}) => play(given(dogfight, { options, script: { dice: [6, 1] } }), '3-3-4-2', '3-3-4-2');

test('[S22] [R14] the second pilot keeps the range string away', () => {
  const game = start();
  expect(optionsOf(game)).toHaveLength(288);
  play(game, 'cell(0, 0)');
  expect(game.view(0)).toMatchObject({ cell: { col: 0, row: 0 }, active: 'p0s0' });
  play(game, 'heading(1)');
  expect(game.view(0).ships[0]?.pose).toEqual({ x: 3000, y: 3000, h: 1 });
  const options = optionsOf(game);
  expect(options).toHaveLength(237);
  expect(options).toContain('cell(10, 0)');
  expect(options).not.toContain('cell(9, 0)');
  expect(game.refusal(1, { kind: 'placePosition', col: 9, row: 0 })).toMatchObject({ code: 'too-close', ship: 'p0s0' });
});

test('[S26] [R14] where no cell keeps the spacing, the farthest ones are left', () => {
  const game = start({ boardTw: 19, placementSpacingTw: 20 });
  play(game, 'cell(9, 0)', 'heading(2)');
  expect(optionsOf(game)).toEqual(['cell(0, 18)', 'cell(18, 18)']);
  expect(game.refusal(1, { kind: 'placePosition', col: 1, row: 18 })?.code).toBe('not-farthest');
  play(game, 'cell(18, 18)');
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'positionChosen', fallback: true }));
});

test('cells are listed row by row', () => {
  const options = optionsOf(start());
  const cells = options.map((option) => /\((\d+), (\d+)\)/.exec(option)?.slice(1).map(Number) ?? []);
  const order = cells.map(([col = 0, row = 0]) => row * 27 + col);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(options[0]).toBe('cell(0, 0)');
  expect(options[27 * 3]).toBe('cell(0, 3)');
  expect(options[27 * 3 + 3]).toBe('cell(24, 3)');
});

test('the first pilot has 396 positions on a board of 36', () => {
  expect(optionsOf(start({ boardTw: 36 }))).toHaveLength(396);
  const six = given(dogfight, { seats: 6 });
  for (let seat = 0; seat < 6; seat++) play(six, '3-3-4-2');
  expect(six.view(0).settings).toMatchObject({ boardTw: 36, side: 216000 });
  expect(optionsOf(six)).toHaveLength(396);
});

test('[R14] [R34] squadrons are placed in turn; own tokens may stand side by side', () => {
  const game = given(dogfight, { options: { shipsPerPilot: 2 }, script: { dice: [1, 6] } });
  play(game, '3-3-4-2', '3-3-4-2', '3-3-4-2', '3-3-4-2');
  const order: (string | null)[] = [];
  const cells = ['cell(0, 0)', 'cell(26, 26)', 'cell(1, 0)', 'cell(25, 26)'];
  for (const cell of cells) {
    order.push(game.view(0).active);
    play(game, cell);
    expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'positionChosen', fallback: false }));
    play(game, 'heading(0)');
  }
  expect(order).toEqual(['p1s0', 'p0s0', 'p1s1', 'p0s1']);
  expect(game.view(0)).toMatchObject({ stage: 'moveStage', round: 1, quietRounds: 0, firstPlayer: 1, turn: 1 });
});

test('[R14] a cell that is taken, outside the band or off the board is refused', () => {
  const game = position({
    stage: 'placement',
    options: { shipsPerPilot: 2 },
    ships: [
      [{ at: [3000, 3000, 0] }, {}],
      [{ at: [159000, 159000, 4] }, {}],
    ],
  });
  const code = (col: number, row: number) => game.refusal(0, { kind: 'placePosition', col, row })?.code;
  expect(code(0, 0)).toBe('cell-taken');
  expect(code(3, 3)).toBe('outside-band');
  expect(code(27, 0)).toBe('off-grid');
  expect(code(26, 26)).toBe('cell-taken');
  expect(code(1, 0)).toBeUndefined();
});

test('[R14] spacing is measured between outlines even if range is not', () => {
  const counts = ['nearest', 'centers'].map(
    (rangeMeasure) => optionsOf(play(start({ rangeMeasure }), 'cell(0, 0)', 'heading(0)')).length,
  );
  expect(counts).toEqual([237, 237]);
});
