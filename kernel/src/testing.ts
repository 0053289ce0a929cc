/** The test kit: the suite that every game must pass, and matches with scripted dice and deck orders. */
export * from './testing/check.ts';
export { endingOf } from './testing/probe-end.ts';
export * from './testing/report.ts';
export * from './testing/scenario.ts';
export * from './testing/scripted.ts';
