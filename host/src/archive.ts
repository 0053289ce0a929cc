/** Reads matches back from the store, and notes beside them what makes that fast and safe. */
import { findGame } from '@orrery/catalog';
import { type Log, Match, messageOf, replaying, type Viewer } from '@orrery/kernel';
import { type Found, found, lacking } from './found.ts';
import type { Sat } from './leaving.ts';
import { strangeBot } from './plan.ts';
import {
  makeSnapshot,
  type Past,
  readSnapshot,
  type SnapshotBody,
  type Standing,
  standingOf,
  standsAs,
} from './snapshot.ts';
import { parseStored, type Seated } from './store.ts';
import { type Start, Tape } from './tape.ts';
import type { HostWorld } from './world.ts';

/** A match on tape. */
export interface Taped extends Sat {
  readonly id: string;
  readonly tape: Tape;
  /** What the store had, if it is not being played here: see `MatchStore.stamp`. */
  readonly stamp: string | undefined;
}

/** A match is worth a snapshot whenever so many actions are in none yet. */
const SNAPSHOT_EVERY = 100;
export class Archive {
  private readonly world: HostWorld;
  /** What the snapshots of matches hold: after how many actions, and for whom. */
  private readonly snapshots = new WeakMap<Match, { readonly at: number; readonly viewers: readonly Viewer[] }>();
  /** The last action of matches when it was last noted how they stand. */
  private readonly standings = new WeakMap<Match, Match['entries'][number] | 'none'>();

  constructor(world: HostWorld) {
    this.world = world;
  }

  /** `whole`: every moment of it, or else as much as is needed to go on. */
  async read(id: string, whole: boolean): Promise<Found<Taped>> {
    // Before the match itself: if it changes in between, it is read again the next time.
    const stamp = await this.world.store.stamp(id);
    const stored = await this.world.store.load(id);
    if (!stored) return lacking('no-such-match', { match: id.slice(0, 40) });
    const parsed = parseStored(stored);
    if (!parsed.ok) return lacking('unreadable', { why: parsed.problem });
    const { log, witnessed } = parsed.value;
    const { forfeits, ...open } = log;
    const { online, standIns = [] } = (await this.world.online?.(id)) ?? {};
    const seated = parsed.value.seated.map((sitter, seat): Seated => {
      const standIn = standIns[seat];
      return sitter.kind === 'human' && standIn !== undefined ? { ...sitter, standIn } : sitter;
    });
    // Without its end: the tape is played up to it.
    const beginning = await this.matchOf(open, witnessed, seated, 0);
    if (!beginning.ok) return beginning;
    const { game, setup } = beginning.value;
    const { store } = this.world;
    // Only what can be trusted.
    const snapshot = whole ? undefined : readSnapshot(await store.snapshot?.(id), game, setup, log.actions);
    const standing = readSnapshot<Standing>(await store.standing?.(id), game, setup, log.actions);
    const isOurs = (one: Past<SnapshotBody | Standing> | undefined) => one?.rules === this.world.rules;
    const [past] = [snapshot, standing]
      .filter((one) => one !== undefined)
      .filter((one) => !isOurs(one))
      .sort((one, other) => other.at - one.at);
    if (past) {
      const before = await this.matchOf(open, witnessed, seated, past.at);
      if (!before.ok) return before;
      if (!standsAs(before.value, past))
        return lacking('unreadable', {
          why: `the rules have changed: after ${past.at} moves the match stands otherwise than it did`,
        });
    }
    const start = snapshot && isOurs(snapshot) ? startFrom(beginning.value, log.actions, snapshot) : undefined;
    const match = start?.match() ?? beginning.value;
    if (start) this.snapshots.set(match, { at: start.at, viewers: [...start.marks.keys()] });
    try {
      const rest = log.actions.slice(start?.at ?? 0);
      const tape = await this.inSteps(Tape.play(match, rest, start, forfeits));
      if (isOurs(standing) && standing?.at === log.actions.length) this.standings.set(match, lastOf(match));
      else if (online) void this.keepStanding(id, match);
      return found({ id, match, seated, tape, stamp, ...(online && { online }) });
    } catch (error) {
      if (start) return this.read(id, true);
      // The kernel has the words for it.
      const why = await this.matchOf(log, witnessed, seated);
      return why.ok ? lacking('unreadable', { why: messageOf(error) }) : why;
    }
  }

  /** Keeps a snapshot of a match where a tape ends, if it spares whoever opens it next enough. Nobody waits for it. */
  keepSnapshot({ id, match, tape }: Taped, viewer: Viewer): void {
    const { world } = this;
    const { length } = tape.entries;
    const last = this.snapshots.get(match) ?? { at: 0, viewers: [] };
    const isNew = length - last.at >= SNAPSHOT_EVERY || (length >= SNAPSHOT_EVERY && !last.viewers.includes(viewer));
    if (!world.store.keepSnapshot || !isNew || !tape.isOf(match)) return;
    const actions = tape.entries.map(({ seat, action }) => [seat, action] as const);
    const { point, game, setup } = match;
    const { marks } = tape;
    const { rules } = world;
    this.snapshots.set(match, { at: length, viewers: [viewer, ...marks.map(([each]) => each)] });
    const kept = world.store.keepSnapshot(
      id,
      makeSnapshot(game, setup, actions, { point, marks, ...(rules !== undefined && { rules }) }),
    );
    kept.catch((error: unknown) => world.fault?.(error));
  }

  /** Notes how a match stands, so that it is noticed if other rules would lead elsewhere. Not with every action: it takes its time. */
  async keepStanding(id: string, match: Match): Promise<void> {
    const { store, rules } = this.world;
    if (!store.keepStanding || rules === undefined || this.standings.get(match) === lastOf(match)) return;
    this.standings.set(match, lastOf(match));
    try {
      await store.keepStanding(id, standingOf(match, rules));
    } catch (error) {
      this.world.fault?.(error);
    }
  }

  /** Does long work step by step, so that nobody else waits for it. */
  async inSteps<T>(steps: Iterator<void, T>): Promise<T> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const breath = this.world.breathe?.();
      if (breath) await breath;
    }
  }

  /** The match of a log with those who sit at it, after so many actions. */
  async matchOf(
    log: Log,
    witnessed: boolean,
    seated: readonly Seated[],
    until = log.actions.length,
  ): Promise<Found<Match>> {
    if (seated.length !== log.seats)
      return lacking('unreadable', { why: `the match has ${log.seats} seats, but ${seated.length} sit at it` });
    const game = await findGame(log.game)?.load();
    if (!game) return lacking('no-such-game', { game: log.game.slice(0, 40) });
    const bad = strangeBot(seated, game.lesson);
    if (bad !== undefined) return lacking('no-such-bot', { level: bad });
    const match = await this.inSteps(replaying(game, log, until, { witnessed, filmed: true }));
    return match.ok ? match : lacking('unreadable', { why: match.problem });
  }
}

const lastOf = ({ entries }: Match) => entries.at(-1) ?? 'none';

/** Where a tape begins that goes on from a snapshot. */
function startFrom({ game, setup }: Match, actions: Log['actions'], { at, point, marks }: Past<SnapshotBody>): Start {
  const match = () => Match.from(game, setup, actions.slice(0, at), point, { filmed: true });
  return { at, match, marks: new Map(marks) };
}
