/**
 * The suite that every game must pass, used by the games' tests and by `orrery check`. It plays whole games (by
 * chance, and by the scripted player and chance in turn, because late and rare states are where the bugs are) and
 * tries every promise of `Game` on the way.
 */
import { type Action, assert, type Decision, type Game } from '../game.ts';
import { formatLog, logOf, parseLog, replay } from '../log.ts';
import { Match, type MatchSetup } from '../match.ts';
import { drawOptions, type OptionValues, parseOptions } from '../options.ts';
import { longestGame } from '../playout.ts';
import { Random } from '../random.ts';
import { messageOf } from '../result.ts';
import { Found, breach, type Probe } from './probe.ts';
import { probeClone, probeHonesty, probeJson, probeSecrecy, probeSimultaneous } from './probe-states.ts';
import { probeAsked, probeBot, probeRefusals, probeText } from './probe-seats.ts';
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
  /** Try everything on every state, instead of on one in sixteen. */
  readonly everyState?: boolean;
  /** Fixed options; without them every second game has random ones. */
  readonly options?: OptionValues;
  /** A fixed number of seats; without it they vary. */
  readonly seats?: number;
  /** Called before each action, for those who watch over a long game. */
  readonly onAction?: () => void;
}

const SAMPLE = 16;

export function checkGame(game: Game, range: CheckRange): CheckReport {
  const sightings = new Sightings();
  const violations: Violation[] = [];
  let actions = 0;
  for (let number = range.from; number < range.to; number++) {
    const one = new CheckedGame(game, range, number, sightings);
    const violation = withoutWorld(() => one.run());
    if (violation) violations.push(violation);
    actions += one.actions;
  }
  return { games: range.to - range.from, actions, violations, reached: sightings.reached() };
}

class CheckedGame {
  private readonly game: Game;
  private readonly range: CheckRange;
  private readonly number: number;
  private readonly sightings: Sightings;
  private readonly random: Random;
  private readonly setup: MatchSetup;
  /** How many of ten actions the scripted player chooses. */
  private readonly scripted: number;
  private match: Match | undefined;
  private trying: Property = 'options';

  constructor(game: Game, range: CheckRange, number: number, sightings: Sightings) {
    this.game = game;
    this.range = range;
    this.number = number;
    this.sightings = sightings;
    this.random = Random.from(`check\n${range.seed}/${number}`);
    this.scripted = [0, 5, 9, 10][number % 4] ?? 0;
    const { min, max } = game.seats;
    const seats = range.seats ?? min + this.random.int(max - min + 1);
    this.setup = { options: this.drawOptions(seats), seats, seed: `${range.seed}/${number}` };
  }

  private drawOptions(seats: number): OptionValues {
    const { options } = this.game;
    if (!this.range.options && Math.floor(this.number / 4) % 2 === 1) return drawOptions(options, seats, this.random);
    const parsed = parseOptions(options, this.range.options ?? {}, seats);
    assert(parsed.ok, parsed.ok ? '' : parsed.problem);
    return parsed.value;
  }

  get actions(): number {
    return this.match?.steps.length ?? 0;
  }

  run(): Violation | undefined {
    try {
      this.play();
      return undefined;
    } catch (error) {
      const property = error instanceof Found ? error.property : error instanceof Impure ? 'pure' : this.trying;
      return { property, message: messageOf(error), game: this.number, log: this.brokenLog(), at: this.actions };
    }
  }

  /** The log up to the breach. Its hashes would cost a replay, which may be what is broken. */
  private brokenLog() {
    if (this.match) return logOf(this.match, false);
    const { id, rulesVersion } = this.game;
    return { format: 1 as const, game: id, rulesVersion, ...this.setup, actions: [] };
  }

  private play(): void {
    const match = new Match(this.game, this.setup);
    this.match = match;
    for (const told of match.opening) this.sawEvent(told.event);
    const limit = this.range.maxActions ?? longestGame(this.game);
    while (match.decisions.length > 0) {
      this.try('ends', () => assert(match.steps.length < limit, `the game is not over after ${limit} actions`));
      this.range.onAction?.();
      this.checkState(match);
      this.takeAction(match);
    }
    this.checkEnd(match);
  }

  private try<T>(property: Property, attempt: () => T): T {
    this.trying = property;
    return attempt();
  }

  private probe(match: Match): Probe {
    return { game: this.game, state: match.state, seats: this.setup.seats, random: this.random };
  }

  private checkState(match: Match): void {
    const probe = this.probe(match);
    this.try('invariants', () => this.game.invariants(match.state));
    this.try('ends', () => breach(match.outcome !== undefined, 'ends', 'somebody is asked in a game that is over'));
    this.try('asked', () => probeAsked(probe));
    for (const { kind } of match.decisions) this.sightings.saw('decisions', kind);
    if (!this.range.everyState && !this.random.chance(1, SAMPLE)) return;
    this.try('text', () => probeText(probe));
    this.try('bot', () => probeBot(probe));
    this.checkDeeply(match, probe);
    this.try('refusals', () => probeRefusals(match, this.random));
    this.try('undo', () => probeUndo(match));
  }

  /** What is tried on a state whether somebody is asked or not. */
  private checkDeeply(match: Match, probe: Probe): void {
    this.try('json', () => probeJson(probe));
    this.try('clone', () => probeClone(probe));
    this.try('secrecy', () => probeSecrecy(probe));
    this.try('honesty', () => probeHonesty(probe));
    if (match.decisions.length > 1) this.try('simultaneous', () => probeSimultaneous(probe));
  }

  private takeAction(match: Match): void {
    const decision = this.random.pick(match.decisions);
    const action = this.choose(match, decision);
    const before = match.state; // `submit` changes a clone, so this stays as it is
    this.trying = 'refusals';
    const refusal = match.submit(decision.seat, decision.id, action);
    breach(
      refusal !== undefined,
      'refusals',
      `the legal action ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`,
    );
    const step = match.steps.at(-1);
    assert(step, 'a submitted action is in the log');
    this.sightings.saw('actions', action.kind);
    for (const told of step.told) this.sawEvent(told.event);
    if (this.range.everyState || this.random.chance(1, SAMPLE)) probeStep(this.probe(match), before, step);
  }

  private choose(match: Match, { seat }: Decision): Action {
    const { game, random } = this;
    if (!random.chance(this.scripted, 10)) return random.pick(game.legal(match.state, seat));
    return this.try('bot', () => game.bot.choose(game.view(match.state, seat), seat, random));
  }

  private sawEvent(event: { readonly kind: string }): void {
    this.sightings.saw('events', event.kind);
    const thing = this.game.reach.of?.(event);
    if (thing !== undefined) this.sightings.saw('things', thing);
    const words = this.try('text', () => this.game.text.event(event));
    breach(words === '', 'text', `the event ${JSON.stringify(event)} has no words`);
  }

  private checkEnd(match: Match): void {
    const { outcome } = match;
    if (!outcome) throw new Found('ends', 'nobody is asked, and the game is not over');
    this.sightings.saw('ends', outcome.reason);
    const probe = this.probe(match);
    this.try('invariants', () => this.game.invariants(match.state));
    this.try('ends', () => checkOutcome(match));
    this.try('text', () => breach(this.game.text.outcome(outcome) === '', 'text', 'the end has no words'));
    this.try('stats', () => checkStats(match));
    this.checkDeeply(match, probe);
    this.try('replay', () => this.checkReplay(match));
  }

  private checkReplay(match: Match): void {
    const everyHash = this.range.everyState || this.number % SAMPLE === 0;
    const parsed = parseLog(formatLog(logOf(match, everyHash)));
    if (!parsed.ok) throw new Found('replay', parsed.problem);
    const again = replay(this.game, parsed.value);
    if (!again.ok) throw new Found('replay', again.problem);
    breach(again.value.hash() !== match.hash(), 'replay', 'the log replays to another final hash');
  }
}

function checkOutcome({ outcome, setup, game }: Match): void {
  const ranks = outcome?.ranks ?? [];
  breach(ranks.length !== setup.seats, 'ends', `${ranks.length} ranks for ${setup.seats} seats`);
  breach(!ranks.includes(1), 'ends', 'nobody is in first place');
  breach(
    !game.reach.ends.includes(outcome?.reason ?? ''),
    'ends',
    `the end '${outcome?.reason}' is not declared in reach.ends`,
  );
}

function checkStats({ game, state, steps, opening }: Match): void {
  const events = [...opening, ...steps.flatMap((step) => step.told)].map((told) => told.event);
  const measured = game.stats.measure(state, events);
  for (const name of Object.keys(game.stats.names))
    breach(!Number.isFinite(measured[name]), 'stats', `the statistic '${name}' is ${measured[name]}`);
  for (const name of Object.keys(measured))
    breach(!(name in game.stats.names), 'stats', `the statistic '${name}' is not announced`);
}
