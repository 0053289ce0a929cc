/** What `checkGame` found: violations with the log that leads to them, and what play reached. */
import type { Game } from '../game.ts';
import type { Log } from '../log.ts';

/** The promises of a game, by the name under which it is reported when broken. */
export const PROPERTIES = {
  ends: 'every game ends, and asks somebody until it does',
  invariants: 'no state breaks an invariant of the rules',
  asked: 'asked seats have legal actions, each once; all others have none',
  refusals: 'what is not legal is refused with a reason and changes nothing',
  json: 'states, views, events and outcomes survive JSON, and play goes on from them',
  replay: 'a log replays to the same hashes',
  clone: 'a clone and its original do not touch each other',
  undo: 'undo then redo is the identity; undo never crosses a roll or a revelation',
  secrecy: 'a view and its events do not change with what the viewer cannot know',
  tells: 'nothing a viewer gets later (ids, counts, order, blanks) depends on what it cannot know, until it is shown',
  honesty: 'a redeal does not depend on the hidden truth, and makes a possible state',
  knowledge: 'a view tells all that its seat may know: a state made from it, redealt, equals the true state redealt',
  position: 'a match begins from any state, and replays',
  simultaneous: 'the order of simultaneous answers changes nothing',
  pure: 'no clock and no chance but the streams',
  options: 'every allowed option gives a game',
  bot: 'the scripted player chooses a legal action from its view; evaluations lie between 0 and 1',
  text: 'every question, action, event and end has words',
  stats: 'every announced statistic is measured',
} as const;

export type Property = keyof typeof PROPERTIES;

export interface Violation {
  readonly property: Property;
  readonly message: string;
  /** The number of the game in its run. */
  readonly game: number;
  /** Replays to the moment, unless the fault is that it does not replay. */
  readonly log: Log;
  /** Actions before the moment. */
  readonly at: number;
}

const REACHES = ['decisions', 'actions', 'events', 'ends', 'things'] as const;
type Reached = Readonly<Record<(typeof REACHES)[number], Readonly<Record<string, number>>>>;

export interface CheckReport {
  readonly games: number;
  readonly actions: number;
  readonly violations: readonly Violation[];
  /** How often each was seen. */
  readonly reached: Reached;
}

export function emptyReport(): CheckReport {
  return {
    games: 0,
    actions: 0,
    violations: [],
    reached: { decisions: {}, actions: {}, events: {}, ends: {}, things: {} },
  };
}

/** The violations in a line each, for a test to say what it found. */
export const faultsIn = ({ violations }: CheckReport): string[] =>
  violations.map(({ property, message }) => `${property}: ${message}`);

export function mergeReports(a: CheckReport, b: CheckReport): CheckReport {
  const reached = Object.fromEntries(REACHES.map((of) => [of, sum(a.reached[of], b.reached[of])]));
  return {
    games: a.games + b.games,
    actions: a.actions + b.actions,
    violations: [...a.violations, ...b.violations],
    // Object.fromEntries forgets that every key of REACHES is there.
    reached: reached as Reached,
  };
}

function sum(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const both: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) both[name] = (both[name] ?? 0) + count;
  return both;
}

/** What the game can reach and this report never saw; only kinds with a gap are listed. */
export function neverReached(game: Game, report: CheckReport): Readonly<Record<string, readonly string[]>> {
  const wanted = {
    decisions: game.reach.decisions,
    actions: Object.keys(game.actions),
    ends: game.reach.ends,
    things: game.reach.things ?? [],
  };
  const gaps = Object.entries(wanted).map(([of, names]) => {
    const seen = report.reached[of as keyof typeof wanted];
    return [of, names.filter((name) => !seen[name])] as const;
  });
  return Object.fromEntries(gaps.filter(([, names]) => names.length > 0));
}

/** Counts sightings while games are played. */
export class Sightings {
  private readonly counts = new Map(REACHES.map((of) => [of, new Map<string, number>()]));

  saw(of: (typeof REACHES)[number], name: string): void {
    const names = this.counts.get(of);
    names?.set(name, (names.get(name) ?? 0) + 1);
  }

  reached(): Reached {
    // As above: every key of REACHES is there.
    return Object.fromEntries([...this.counts].map(([of, names]) => [of, Object.fromEntries(names)])) as Reached;
  }
}
