/**
 * The suite that every game must pass, used by the games' tests and by `orrery check`. It plays whole games (by
 * chance, and by the scripted player and chance in turn, because late and rare states are where the bugs are) and
 * tries every promise of `Game` on the way.
 */
import { type Action, assert, type Game } from '../game.ts';
import { formatLog, logOf, parseLog, replay } from '../log.ts';
import { type Entry, Match, type MatchSetup, type OpenDecision } from '../match.ts';
import { drawOptions, type OptionValues, parseOptions } from '../options.ts';
import { longestGame } from '../playout.ts';
import { Random } from '../random.ts';
import { messageOf } from '../result.ts';
import { Found, violated, Probe } from './probe.ts';
import {
  probeClone,
  probeHonesty,
  probeJson,
  probeKnowledge,
  probeSecrecy,
  probeSimultaneous,
} from './probe-states.ts';
import { probeEnd } from './probe-end.ts';
import { probePosition } from './probe-position.ts';
import { probeSilence, probeTells } from './probe-tells.ts';
import { probeAsked, probeBot, probeLegal, probeRefusals, probeText } from './probe-seats.ts';
import { probeStep, probeUndo } from './probe-steps.ts';
import { Impure, withoutWorld } from './pure.ts';
import { type CheckReport, type Property, Sightings, type Violation } from './report.ts';

export interface CheckRange {
  readonly seed: string;
  /** Games number `from` … `to − 1` of the run; each depends on the seed and its number only. */
  readonly from: number;
  readonly to: number;
  /** A game that is longer does not end; `reach.longest` of the game unless given. */
  readonly maxActions?: number;
  /** Try everything on every state, instead of on a sample. */
  readonly everyState?: boolean;
  /** Fixed options; without them every second game has random ones. */
  readonly options?: OptionValues;
  /** A fixed number of seats; without it they vary. */
  readonly seats?: number;
  /** Called before each action, for those who watch over a long game. */
  readonly onAction?: () => void;
}

/**
 * The first games of a run are looked at closely: a run may have no more. In a long one the others bring the rare things, and
 * a thinner sample of so many states tries every promise thousands of times.
 */
const CLOSE_GAMES = 100;
/** Everything is tried on one in so many states, and every hash of one in so many games is compared. */
const SAMPLE = 16;
const THIN_SAMPLE = 48;
/** What costs most is tried on one in so many of those states. */
const RARE = 4;
/** What others notice of somebody who is asked in silence is tried on one in so many actions that lead there. */
const SILENT = 4;
const THIN_SILENT = 16;
/**
 * Of the games that are not looked at closely, and have random options, positions are tried in one in so many: what a position
 * looks like has to be learned for those options.
 */
const LEARNED = 4;

/** Of the games with random options, one in so many is played with a setting of the game's own, if it has any. */
const SET = 4;

export function checkGame(game: Game, range: CheckRange): CheckReport {
  const sightings = new Sightings();
  const violations: Violation[] = [];
  let actions = 0;
  for (let number = range.from; number < range.to; number++) {
    const one = new CheckedGame(game, range, number, sightings);
    violations.push(...withoutWorld(() => one.run()));
    actions += one.actions;
  }
  return { games: range.to - range.from, actions, violations, reached: sightings.reached() };
}

class CheckedGame {
  private readonly game: Game;
  private readonly range: CheckRange;
  private readonly number: number;
  private readonly sightings: Sightings;
  /** Chooses the game: seats, options, who answers and what. */
  private readonly random: Random;
  /** Chooses what is tried on the way, so that the game is the same whatever that is. */
  private readonly probing: Random;
  private readonly setup: MatchSetup;
  /** How many of ten actions the scripted player chooses. */
  private readonly scripted: number;
  private readonly isClose: boolean;
  private readonly sample: number;
  private readonly silent: number;
  private readonly triesPositions: boolean;
  private match: Match | undefined;
  private trying: Property = 'options';
  private readonly violations: Violation[] = [];

  constructor(game: Game, range: CheckRange, number: number, sightings: Sightings) {
    this.game = game;
    this.range = range;
    this.number = number;
    this.sightings = sightings;
    this.random = Random.from(`check\n${range.seed}/${number}`);
    this.probing = Random.from(`probe\n${range.seed}/${number}`);
    this.scripted = [0, 5, 9, 10][number % 4] ?? 0;
    const { min, max } = game.seats;
    const seats = range.seats ?? min + this.random.int(max - min + 1);
    const isDrawn = !range.options && Math.floor(number / 4) % 2 === 1;
    this.setup = { options: this.optionsFor(seats, isDrawn), seats, seed: `${range.seed}/${number}` };
    this.isClose = range.everyState === true || number < CLOSE_GAMES;
    this.sample = range.everyState ? 1 : this.isClose ? SAMPLE : THIN_SAMPLE;
    this.silent = range.everyState ? 1 : this.isClose ? SILENT : THIN_SILENT;
    this.triesPositions = this.isClose || !isDrawn || this.probing.chance(1, LEARNED);
  }

  private optionsFor(seats: number, isDrawn: boolean): OptionValues {
    const { options, reach } = this.game;
    const isSet = isDrawn && reach.settings !== undefined && this.random.chance(1, SET);
    if (isDrawn && !isSet) return drawOptions(options, seats, this.random);
    const given = isSet ? this.random.pick(reach.settings ?? []) : this.range.options;
    const parsed = parseOptions(options, given ?? {}, seats);
    assert(parsed.ok, parsed.ok ? '' : parsed.problem);
    return parsed.value;
  }

  get actions(): number {
    return this.match?.entries.length ?? 0;
  }

  /** The violation that ended the game, if one did, and a tell that was noted before. */
  run(): readonly Violation[] {
    try {
      this.play();
    } catch (error) {
      this.note(error);
    }
    return this.violations;
  }

  private note(error: unknown): void {
    const property = error instanceof Found ? error.property : error instanceof Impure ? 'pure' : this.trying;
    const { number: game, actions: at } = this;
    this.violations.push({ property, message: messageOf(error), game, log: this.brokenLog(), at });
  }

  /** The log up to the fault. Its hashes would cost a replay, which may be what is broken. */
  private brokenLog() {
    if (this.match) return logOf(this.match, false);
    const { id, rulesVersion } = this.game;
    const { options, seats, seed } = this.setup;
    return { format: 1 as const, game: id, rulesVersion, options, seats, seed, actions: [] };
  }

  private play(): void {
    const match = new Match(this.game, this.setup);
    this.match = match;
    for (const { event } of match.opening) this.sawEvent(event);
    const limit = this.range.maxActions ?? longestGame(this.game);
    while (match.decisions.length > 0) {
      this.try('ends', () => assert(match.entries.length < limit, `the game is not over after ${limit} actions`));
      this.range.onAction?.();
      const probe = this.probe(match);
      const isSampled = this.probing.chance(1, this.sample);
      this.checkState(match, probe);
      if (isSampled) this.checkAsked(match, probe);
      const entry = this.takeAction(match, probe);
      if (isSampled) this.try('undo', () => probeStep(probe, match.state, entry));
      if (leadsToSilence(match, entry) && this.probing.chance(1, this.silent))
        this.tryTells(() => probeSilence(probe, entry));
    }
    this.checkEnd(match);
  }

  private try<T>(property: Property, attempt: () => T): T {
    this.trying = property;
    return attempt();
  }

  /**
   * A tell is noted once, and the game goes on: what breaks another promise often gives something away as well, and is to be
   * reported under its own name too.
   */
  private tryTells(attempt: () => void): void {
    if (this.violations.length > 0) return;
    try {
      this.try('tells', attempt);
    } catch (error) {
      if (!(error instanceof Found)) throw error;
      this.note(error);
    }
  }

  private probe(match: Match): Probe {
    return new Probe(this.game, match.state, this.setup.seats, this.probing, this.isClose);
  }

  /** What is tried on every state. */
  private checkState(match: Match, probe: Probe): void {
    this.try('invariants', () => this.game.invariants(match.state));
    this.try('ends', () => violated(match.outcome !== undefined, 'ends', 'somebody is asked in a game that is over'));
    this.try('asked', () => probeAsked(probe));
    for (const { kind } of match.decisions) this.sightings.saw('decisions', kind);
  }

  /** What is tried on a sample of the states in which somebody is asked. */
  private checkAsked(match: Match, probe: Probe): void {
    this.try('asked', () => probeLegal(probe));
    this.try('text', () => probeText(probe));
    this.try('bot', () => probeBot(probe));
    this.checkDeeply(match, probe);
    this.try('refusals', () => probeRefusals(match, probe));
    const isRare = this.probing.chance(1, RARE);
    if (isRare) this.tryTells(() => probeTells(probe));
    if (isRare && this.triesPositions) this.try('position', () => probePosition(probe, this.setup));
    if (isRare || this.isClose) this.try('undo', () => probeUndo(match));
  }

  /** What is tried on a state whether somebody is asked or not. */
  private checkDeeply(match: Match, probe: Probe): void {
    this.try('json', () => probeJson(probe));
    this.try('clone', () => probeClone(probe));
    this.try('secrecy', () => probeSecrecy(probe));
    this.try('honesty', () => probeHonesty(probe));
    this.try('knowledge', () => probeKnowledge(probe));
    if (match.decisions.length > 1) this.try('simultaneous', () => probeSimultaneous(probe));
  }

  private takeAction(match: Match, probe: Probe): Entry {
    const decision = this.random.pick(match.decisions);
    const action = this.choose(probe, decision);
    this.trying = 'refusals';
    const refusal = match.submit(decision.seat, decision.id, action);
    if (refusal)
      throw new Found('refusals', `the legal action ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    const entry = match.entries.at(-1);
    assert(entry, 'a submitted action is in the log');
    this.sightings.saw('actions', action.kind);
    for (const { event } of entry.told) this.sawEvent(event);
    return entry;
  }

  private choose(probe: Probe, { seat }: OpenDecision): Action {
    const { game, random } = this;
    if (!random.chance(this.scripted, 10)) return random.pick(probe.legal(seat));
    return this.try('bot', () => game.bot.choose(probe.view(seat), seat, random));
  }

  private sawEvent(event: { readonly kind: string }): void {
    this.sightings.saw('events', event.kind);
    const thing = this.game.reach.of?.(event);
    if (thing !== undefined) this.sightings.saw('things', thing);
    const words = this.try('text', () => this.game.text.event(event));
    if (words === '') throw new Found('text', `the event ${JSON.stringify(event)} has no words`);
  }

  private checkEnd(match: Match): void {
    const { outcome } = match;
    if (!outcome) throw new Found('ends', 'nobody is asked, and the game is not over');
    this.sightings.saw('ends', outcome.reason);
    const probe = this.probe(match);
    this.try('invariants', () => this.game.invariants(match.state));
    this.try('ends', () => checkOutcome(match));
    this.try('text', () => violated(this.game.text.outcome(outcome) === '', 'text', 'the end has no words'));
    this.try('text', () => probeEnd(match));
    this.try('stats', () => checkStats(match));
    this.checkDeeply(match, probe);
    this.try('replay', () => this.checkReplay(match));
  }

  private checkReplay(match: Match): void {
    const everyHash = this.probing.chance(1, this.sample);
    const parsed = parseLog(formatLog(logOf(match, everyHash)));
    if (!parsed.ok) throw new Found('replay', parsed.problem);
    const again = replay(this.game, parsed.value);
    if (!again.ok) throw new Found('replay', again.problem);
    violated(again.value.hash() !== match.hash(), 'replay', 'the log replays to another final hash');
  }
}

/** Whether everybody saw the action, and somebody is asked in silence after it, or would have been. */
function leadsToSilence({ decisions }: Match, { hidden, pauses }: Entry): boolean {
  return !hidden && (pauses.length > 0 || decisions.some((decision) => decision.hidden));
}

function checkOutcome({ outcome, setup, game }: Match): void {
  const ranks = outcome?.ranks ?? [];
  violated(ranks.length !== setup.seats, 'ends', `${ranks.length} ranks for ${setup.seats} seats`);
  violated(!ranks.includes(1), 'ends', 'nobody is in first place');
  violated(
    !game.reach.ends.includes(outcome?.reason ?? ''),
    'ends',
    `the end '${outcome?.reason}' is not declared in reach.ends`,
  );
}

function checkStats({ game, state, entries, opening }: Match): void {
  const events = [...opening, ...entries.flatMap(({ told }) => told)].map(({ event }) => event);
  const measured = game.stats.measure(state, events);
  for (const name of Object.keys(game.stats.names))
    violated(!Number.isFinite(measured[name]), 'stats', `the statistic '${name}' is ${measured[name]}`);
  for (const name of Object.keys(measured))
    violated(!(name in game.stats.names), 'stats', `the statistic '${name}' is not announced`);
}
