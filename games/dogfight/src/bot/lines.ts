/** Stats: speed is worth most, so a fast line, and now and then another sound one. */
import type { Random } from '@orrery/kernel';
import { type Action, assignOf } from '../actions.ts';
import { type StatLine, statLines } from '../stat-lines.ts';
import type { PilotView } from '../seen.ts';

/** With the printed values. */
const NOW_AND_THEN = ['4-2-3-3', '3-4-3-2'];
/** One in so many. */
const SELDOM = 5;

export function chooseLine({ settings }: PilotView, random: Random): Action {
  const lines = statLines(settings.statValues);
  const others = lines.filter(({ text }) => NOW_AND_THEN.includes(text));
  if (others.length > 0 && random.chance(1, SELDOM)) return answer(random.pick(others));
  const fastest = Math.max(...settings.statValues);
  return answer(random.pick(lines.filter(({ speed }) => speed === fastest)));
}

const answer = ({ text }: StatLine): Action => assignOf(text);
