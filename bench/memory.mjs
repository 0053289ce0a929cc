/** The memory of `simulate` after so many games: `node memory.mjs <games>` prints megabytes. */
import { longestGame, parseOptions } from '@orrery/kernel';
import { runSimulation } from '@orrery/lab';
import { connectFour } from '@orrery/connect-four';

const games = Number(process.argv[2]);
const { value: options } = parseOptions(connectFour.options, {}, 2);
const plan = {
  game: connectFour.id,
  options,
  seats: 2,
  bots: ['random', 'random'],
  seed: 'memory',
  maxActions: longestGame(connectFour),
};
await runSimulation(plan, { games, workers: 1 });
console.log((process.resourceUsage().maxRSS / 1024).toFixed(1));
