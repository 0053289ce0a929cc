/** A state from outside as the beginning of a match: lessons, puzzles, forks and "what if" start from one. */
import { type Game, type Json, viewersOf } from './game.ts';
import { canonicalJson } from './hash.ts';
import { type MatchSetup, Recorder } from './match.ts';
import { longestGame, Quiet } from './playout.ts';
import type { OptionValues } from './options.ts';
import { Random, Streams } from './random.ts';
import { isRecord, messageOf, ok, problem, type Result, show } from './result.ts';
import { Shape } from './shape.ts';

/**
 * Takes a state from outside if it is one that the rules allow, or says what is wrong with it. It must look like states of
 * the game's own making, have the settings that follow from the options, hold the invariants, and be played to its end some
 * times without a fault.
 */
export function parsePosition(game: Game, setup: MatchSetup, input: unknown): Result<Json> {
  return positionFrom(
    game,
    input,
    (position) => flawIn(game, setup, position) ?? flawInPlay(game, position, setup.seats),
  );
}

/** The same without playing it: for a state that this house made itself. */
export function readPosition(game: Game, setup: MatchSetup, input: unknown): Result<Json> {
  return positionFrom(game, input, (position) => flawIn(game, setup, position));
}

function positionFrom(
  game: Game,
  input: unknown,
  flawOf: (position: Readonly<Record<string, Json>>) => string | undefined,
): Result<Json> {
  const wrong = (why: string) => problem(`this is no position of ${game.id}: ${why}`);
  if (!isRecord(input)) return wrong(`it must be an object, not ${show(input)}`);
  try {
    const position: Json = JSON.parse(canonicalJson(input));
    const flaw = flawOf(position as Readonly<Record<string, Json>>); // of an object
    return flaw === undefined ? ok(position) : wrong(flaw);
  } catch (error) {
    return wrong(messageOf(error));
  }
}

function flawIn(game: Game, setup: MatchSetup, position: Readonly<Record<string, Json>>): string | undefined {
  const { shape, settings, parts } = looksOf(game, setup);
  for (const name of Object.keys(position)) if (!parts.has(name)) return `it has a part '${name.slice(0, 40)}'`;
  for (const name of parts) if (position[name] === undefined) return `it has no '${name}'`;
  for (const [name, text] of settings)
    if (canonicalJson(position[name]) !== text) return `its '${name}' does not follow from the options`;
  const odd = shape.flawIn(position);
  if (odd !== undefined) return odd;
  game.invariants(position);
  return flawInQuestions(game, position, setup.seats);
}

/** What the states of a game with these options look like. */
interface Looks {
  /** The names of their parts. */
  readonly parts: ReadonlySet<string>;
  readonly shape: Shape;
  /** Parts that follow from the options, as JSON: no game replaces them, and every setup has the same. */
  readonly settings: ReadonlyMap<string, string>;
}

/** How many games are played to learn it. */
const GAMES = 4;
/** So many actions pass from one state to the next that is looked at. */
const EVERY = 5;
const ACTIONS_MOST = 600;

/** What was learned, by game and by options and seats: positions mostly come several for the same. */
const learned = new WeakMap<Game, Map<string, Looks>>();
/** For so many options and seats of one game. */
const LEARNED_MOST = 16;

function looksOf(game: Game, { options, seats }: MatchSetup): Looks {
  const known = learned.get(game) ?? new Map<string, Looks>();
  learned.set(game, known);
  const key = canonicalJson({ options, seats });
  const looks = known.get(key) ?? learn(game, { options, seats });
  known.delete(key); // and behind all others: the first is the one that was not asked for longest
  known.set(key, looks);
  for (const oldest of known.keys()) if (known.size > LEARNED_MOST) known.delete(oldest);
  return looks;
}

function learn(game: Game, { options, seats }: Pick<MatchSetup, 'options' | 'seats'>): Looks {
  const shape = new Shape();
  const setups: Readonly<Record<string, unknown>>[] = [];
  for (let number = 0; number < GAMES; number++) {
    const seed = `looks of ${game.id} ${number}`;
    const state = game.setup(options, seats, new Recorder(new Streams(seed, game.streams)));
    let shared = sharedBy(state, state, options);
    let question: string | undefined;
    play(game, game.clone(state), seed, Math.min(ACTIONS_MOST, longestGame(game)), (now, actions) => {
      shared = sharedBy(shared, now, options);
      // A game may ask in a fixed order, and then every fifth state would never show some of its questions.
      const before = question;
      question = game.decisions(now)[0]?.kind;
      if (actions % EVERY === 0 || question !== before) shape.learn(now);
    });
    setups.push(shared);
  }
  const [first = {}, ...others] = setups;
  const settings = new Map<string, string>();
  for (const [name, value] of Object.entries(first)) {
    const text = canonicalJson(value);
    if (others.every((other) => other[name] !== undefined && canonicalJson(other[name]) === text))
      settings.set(name, text);
  }
  const own = game.setup(options, seats, new Recorder(new Streams(game.id, game.streams)));
  return {
    parts: new Set(isRecord(own) ? Object.keys(JSON.parse(JSON.stringify(own)) as object) : []),
    shape,
    settings,
  };
}

/** The objects that two states of one game share, and the options that both have. What all states share never changes. */
function sharedBy(a: unknown, b: unknown, options: OptionValues): Readonly<Record<string, unknown>> {
  if (!isRecord(a) || !isRecord(b)) return {};
  const isFixed = (name: string, part: unknown) => isRecord(part) || (name in options && options[name] === part);
  return Object.fromEntries(Object.entries(a).filter(([name, part]) => b[name] === part && isFixed(name, part)));
}

/** Random play, in place. `see` gets every state before somebody acts, and the last one. */
function play(game: Game, state: unknown, seed: string, most: number, see: (state: unknown, actions: number) => void) {
  const ctx = new Quiet(new Streams(seed, game.streams));
  const random = Random.from(`play\n${seed}`);
  for (let actions = 0; ; actions++) {
    see(state, actions);
    const open = game.decisions(state);
    if (open.length === 0 || actions === most) return;
    const { seat } = random.pick(open);
    game.apply(state, seat, random.pick(game.legal(state, seat)), ctx);
  }
}

/** Asks everything of the position that a match will ask. */
function flawInQuestions(game: Game, position: unknown, seats: number): string | undefined {
  const state = game.clone(position);
  const open = game.decisions(state);
  if (open.length === 0 && !game.outcome(state)) return 'nobody is asked, and the game is not over';
  for (const { seat } of open) {
    if (!(seat < seats)) return `it asks seat ${seat}, and there are ${seats}`;
    if (game.legal(state, seat).length === 0) return `seat ${seat} is asked and can do nothing`;
  }
  for (const viewer of viewersOf(seats)) game.view(state, viewer);
  return undefined;
}

/** How often it is played on, for what shows only later: a frame below the top that no rule knows, say. */
const TRIALS = 2;

function flawInPlay(game: Game, position: unknown, seats: number): string | undefined {
  const longest = longestGame(game);
  for (let trial = 0; trial < TRIALS; trial++) {
    const state = game.clone(position);
    play(game, state, `trial ${trial}`, longest, (now, actions) => {
      if (actions % EVERY === 0) game.invariants(now);
    });
    const outcome = game.outcome(state);
    if (!outcome) return 'it cannot be played to an end';
    if (outcome.ranks.length !== seats) return `it ends with ${outcome.ranks.length} ranks for ${seats} seats`;
    for (const viewer of viewersOf(seats)) game.view(state, viewer);
  }
  return undefined;
}
