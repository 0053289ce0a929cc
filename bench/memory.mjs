/** The memory of `simulate` after so many games: `node memory.mjs <games>` prints megabytes. */
import { parseOptions } from '@orrery/kernel';
import { MAX_ACTIONS, runSimulation } from '@orrery/lab';
import { connectFour } from '@orrery/connect-four';

const games = Number(process.argv[2]);
const { value: options } = parseOptions(connectFour.options, {}, 2);
const plan = {
  game: connectFour.id,
  options,
  seats: 2,
  bots: ['random', 'random'],
  seed: 'memory',
  maxActions: MAX_ACTIONS,
};
await runSimulation(plan, { games, workers: 1 });
console.log((process.resourceUsage().maxRSS / 1024).toFixed(1));
