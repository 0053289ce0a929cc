/**
 * `npm run bench`: our code and its comparators in the same run, as ratios. Rounds alternate, so that a busy moment of
 * the machine meets all of them; the median of the rounds' ratios is what counts. Absolute times mean little.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { connectFour } from '@orrery/connect-four';
import { playOut, Quiet, Random, Streams } from '@orrery/kernel';
import { boardgameIoGame } from './boardgame-io.mjs';
import { floorGame } from './floor.mjs';

const ROUNDS = 9;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const randomPlayer = (look) => look.legal[look.random.int(look.legal.length)];
const PLAYERS = [randomPlayer, randomPlayer];
const OPTIONS = { columns: 7, rows: 6 };

function kernelGame(random) {
  const ctx = new Quiet(new Streams('bench', connectFour.streams));
  const state = connectFour.setup(OPTIONS, 2, ctx);
  return playOut(connectFour, state, ctx, PLAYERS, [random, random], 100);
}

/** Moves per second over so many games. */
function speed(play, games) {
  const random = new Random(1, 2, 3);
  const start = performance.now();
  let moves = 0;
  for (let i = 0; i < games; i++) moves += play(random);
  return (moves / (performance.now() - start)) * 1000;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function rounds() {
  speed(floorGame, 50_000); // warm up
  speed(kernelGame, 50_000);
  speed(boardgameIoGame, 100);
  const all = [];
  for (let i = 0; i < ROUNDS; i++) {
    all.push({
      floor: speed(floorGame, 100_000),
      kernel: speed(kernelGame, 100_000),
      boardgameIo: speed(boardgameIoGame, 150),
    });
  }
  return all;
}

const all = rounds();
const memory = [1000, 100_000].map((games) =>
  Number(execFileSync(process.execPath, [here('memory.mjs'), String(games)], { encoding: 'utf8' })),
);
const lines = [
  {
    what: 'Connect Four through the kernel ÷ the floor',
    value: median(all.map(({ kernel, floor }) => kernel / floor)),
    wanted: 'at least 0.6',
    good: (v) => v >= 0.6,
  },
  {
    what: 'Connect Four through the kernel ÷ boardgame.io’s reducer',
    value: median(all.map(({ kernel, boardgameIo }) => kernel / boardgameIo)),
    wanted: 'at least 300',
    good: (v) => v >= 300,
  },
  {
    what: 'memory of simulate, 100,000 games ÷ 1,000 games',
    value: memory[1] / memory[0],
    wanted: 'at most 1.2',
    good: (v) => v <= 1.2,
  },
  {
    what: 'memory of simulate, 100,000 games, one worker, MB',
    value: memory[1],
    wanted: 'under 200',
    good: (v) => v < 200,
  },
];
const speeds = Object.fromEntries(
  ['floor', 'kernel', 'boardgameIo'].map((name) => [name, Math.round(median(all.map((round) => round[name])))]),
);

console.log(
  `moves per second (median of ${ROUNDS} rounds): floor ${speeds.floor}, kernel ${speeds.kernel}, boardgame.io ${speeds.boardgameIo}\n`,
);
for (const { what, value, wanted, good } of lines)
  console.log(`${good(value) ? 'ok  ' : 'MISS'}  ${value.toFixed(2).padStart(9)}  ${what} (${wanted})`);
const results = {
  node: process.version,
  cores: cpus().length,
  movesPerSecond: speeds,
  results: lines.map(({ what, value, wanted, good }) => ({
    what,
    value: Number(value.toFixed(3)),
    wanted,
    met: good(value),
  })),
};
writeFileSync(here('results.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log('\nwritten to bench/results.json');
