/** `orrery play`: a match in the terminal against bots. Speaks lines, so that a script can play as well as a person. */
import { randomBytes } from 'node:crypto';
import { botFor, type Level } from '@orrery/bots';
import { findGame, type GamePreset } from '@orrery/catalog';
import {
  type Action,
  type Game,
  heardBy,
  Match,
  type OpenDecision,
  outcomeText,
  type Player,
  Random,
  refusalText,
  sayYou,
  type Seat,
  show,
  type Telling,
  UNLIMITED,
  type View,
  wordsFor,
} from '@orrery/kernel';
import type { BotName, EnginePlayer } from '@orrery/lab';
import type { Command } from 'commander';
import { botsOf, collect, gameNamed, levelsFor, optionsFor, seatsFor, seedText, wholeNumber } from '../arguments.ts';
import { keeping } from '../keeping.ts';
import { KeptLog } from '../kept-log.ts';
import { Lines } from '../lines.ts';
import { outlineText, print, UsageError } from '../output.ts';
import { checkSavePath } from '../places.ts';

interface Given {
  readonly seat?: Seat;
  readonly seats?: number;
  readonly bots: string;
  readonly preset?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly save?: string;
}

const HELP = `  a number    takes that action, or the piece that is to act
  some words  lists the actions that contain them
  b           back to all pieces
  o           shows everything on the table
  {…}         takes an action written as JSON
  u           takes back your last action, while nothing was rolled or shown since
  q           quits
  ?           this help`;

const EXAMPLE = `
While you play:
${HELP}

Examples:
  orrery play breach --preset "As printed" --bots hard
  orrery play connect-four --bots medium --save match.json
  orrery play connect-four --bots "cmd:python3 docs/bot.py"
  orrery play connect-four --seat 1 --seed 7 --option columns=9`;

/** Longer lists are cut: some words find the rest. */
const LISTED = 60;
/** From so many actions on, the piece that acts is asked for first. */
const STEPS_FROM = 10;

/** What a number stands for now: an action, or a piece and what it can do. */
interface Item {
  readonly number: number;
  readonly text: string;
  readonly action?: Action;
  readonly piece?: string;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--seat <number>', 'your seat, 0 is the first (default: the one for beginners)', wholeNumber(0, 98))
    .option('--seats <number>', "how many seats (default: the game's fewest)", wholeNumber(1, 99))
    .option('--bots <names>', 'one bot per other seat, or one for all: levels, or cmd: and a command', 'easy')
    .option('--preset <name>', 'a way to play that the page offers, too (default: the one for beginners)')
    .option('--seed <text>', 'the seed of the match (default: a new one)', seedText)
    .option('--option <name=value>', "an option of the game's; may be repeated", collect)
    .option('--save <file>', 'save the log, from the first action on')
    .addHelpText('after', EXAMPLE)
    .action(play);
}

async function play(name: string, given: Given): Promise<void> {
  if (given.save !== undefined) checkSavePath(given.save);
  const bots = botsOf(given.bots);
  const { game } = await gameNamed(name);
  const first = findGame(name)?.first;
  const seats = seatsFor(game, given.seats ?? first?.seats, bots.length > 1 ? bots.length + 1 : 0);
  const seat = given.seat ?? first?.seat ?? 0;
  if (seat >= seats) throw new UsageError(`--seat must be from 0 to ${seats - 1}, not ${seat}`);
  const others = levelsFor(bots, seats - 1);
  const preset = presetNamed(name, given.preset ?? first?.preset);
  const options = optionsFor(game, given.option ?? [], seats, preset?.options);
  const seed = given.seed ?? randomBytes(16).toString('hex');
  const match = new Match(game, { options, seats, seed });
  const lines = new Lines();
  const log = given.save === undefined ? undefined : new KeptLog(given.save, match);
  const { bots: players, close } = await playersFor(game, seat, others);
  const sitting = new Sitting(match, seat, players, lines, () => log?.keep());
  if (preset) print(`Played as: ${preset.name}. ${preset.words}`);
  await keeping(
    () => sitting.play().catch(sayForfeit),
    () => {
      close();
      lines.close();
      log?.finish();
    },
  );
}

interface Players {
  /** By seat; nobody in the person's. */
  readonly bots: readonly (Player | undefined)[];
  /** Programs that play end with the match. */
  close(this: void): void;
}

async function playersFor(game: Game, own: Seat, others: readonly BotName[]): Promise<Players> {
  const engines: EnginePlayer[] = [];
  const seated = others.toSpliced(own, 0, undefined as never); // a place for the person
  const bots = seated.map(async (bot, seat): Promise<Player | undefined> => {
    if (seat === own) return undefined;
    if (!bot.startsWith('cmd:')) return botFor(game, bot as Level); // what is no command is a level
    const { EnginePlayer: Engine } = await import('@orrery/lab');
    const engine = new Engine(game, bot.slice('cmd:'.length), seat, seated.length);
    engines.push(engine);
    return engine;
  });
  return { bots: await Promise.all(bots), close: () => engines.forEach((engine) => engine.close()) };
}

/** A program that does not play has lost; everything else is a mistake of ours. */
function sayForfeit(error: unknown): void {
  if (!(error instanceof Error && error.name === 'Forfeit')) throw error;
  print(`\n${error.message.replace(/^the/, 'The')}, and so it forfeits the match.`);
}

function presetNamed(game: string, name: string | undefined): GamePreset | undefined {
  if (name === undefined) return undefined;
  const presets = findGame(game)?.presets ?? [];
  const preset = presets.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (preset) return preset;
  const there = presets.length > 0 ? `presets: ${presets.map((one) => one.name).join(', ')}` : 'it has none';
  throw new UsageError(`${game} has no preset ${show(name)} (${there})`);
}

/** One person's seat at a match, and the bots at all others. */
class Sitting {
  private readonly match: Match;
  private readonly game: Game;
  private readonly words: Game['text'];
  private readonly seat: Seat;
  private readonly bots: readonly (Player | undefined)[];
  private readonly randoms: readonly Random[];
  private readonly lines: Lines;
  private readonly keep: () => void;
  /** How many entries of the log were told to the person. */
  private told = 0;
  /** How many entries there were when the whole table was last shown. */
  private shown = -1;
  /** What was listed last: numbers mean these. */
  private items: readonly Item[] = [];

  constructor(match: Match, seat: Seat, bots: readonly (Player | undefined)[], lines: Lines, keep: () => void) {
    this.match = match;
    this.game = match.game;
    this.words = wordsFor(match.game.text, seat);
    this.seat = seat;
    this.lines = lines;
    this.keep = keep;
    this.bots = bots;
    this.randoms = bots.map((_, at) => Random.from(`orrery play\n${at}\n${match.setup.seed}`));
  }

  async play(): Promise<void> {
    const { game, match, seat } = this;
    print(`${game.title}. You are ${this.words.seat(seat)} (seat ${seat}). ? gives help.`);
    const goal = this.words.goal?.(game.view(match.state, seat), seat);
    if (goal) print(`Your goal: ${goal.words}.`);
    print(`Commitment to the seed: ${match.commitment}\n`);
    this.tell(match.opening);
    for (;;) {
      await this.botsAct();
      this.keep();
      const decision = match.decisionOf(seat);
      if (!decision) break;
      if (!(await this.ask(decision))) return print('You left the match.');
      this.keep();
    }
    print(`\n${this.outline(game.view(match.state, seat))}\n`);
    if (match.outcome) print(outcomeText(this.words, match.outcome));
    print(`The seed was ${match.setup.seed}.`);
  }

  private outline(view: View): string {
    const { seat, words } = this;
    return outlineText(words.outline(view).map(([label, value]) => [sayYou(label, words.seat(seat)), value]));
  }

  private tell(told: readonly Telling[]): void {
    for (const event of heardBy(told, this.seat)) if (event) print(`  ${this.words.event(event)}`);
  }

  private tellEntries(): void {
    for (; this.told < this.match.entries.length; this.told++) this.tell(this.match.entries[this.told]?.told ?? []);
  }

  private async botsAct(): Promise<void> {
    const { match, game } = this;
    for (;;) {
      const asked = match.decisions.find(({ seat }) => this.bots[seat]);
      const bot = asked && this.bots[asked.seat];
      const random = asked && this.randoms[asked.seat];
      if (!asked || !bot || !random) return this.tellEntries();
      const { seat } = asked;
      const { state } = match;
      const look = { seat, random, legal: game.legal(state, seat), view: () => game.view(state, seat) };
      match.act(seat, await bot.choose(look, UNLIMITED));
    }
  }

  /** Asks until the decision is answered or taken back; false if the person left. */
  private async ask(decision: OpenDecision): Promise<boolean> {
    const { game, match, seat } = this;
    const view = game.view(match.state, seat);
    // After one's own action the others have not moved: the board is enough.
    const isOwn = this.shown >= 0 && match.entries.slice(this.shown).every((entry) => entry.seat === seat);
    this.shown = match.entries.length;
    if (!isOwn || !this.words.map) print(`\n${this.outline(view)}`);
    if (this.words.map) print(`\n${this.words.map(view)}`);
    const near = this.words.goal?.(view, seat);
    if (near?.near !== undefined) print(`\n${near.words}: ${near.near}.`);
    print(`\n${this.words.prompt(decision, view, seat)}`);
    this.list(view, '');
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined || line === 'q') return false;
      if (line === 'u') {
        if (this.undo()) return true;
      } else if (line === '?') print(HELP);
      else if (line === 'b') this.list(view, '');
      else if (line === 'o') print(this.outline(view));
      else if (line === '') this.list(view, '');
      else if (this.answer(decision, view, line)) return true;
    }
  }

  /** Many actions: each piece once, with how much it could do. Where words are given, the actions that contain them. */
  private list(view: View, words: string): void {
    const all = this.actions(view);
    const pieces = words === '' && all.length >= STEPS_FROM ? this.pieces(view, all) : all;
    const found = pieces.length < all.length ? pieces : all.filter(({ text }) => text.toLowerCase().includes(words));
    this.items = pieces.length < all.length ? pieces : all;
    for (const { number, text } of found.slice(0, LISTED)) print(`  ${String(number).padStart(3)}  ${text}`);
    if (found.length > LISTED) print(`  … and ${found.length - LISTED} more; some words list those that contain them`);
    if (found.length === 0) print(`No action contains '${words}'. ? gives help.`);
  }

  private actions(view: View): Item[] {
    return view.legal.map((action, i) => ({ number: i + 1, text: this.words.action(action, view), action }));
  }

  private subjectOf(view: View, action: Action | undefined) {
    return action && this.words.detail?.(action, view).subject;
  }

  private pieces(view: View, all: readonly Item[]): Item[] {
    const items: Omit<Item, 'number'>[] = [];
    const seen = new Map<string, number>();
    for (const { action } of all) {
      const id = this.subjectOf(view, action)?.id;
      if (id !== undefined) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    const listed = new Set<string>();
    for (const { text, action } of all) {
      const subject = this.subjectOf(view, action);
      const count = subject ? (seen.get(subject.id) ?? 0) : 1;
      if (!subject || count === 1) items.push({ text, ...(action && { action }) });
      else if (!listed.has(subject.id)) items.push({ text: `${subject.words} … (${count})`, piece: subject.id });
      if (subject) listed.add(subject.id);
    }
    return items.map((item, at) => ({ ...item, number: at + 1 }));
  }

  /** What one piece can do, with numbers of its own. */
  private listPiece(view: View, piece: string): void {
    const own = this.actions(view).filter(({ action }) => this.subjectOf(view, action)?.id === piece);
    this.items = own.map(({ text, action }, at) => ({ number: at + 1, text, ...(action && { action }) }));
    for (const { number, text } of this.items) print(`  ${String(number).padStart(3)}  ${text}`);
    print('    b  back to all');
  }

  private undo(): boolean {
    const isBot = (seat: Seat) => this.bots[seat] !== undefined;
    const target = this.match.undoTarget(this.seat, isBot);
    if (target === undefined || !this.match.takeBack(this.seat, isBot)) {
      print('Nothing can be taken back: you have not acted, or something was rolled or shown since.');
      return false;
    }
    this.told = target;
    print('Your last action is taken back.');
    return true;
  }

  private answer(decision: OpenDecision, view: View, line: string): boolean {
    if (!/^(\d+$|\{)/.test(line)) {
      this.list(view, line.toLowerCase());
      return false;
    }
    const action = line.startsWith('{') ? parseJson(line) : this.numbered(view, Number(line));
    if (action === undefined) return false;
    const refusal = this.match.submit(this.seat, decision.id, action);
    if (refusal) print(`${refusalText(this.game, refusal, view)}${refusal.rule ? ` [${refusal.rule}]` : ''}`);
    else this.tellEntries();
    return !refusal;
  }

  /** The action of a number; a piece is taken in hand instead. */
  private numbered(view: View, number: number): Action | undefined {
    const item = this.items[number - 1];
    if (!item) print(`There is no action ${number}: choose from 1 to ${this.items.length}.`);
    else if (item.piece !== undefined) this.listPiece(view, item.piece);
    return item?.action;
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    print('That is not JSON.');
    return undefined;
  }
}
