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

export function viewText(game: Game, state: unknown, viewer: Viewer): string {
  return canonicalJson(game.view(state, viewer));
}

/** What an action told a viewer, as text. */
export function toldText({ recorder }: Trial, viewer: Viewer): string {
  return canonicalJson(recorder.told.map((told) => toldTo(told, viewer)));
}

/** The first difference of two texts with what stands around it, for messages. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${around(a)}… against …${around(b)}…`;
}
