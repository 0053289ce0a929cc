/**
 * A match as it stood after so many actions, kept beside its log so that a long one is opened without replaying all of it.
 * The log stays the truth: a snapshot is used only if its sum fits the game, its rules, everything the match began with and
 * the very actions that led there. Otherwise, or if it was damaged, the log is replayed. One that was made by rules of another
 * build is used only to compare: if the log leads elsewhere by now, a rule has changed that should have had a new version.
 * A standing is only for that: no state but its hash, small enough to be kept of every match, however short.
 */
import {
  canonicalJson,
  type Game,
  hashText,
  isRecord,
  type Log,
  type Match,
  type MatchPoint,
  type MatchSetup,
  type Viewer,
} from '@orrery/kernel';

export interface MatchSnapshot {
  /** After so many actions. */
  readonly at: number;
  readonly sum: string;
  /** JSON. */
  readonly body: string;
}

/** Where the words for how far the match is change for a viewer: numbers of moves, up to `moves`. */
export interface Marks {
  readonly moves: number;
  readonly words: readonly (readonly [move: number, words: string])[];
}

export interface SnapshotBody {
  readonly point: MatchPoint;
  /** Of the viewers whose marks were needed so far. */
  readonly marks: readonly (readonly [Viewer, Marks])[];
  /** The build of the rules that led there: see `HostWorld.rules`. */
  readonly rules?: string;
}

/** How a match stood, and the build of the rules that led there. */
export interface Standing {
  readonly hash: string;
  readonly rules: string;
}

type Actions = Log['actions'];

function sumOf(game: Game, setup: MatchSetup, actions: Actions, body: string): string {
  const { options, seats, seed, position = null } = setup;
  return hashText(
    `${canonicalJson([game.id, game.rulesVersion, options, seats, seed, position, actions] as const)}\n${body}`,
  );
}

export function makeSnapshot(
  game: Game,
  setup: MatchSetup,
  actions: Actions,
  content: SnapshotBody | Standing,
): MatchSnapshot {
  const body = JSON.stringify(content);
  return { at: actions.length, sum: sumOf(game, setup, actions, body), body };
}

/** What was kept of a match, and after how many actions. */
export type Past<Body> = Body & { readonly at: number };

/** What a store gave back, if it is one of this very match. */
export function readSnapshot<Body = SnapshotBody>(
  kept: unknown,
  game: Game,
  setup: MatchSetup,
  actions: Actions,
): Past<Body> | undefined {
  if (!isRecord(kept)) return undefined;
  const { at, sum, body } = kept;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > actions.length) return undefined;
  if (typeof body !== 'string' || sum !== sumOf(game, setup, actions.slice(0, at), body)) return undefined;
  // The sum says that `makeSnapshot` wrote it, and the store whether it is a standing.
  return { at, ...(JSON.parse(body) as Body) };
}

export function standingOf(match: Match, rules: string): MatchSnapshot {
  const { game, setup, entries } = match;
  const actions = entries.map(({ seat, action }) => [seat, action] as const);
  return makeSnapshot(game, setup, actions, { hash: match.hash(), rules });
}

/** Whether a match stands as it did by what was kept of it. */
export function standsAs(match: Match, past: SnapshotBody | Standing): boolean {
  if ('hash' in past) return match.hash() === past.hash;
  const { random, state } = past.point;
  return match.hash() === hashText(canonicalJson({ random, state }));
}
