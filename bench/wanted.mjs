/**
 * What is wanted of each game, by id. `ofFloor`: moves of random play, as a share of the floor's. `iterations`: clone,
 * redeal and ten random actions, per second of one core. `rollouts`: the policy plays on from the beginning of a round
 * for so many stages (`GameSearch.stage`; an era of Entropy Rally has two), so often per second of one core.
 */
const swift = { ofFloor: 0.08, iterations: 30_000 };
const rich = { ofFloor: 0.05, iterations: 10_000 };

export const WANTED = {
  breach: { ...swift, rollouts: { stages: 1, called: 'rounds', perSecond: 8000 } },
  dogfight: { ...swift, rollouts: { stages: 2, called: 'pairs of rounds', perSecond: 2000 } },
  entropy: { ...swift, rollouts: { stages: 2, called: 'eras', perSecond: 1000 } },
  cosmos: rich,
  entanglion: rich,
};
