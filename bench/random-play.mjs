/**
 * `node random-play.mjs <game> [--boardgame-io]`: random play of one game through the kernel beside the floor (and
 * boardgame.io), in moves per second. One process per game, as in the lab: a process that has seen many games runs
 * each of them slower, and that is not what is asked. Prints the rounds as JSON.
 */
import { findGame } from '@orrery/catalog';
import { parseOptions, playOut, Quiet, Random, Streams } from '@orrery/kernel';
import { processorMs } from './clock.mjs';
import { tunedConnectFour } from './connect-four.mjs';
import { floorGame } from './floor.mjs';

const ROUNDS = 9;
const ROUND_MS = 150;
const WARM_UP = 60;

const [id, flag] = process.argv.slice(2);
const game = id === tunedConnectFour.id ? tunedConnectFour : await findGame(id).load();
const seats = game.seats.min;
const options = parseOptions(game.options, {}, seats).value;
const player = { choose: (look) => look.legal[look.random.int(look.legal.length)] };
const players = Array.from({ length: seats }, () => player);
let played = 0;

function kernelGame(random) {
  const ctx = new Quiet(new Streams(`bench/${played++}`, game.streams));
  const state = game.setup(options, seats, ctx);
  return playOut(game, state, ctx, { players, randoms: players.map(() => random) });
}

/** Moves per second of processor time over some games. */
function speed(play, milliseconds) {
  const random = new Random(1, 2, played);
  const start = processorMs();
  let moves = 0;
  let time = 0;
  // Asking for the time is slow: beside short games it would be a third of what is measured.
  for (let games = 16; time < milliseconds; ) {
    const before = time;
    for (let i = 0; i < games; i++) moves += play(random);
    time = processorMs() - start;
    if (time - before < 5) games *= 2;
  }
  return (moves / time) * 1000;
}

const plays = { floor: floorGame, kernel: kernelGame };
if (flag === '--boardgame-io') plays.boardgameIo = (await import('./boardgame-io.mjs')).boardgameIoGame;
const round = (milliseconds) =>
  Object.fromEntries(Object.entries(plays).map(([name, play]) => [name, speed(play, milliseconds)]));
for (let i = 0; i < WARM_UP; i++) round(ROUND_MS); // the engine needs some seconds to know a game of many rules
console.log(JSON.stringify(Array.from({ length: ROUNDS }, () => round(ROUND_MS))));
