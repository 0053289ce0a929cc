/** What all probes share: the position they try something on, and how they report a breach. */
import { picturesOf } from '../flow.ts';
import { type Action, type Game, type Seat, type View, type Viewer, viewersOf } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { heardBy, Recorder } from '../match.ts';
import { Random, Streams } from '../random.ts';
import { isSame } from './json.ts';
import type { Property } from './report.ts';

/** A state with everything dealt anew that a viewer cannot know. */
export interface Redealt {
  readonly seed: string;
  readonly state: unknown;
}

/** So many look at a state of a sample; of small tables that is everybody. */
const VIEWERS_MOST = 3;

/** A state under test, and what several probes ask of it, made once. Probes leave all of it as it is. */
export class Probe {
  readonly game: Game;
  readonly state: unknown;
  readonly seats: number;
  readonly random: Random;
  private readonly everything: boolean;
  private readonly lists = new Map<Seat, readonly Action[]>();
  private readonly views = new Map<Viewer, View>();
  private readonly deals = new Map<Viewer, Redealt>();
  private looking: readonly Viewer[] | undefined;
  private text: string | undefined;

  /** `everything`: it is tried with all viewers and in all ways, not only with some. */
  constructor(game: Game, state: unknown, seats: number, random: Random, everything: boolean) {
    this.game = game;
    this.state = state;
    this.seats = seats;
    this.random = random;
    this.everything = everything;
  }

  /** Those who look at it: somebody who is asked comes first. */
  get viewers(): readonly Viewer[] {
    this.looking ??= this.some(this.askedFirst(), VIEWERS_MOST);
    return this.looking;
  }

  private askedFirst(): Viewer[] {
    const viewers = this.random.shuffle(viewersOf(this.seats));
    const asked = this.game.decisions(this.state);
    const at = viewers.findIndex((viewer) => asked.some(({ seat }) => seat === viewer));
    return at < 0 ? viewers : [...viewers.splice(at, 1), ...viewers];
  }

  /** The first few of a list in which any are as good; all of them where everything is to be tried. */
  some<T>(items: readonly T[], most: number): readonly T[] {
    return this.everything ? items : items.slice(0, most);
  }

  legal(seat: Seat): readonly Action[] {
    return madeOnce(this.lists, seat, () => this.game.legal(this.state, seat));
  }

  view(viewer: Viewer): View {
    return madeOnce(this.views, viewer, () => this.game.view(this.state, viewer));
  }

  redealt(viewer: Viewer): Redealt {
    return madeOnce(this.deals, viewer, () => {
      const seed = drawSeed(this.random);
      return { seed, state: redealtCopy(this.game, this.state, viewer, seed) };
    });
  }

  /** The state as JSON. */
  get json(): string {
    this.text ??= JSON.stringify(this.state);
    return this.text;
  }
}

function madeOnce<K, V>(made: Map<K, V>, key: K, make: () => V): V {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

export function redealtCopy(game: Game, state: unknown, viewer: Viewer, seed: string): unknown {
  const copy = game.clone(state);
  game.redeal(copy, viewer, Random.from(seed));
  return copy;
}

/** A broken promise. */
export class Found extends Error {
  readonly property: Property;

  constructor(property: Property, message: string) {
    super(message);
    this.property = property;
  }
}

/** Reports a broken promise if it is one. */
export function violated(broken: boolean, property: Property, message: string): void {
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

/** Applies an action to a clone of a state, with random numbers of its own. `picture`: what is kept of each beat. */
export function tryAction(
  game: Game,
  state: unknown,
  seat: Seat,
  action: Action,
  seed: string,
  picture?: (state: unknown) => unknown,
): Trial {
  const copy = game.clone(state);
  const pictured = picturesOf(state, (now) => game.clone(now));
  const recorder = new Recorder(new Streams(seed, game.streams), picture && (() => picture(pictured(copy))));
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
  return heardBy(recorder.told, viewer);
}

/** Reports two values that should be the same, with their first difference. */
export function expectSame(a: unknown, b: unknown, property: Property, what: string): void {
  if (!isSame(a, b)) throw new Found(property, `${what}: ${difference(canonicalJson(a), canonicalJson(b))}`);
}

/** The first difference of two texts with what stands around it. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${around(a)}… against …${around(b)}…`;
}
