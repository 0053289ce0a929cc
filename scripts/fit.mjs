/**
 * Fits a game's evaluation to games of two scripted players: `node scripts/fit.mjs <game> [games]`. Where a rollout may be
 * cut, it takes what one player has more than the other, by the game's `featuresOf`, and looks for the weights that best tell the
 * winner (logistic regression). A quarter of the games is kept apart to see how well they do. Prints the weights; whoever
 * likes them writes them into the game's `bot/evaluate.ts`.
 */
import { findGame } from '@orrery/catalog';
import { botNumbers, gameSeed } from '@orrery/lab';
import { logistic, parseOptions, Quiet, Streams, winnersOf } from '@orrery/kernel';

const [id = 'cosmos', games = '800'] = process.argv.slice(2);
const game = await findGame(id).load();
const { featuresOf, WEIGHTS } = await import(`../games/${id}/dist/bot/evaluate.js`);
const names = Object.keys(WEIGHTS);
const options = parseOptions(game.options, {}, 2).value;
const numbers = botNumbers('fit');

/** One row for each cut: the differences in the order of the names, and 1 if the first seat won. */
function rowsOf(number) {
  const ctx = new Quiet(new Streams(gameSeed('fit', number), game.streams));
  const state = game.setup(options, 2, ctx);
  const randoms = [numbers(number, 0), numbers(number, 1)];
  const rows = [];
  let stage = game.search.stage(state);
  for (let [asked] = game.decisions(state); asked; [asked] = game.decisions(state)) {
    const { seat } = asked;
    game.apply(state, seat, game.bot.choose(game.view(state, seat), seat, randoms[seat]), ctx);
    if (game.search.stage(state) === stage || game.decisions(state).length === 0) continue;
    stage = game.search.stage(state);
    const [own, other] = [featuresOf(state, 0), featuresOf(state, 1)];
    rows.push({ number, x: names.map((name) => own[name] - other[name]) });
  }
  const winners = winnersOf(game.outcome(state));
  const won = winners.includes(0) ? 1 / winners.length : 0;
  return rows.map((row) => ({ ...row, won }));
}

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

/** Newton's steps; the squares of the weights are held down a little. */
function fitted(rows) {
  const weights = names.map(() => 0);
  for (let step = 0; step < 12; step++) {
    const slope = weights.map((weight) => -0.001 * rows.length * weight);
    const bend = names.map((_, i) => names.map((_other, j) => (i === j ? 0.001 * rows.length : 0)));
    for (const { x, won } of rows) {
      const chance = logistic(dot(weights, x));
      for (const [i, value] of x.entries()) {
        slope[i] += (won - chance) * value;
        for (const [j, other] of x.entries()) bend[i][j] += chance * (1 - chance) * value * other;
      }
    }
    for (const [at, change] of solved(bend, slope).entries()) weights[at] += change;
  }
  return weights;
}

/** Gauss and Jordan; the matrix is positive, so no row need be exchanged. */
function solved(matrix, right) {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = row[at] / pivot[at];
      for (let column = at; column < row.length; column++) row[column] -= factor * pivot[column];
    }
  return rows.map((row, at) => row.at(-1) / row[at]);
}

/** The mean surprise at who won; 0.693 is to know nothing. */
function surprise(rows, weights) {
  const of = ({ x, won }) => {
    const chance = logistic(dot(weights, x));
    return won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
  };
  return -rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
}

const rows = Array.from({ length: Number(games) }, (_, number) => rowsOf(number)).flat();
const apart = rows.filter(({ number }) => number % 4 === 0);
const weights = fitted(rows.filter(({ number }) => number % 4 !== 0));
const present = names.map((name) => WEIGHTS[name]);
console.log(`${rows.length} cuts of ${games} games; surprise in the games kept apart:`);
console.log(
  `weights as they are ${surprise(apart, present).toFixed(4)}, fitted ${surprise(apart, weights).toFixed(4)}`,
);
for (const [at, name] of names.entries()) console.log(`${name}: ${weights[at].toFixed(2)}`);
