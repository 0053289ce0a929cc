export * from './asked.ts';
export type { CheckPlan, CheckTally } from './check.ts';
export * from './engine.ts';
export * from './ladder.ts';
export * from './load-game.ts';
export * from './pool.ts';
export * from './simulate.ts';
export * from './tally.ts';
