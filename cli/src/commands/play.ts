/** `orrery play`: a match in the terminal against bots. Speaks lines, so that a script can play as well as a person. */
import { randomBytes } from 'node:crypto';
import type { Level } from '@orrery/bots';
import { botFor } from '@orrery/bots';
import {
  type Action,
  type Decision,
  type Game,
  logOf,
  Match,
  type Player,
  Random,
  refusalText,
  type Seat,
  toldTo,
  type View,
} from '@orrery/kernel';
import type { Command } from 'commander';
import { collect, gameNamed, levelsFor, levelsOf, optionsFor, seatsFor, seedText, wholeNumber } from '../arguments.ts';
import { keeping } from '../keeping.ts';
import { Lines } from '../lines.ts';
import { saveLog } from '../log-file.ts';
import { outlineText, print, UsageError } from '../output.ts';
import { checkSavePath } from '../places.ts';

interface Given {
  readonly seat: Seat;
  readonly seats?: number;
  readonly bots: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly save?: string;
}

const HELP = `  a number    takes that action
  some words  lists the actions that contain them
  {…}         takes an action written as JSON
  u           takes back your last action, while nothing was rolled or shown since
  q           quits
  ?           this help`;

const EXAMPLE = `
While you play:
${HELP}

Examples:
  orrery play connect-four --bots scripted --save match.json
  orrery play connect-four --seat 1 --seed 7 --option columns=9`;

/** Longer lists are cut: some words find the rest. */
const LISTED = 60;

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--seat <number>', 'your seat (0 is the first)', wholeNumber(0, 98), 0)
    .option('--seats <number>', "how many seats (default: the game's fewest)", wholeNumber(1, 99))
    .option('--bots <names>', 'one bot per other seat, or one for all', 'scripted')
    .option('--seed <text>', 'the seed of the match (default: a new one)', seedText)
    .option('--option <name=value>', "an option of the game's; may be repeated", collect)
    .option('--save <file>', 'save the log at the end, or of what was played when you leave')
    .addHelpText('after', EXAMPLE)
    .action(play);
}

async function play(name: string, given: Given): Promise<void> {
  if (given.save !== undefined) checkSavePath(given.save);
  const levels = levelsOf(given.bots);
  const { game } = await gameNamed(name);
  const seats = seatsFor(game, given.seats, levels.length > 1 ? levels.length + 1 : 0);
  if (given.seat >= seats) throw new UsageError(`--seat must be from 0 to ${seats - 1}, not ${given.seat}`);
  const others = levelsFor(levels, seats - 1);
  const options = optionsFor(game, given.option ?? [], seats);
  const seed = given.seed ?? randomBytes(16).toString('hex');
  const match = new Match(game, { options, seats, seed });
  const lines = new Lines();
  const sitting = new Sitting(match, given.seat, others, lines);
  await keeping(
    () => sitting.play(),
    () => {
      lines.close();
      if (given.save !== undefined) savePlayed(given.save, match);
    },
  );
}

function savePlayed(path: string, match: Match): void {
  if (match.steps.length === 0) return;
  saveLog(path, logOf(match));
  print(`The log is in ${path}.`);
}

/** One person's seat at a match, and the bots at all others. */
class Sitting {
  private readonly match: Match;
  private readonly game: Game;
  private readonly seat: Seat;
  private readonly bots: readonly (Player | undefined)[];
  private readonly randoms: readonly Random[];
  private readonly lines: Lines;
  /** How many steps were told to the person. */
  private told = 0;

  constructor(match: Match, seat: Seat, others: readonly Level[], lines: Lines) {
    this.match = match;
    this.game = match.game;
    this.seat = seat;
    this.lines = lines;
    const seats = Array.from({ length: match.setup.seats }, (_, at) => at);
    this.bots = seats.map((at) => {
      const level = at === seat ? undefined : others[at < seat ? at : at - 1];
      return level && botFor(this.game, level);
    });
    this.randoms = seats.map((at) => Random.from(`orrery play\n${at}\n${match.setup.seed}`));
  }

  async play(): Promise<void> {
    const { game, match, seat } = this;
    print(`${game.title}. You are ${game.text.seat(seat)} (seat ${seat}). ? gives help.`);
    print(`Commitment to the seed: ${match.commitment}\n`);
    for (const one of match.opening) this.tell(toldTo(one, seat));
    for (;;) {
      this.botsAct();
      const decision = match.decisionOf(seat);
      if (!decision) break;
      if (!(await this.ask(decision))) return print('You left the match.');
    }
    print(`\n${outlineText(game.text.outline(game.view(match.state, seat)))}\n`);
    if (match.outcome) print(game.text.outcome(match.outcome));
    print(`The seed was ${match.setup.seed}.`);
  }

  private tell(event: ReturnType<typeof toldTo>): void {
    if (event) print(`  ${this.game.text.event(event)}`);
  }

  private tellSteps(): void {
    for (; this.told < this.match.steps.length; this.told++) {
      for (const one of this.match.steps[this.told]?.told ?? []) this.tell(toldTo(one, this.seat));
    }
  }

  private botsAct(): void {
    const { match, game } = this;
    for (;;) {
      const asked = match.decisions.find(({ seat }) => this.bots[seat]);
      const bot = asked && this.bots[asked.seat];
      const random = asked && this.randoms[asked.seat];
      if (!asked || !bot || !random) return this.tellSteps();
      const { seat } = asked;
      const { state } = match;
      match.act(seat, bot({ seat, random, legal: game.legal(state, seat), view: () => game.view(state, seat) }));
    }
  }

  /** Asks until the decision is answered or taken back; false if the person left. */
  private async ask(decision: Decision): Promise<boolean> {
    const { game, match, seat } = this;
    const view = game.view(match.state, seat);
    print(`\n${outlineText(game.text.outline(view))}\n`);
    print(game.text.prompt(decision, view, seat));
    this.list(view, '');
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined || line === 'q') return false;
      if (line === 'u') {
        if (this.undo()) return true;
      } else if (line === '?') print(HELP);
      else if (line === '') this.list(view, '');
      else if (this.answer(decision, view, line)) return true;
    }
  }

  private list(view: View, words: string): void {
    const all = view.legal.map((action, i) => ({ number: i + 1, text: this.game.text.action(action, view) }));
    const found = all.filter(({ text }) => text.toLowerCase().includes(words));
    for (const { number, text } of found.slice(0, LISTED)) print(`  ${String(number).padStart(3)}  ${text}`);
    if (found.length > LISTED) print(`  … and ${found.length - LISTED} more; some words list those that contain them`);
    if (found.length === 0) print(`No action contains '${words}'. ? gives help.`);
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

  private answer(decision: Decision, view: View, line: string): boolean {
    if (!/^(\d+$|\{)/.test(line)) {
      this.list(view, line.toLowerCase());
      return false;
    }
    const action = line.startsWith('{') ? parseJson(line) : this.numbered(view, Number(line));
    if (action === undefined) return false;
    const refusal = this.match.submit(this.seat, decision.id, action);
    if (refusal) print(`${refusalText(this.game, refusal, view)}${refusal.rule ? ` [${refusal.rule}]` : ''}`);
    else this.tellSteps();
    return !refusal;
  }

  private numbered(view: View, number: number): Action | undefined {
    const action = view.legal[number - 1];
    if (!action) print(`There is no action ${number}: choose from 1 to ${view.legal.length}.`);
    return action;
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
