/**
 * The test kit of Entropy Rally: any position in a few lines, written as short lines, carried on by the
 * kernel's `Scenario`: `position({ strip: 3, ships: 'A1 (0,0) E50, B1 (2,0) d3 E10', programs: { A1: 'move-1' } })`.
 */
export { cardsOf, tilesOf } from './testing/notation.ts';
export { type EntropyScenario, fromSetUp, type Position, position } from './testing/position.ts';
export {
  cardsIn,
  discardIn,
  handOf,
  optionsOf,
  play,
  read,
  shipsIn,
  short,
  tileIn,
  tokensIn,
} from './testing/reading.ts';
