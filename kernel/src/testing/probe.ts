/** What all probes share: the position they try something on, and how they report a breach. */
import type { Action, Game, Seat, Viewer } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { Recorder, toldTo } from '../match.ts';
import { type Random, Streams } from '../random.ts';
import type { Property } from './report.ts';

/** A position under test. Probes leave the state as it is. */
export interface Probe {
  readonly game: Game;
  readonly state: unknown;
  readonly seats: number;
  readonly random: Random;
}

/** A broken promise. */
export class Found extends Error {
  readonly property: Property;

  constructor(property: Property, message: string) {
    super(message);
    this.property = property;
  }
}

export function breach(broken: boolean, property: Property, message: string): void {
  if (broken) throw new Found(property, message);
}

/** A seed for side experiments, as text. */
export function drawSeed(random: Random): string {
  return `${random.next()}`;
}

/** What came of an action tried on a copy. */
export interface Trial {
  readonly state: unknown;
  readonly recorder: Recorder;
}

/** Applies an action to a clone of a state, with random numbers of its own. */
export function tryAction(game: Game, state: unknown, seat: Seat, action: Action, seed: string): Trial {
  const copy = game.clone(state);
  const recorder = new Recorder(new Streams(seed, game.streams));
  game.apply(copy, seat, action, recorder);
  return { state: copy, recorder };
}

export function isOpen(game: Game, state: unknown, seat: Seat, action: Action): boolean {
  return (
    game.decisions(state).some((decision) => decision.seat === seat) && game.check(state, seat, action) === undefined
  );
}

/** What an action told a viewer. */
export function toldBy({ recorder }: Trial, viewer: Viewer): unknown {
  return recorder.told.map((told) => toldTo(told, viewer));
}

/**
 * Whether two values are the same JSON. Most pairs are, and were made by the same code with their keys in the same
 * order, so the quick text decides; the canonical one, ten times slower, is asked only when it differs.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
}

/** Reports two values that should be the same, with their first difference. */
export function expectSame(a: unknown, b: unknown, property: Property, what: string): void {
  if (!isSame(a, b)) throw new Found(property, `${what}: ${difference(canonicalJson(a), canonicalJson(b))}`);
}

/** The first difference of two texts with what stands around it. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${around(a)}… against …${around(b)}…`;
}
