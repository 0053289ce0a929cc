/** The kernel's generic suite by game number: any range can be checked anywhere, and the reports put together. */
import type { Game, OptionValues } from '@orrery/kernel';
import { type CheckReport, checkGame, emptyReport, mergeReports, type Violation } from '@orrery/kernel/testing';
import type { Counter } from './simulate.ts';
import { type Counts, mergeCounts } from './tally.ts';

export interface CheckPlan {
  /** A game of the catalogue, or the address of a module: see `loadGame`. */
  readonly game: string;
  readonly seed: string;
  readonly maxActions?: number;
  /** Fixed options and seats instead of random ones. */
  readonly options?: OptionValues;
  readonly seats?: number;
}

export interface CheckTally {
  /** Holds only the first violations of each property: a broken game would fill the memory with logs. */
  readonly report: CheckReport;
  /** Property → violations found, those not kept included. */
  readonly found: Counts;
}

/** How many violations of one property are kept: those with the lowest game numbers, whatever the chunks. */
export const KEPT_PER_PROPERTY = 5;

export function emptyCheck(): CheckTally {
  return { report: emptyReport(), found: {} };
}

export function mergeChecks(a: CheckTally, b: CheckTally): CheckTally {
  const report = mergeReports(a.report, b.report);
  return { report: { ...report, violations: firstOf(report.violations) }, found: mergeCounts(a.found, b.found) };
}

function firstOf(violations: readonly Violation[]): Violation[] {
  const kept: Counts = {};
  return [...violations]
    .sort((a, b) => a.game - b.game || a.at - b.at)
    .filter(({ property }) => (kept[property] = (kept[property] ?? 0) + 1) <= KEPT_PER_PROPERTY);
}

/** `onAction` hears of every action, for those who watch over a long game. */
export function checking(game: Game, plan: CheckPlan, onAction: () => void): Counter<CheckTally> {
  const { game: _, ...range } = plan;
  let tally = emptyCheck();
  return {
    get tally() {
      return tally;
    },
    play(index) {
      const report = checkGame(game, { ...range, from: index, to: index + 1, onAction });
      const found: Counts = {};
      for (const { property } of report.violations) found[property] = (found[property] ?? 0) + 1;
      tally = mergeChecks(tally, { report, found });
    },
  };
}
