/**
 * `node search-play.mjs <game> [stages]`: how fast bots can try things out in one game, per second of one core. Iterations
 * are clone, redeal and ten random actions, from states in the middle of games; rollouts are clone, redeal and the
 * game's own policy for so many stages, from where a stage begins (not without `stages`). Prints the rounds as JSON.
 */
import { findGame } from '@orrery/catalog';
import { parseOptions, Quiet, Random, Streams } from '@orrery/kernel';
import { processorMs } from './clock.mjs';

const GAMES = 24;
const ACTIONS = 10;
const ROUNDS = 9;
const ROUND_MS = 150;
const WARM_UP = 20;

const [id, stagesText] = process.argv.slice(2);
const stages = Number(stagesText ?? 0);
const game = await findGame(id).load();
const seats = game.seats.min;
const options = parseOptions(game.options, {}, seats).value;
const random = new Random(1, 2, 3);

/** Chance of its own for all streams, and nobody listens. */
class Dice extends Quiet {
  random() {
    return random;
  }
}
const dice = new Dice(new Streams('unused', game.streams));

/** A game between scripted players up to so many actions; gives the number played. */
function play(number, most) {
  const ctx = new Quiet(new Streams(`bench/${number}`, game.streams));
  const own = new Random(4, 5, number);
  const state = game.setup(options, seats, ctx);
  let actions = 0;
  for (; actions < most; actions++) {
    const asked = game.decisions(state)[0];
    if (!asked) break;
    game.apply(state, asked.seat, game.bot.choose(game.view(state, asked.seat), asked.seat, own), ctx);
  }
  return { state, actions };
}

const middles = Array.from({ length: GAMES }, (_, number) => {
  const { actions } = play(number, Infinity);
  return play(number, Math.floor(actions / 2)).state;
});

/** A copy in which the seat that is asked knows what it knows and all else is dealt anew. */
function imagined(from) {
  const state = game.clone(from);
  game.redeal(state, game.decisions(state)[0].seat, random);
  return state;
}

function iterate(from) {
  const state = imagined(from);
  for (let actions = 0; actions < ACTIONS; actions++) {
    const asked = game.decisions(state)[0];
    if (!asked) return;
    const legal = game.legal(state, asked.seat);
    game.apply(state, asked.seat, legal[random.int(legal.length)], dice);
  }
}

/** The policy plays all seats until so many stages have passed or the game is over. */
function rollOut(state, count) {
  const { search } = game;
  const policy = search.policy(random);
  const end = search.stage(state) + count;
  while (search.stage(state) < end) {
    const asked = game.decisions(state)[0];
    if (!asked) break;
    game.apply(state, asked.seat, policy.choose(state, asked.seat), dice);
  }
  return state;
}

/** How often per second something can be done with one state after the other. */
function speed(states, act, milliseconds) {
  const start = processorMs();
  let count = 0;
  let time = 0;
  // Asking for the time is slow, so it is done now and then.
  for (let times = 1; time < milliseconds; ) {
    const before = time;
    for (let i = 0; i < times; i++) for (const state of states) act(state);
    count += states.length * times;
    time = processorMs() - start;
    if (time - before < 5) times *= 2;
  }
  return (count / time) * 1000;
}

const acts = { iterations: (milliseconds) => speed(middles, iterate, milliseconds) };
if (stages > 0 && game.search) {
  const begun = middles.map((state) => rollOut(game.clone(state), 1)).filter((s) => game.decisions(s).length > 0);
  acts.rollouts = (milliseconds) => speed(begun, (from) => rollOut(imagined(from), stages), milliseconds);
}
const round = () => Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, act(ROUND_MS)]));
for (let i = 0; i < WARM_UP; i++) round();
console.log(JSON.stringify(Array.from({ length: ROUNDS }, round)));
