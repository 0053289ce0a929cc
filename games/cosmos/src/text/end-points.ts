/** What the last turn brought and took, kind by kind and in words. */
import { listed, plural } from '@orrery/kernel';
import { type Points, totalOf } from '../counts.ts';
import { BONUS_NAMES, POINT_NAMES, pointsWords } from './words.ts';

/** What of each kind has come; below 0 it was lost. */
export const changeOf = (before: Points, after: Points): Points => countEach((name) => after[name] - before[name]);

const countEach = (count: (name: keyof Points) => number): Points =>
  // The names are all that points have.
  Object.fromEntries(POINT_NAMES.map((name) => [name, count(name)])) as unknown as Points;

const WITH_BONUS = {
  fewestLost: `with the bonus for the ${BONUS_NAMES.fewestLost}`,
  mostCards: `with the bonus for the ${BONUS_NAMES.mostCards}`,
} as const;

/** With what points are lost: the words for one point, and for several. */
const LOSS_WORDS: Readonly<Record<keyof Points, readonly [one: string, several: string]>> = {
  colonies: ['with a planet', 'with planets'],
  fortresses: ['with a fortress', 'with fortresses'],
  vpCards: ['with a Victory Point card', 'with Victory Point cards'],
  bought: ['of those bought', 'of those bought'],
  graveyard: [WITH_BONUS.fewestLost, WITH_BONUS.fewestLost],
  hand: [WITH_BONUS.mostCards, WITH_BONUS.mostCards],
  ability: ['with the ability', 'with the ability'],
  tracker: ['on the tracker', 'on the tracker'],
};

/** "On top came 3 points: 1 from planets and 2 for the most cards. But 1 was gone with a fortress." */
export function changeWords(change: Points): string {
  const gains = countEach((name) => Math.max(0, change[name]));
  const losses = countEach((name) => Math.max(0, -change[name]));
  const [gained, lost] = [totalOf(gains), totalOf(losses)];
  const came = `On top came ${plural(gained, 'point')}: ${pointsWords(gains)}.`;
  if (lost === 0) return gained > 0 ? came : '';
  const gone = `${lost === 1 ? 'was' : 'were'} gone${lossWords(losses)}.`;
  return gained > 0 ? `${came} But ${lost} ${gone}` : `At the end ${plural(lost, 'point')} ${gone}`;
}

/** " with a planet", ": 2 with planets and 1 with a fortress". */
function lossWords(losses: Points): string {
  const kinds = POINT_NAMES.filter((name) => losses[name] > 0);
  const words = kinds.map((name) => LOSS_WORDS[name][losses[name] === 1 ? 0 : 1]);
  return kinds.length === 1 ? ` ${words[0]}` : `: ${listed(kinds.map((name, at) => `${losses[name]} ${words[at]}`))}`;
}
