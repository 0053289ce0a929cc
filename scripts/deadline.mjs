/**
 * How long moves take that have a second to think, while both cores are busy: `node scripts/deadline.mjs [moves] [game …]`.
 * Fails if one takes longer than 1.2 s. Every answer counts for a move, those of a plan that is carried out too.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { botFor } from '@orrery/bots';
import { CATALOG } from '@orrery/catalog';
import { parseOptions, Quiet, Random, Streams } from '@orrery/kernel';

const BUDGET = { iterations: 1e9, milliseconds: 1000 };
const LONGEST_MS = 1200;

const [moves = '20', ...names] = process.argv.slice(2);
const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;) ;', { eval: true }));

/** Plays on from one game into the next until so many moves are made. Thoughts are those that took more than a moment. */
async function measured(game, wanted) {
  const times = [];
  for (let number = 0; times.length < wanted; number++) {
    const options = parseOptions(game.options, {}, game.seats.min);
    const ctx = new Quiet(new Streams(`deadline ${number}`, game.streams));
    const state = game.setup(options.value, game.seats.min, ctx);
    const bots = Array.from({ length: game.seats.min }, () => botFor(game, 'expert'));
    const random = Random.from(`deadline ${number}`);
    for (let [open] = game.decisions(state); open && times.length < wanted; [open] = game.decisions(state)) {
      const { seat } = open;
      const legal = game.legal(state, seat);
      const look = { seat, legal, view: () => game.view(state, seat), random };
      const began = performance.now();
      const action = await bots[seat].choose(look, { budget: BUDGET });
      if (legal.length > 1) times.push(performance.now() - began);
      game.apply(state, seat, action, ctx);
    }
  }
  return times;
}

let failed = false;
for (const entry of CATALOG.filter(({ id }) => names.length === 0 || names.includes(id))) {
  const times = await measured(await entry.load(), Number(moves));
  const longest = Math.max(...times);
  const thoughts = times.filter((ms) => ms > 100).length;
  failed ||= longest > LONGEST_MS;
  console.log(
    `${entry.title}: ${times.length} moves, ${thoughts} of them thoughts, the longest ${longest.toFixed(0)} ms`,
  );
}
await Promise.all(busy.map((worker) => worker.terminate()));
process.exitCode = failed ? 1 : 0;
