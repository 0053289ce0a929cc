/**
 * A player that is a program of its own, in any language, and speaks JSON lines: see docs/bots-in-any-language.md. Whoever
 * hangs, dies or answers nonsense loses the game; nothing else happens.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Level } from '@orrery/bots';
import {
  type Action,
  type Game,
  isRecord,
  type Look,
  messageOf,
  type Player,
  type Seat,
  type Thinking,
} from '@orrery/kernel';

export const PROTOCOL = 1;

/** A level, or the command that starts a program. */
export type BotName = Level | `cmd:${string}`;

export const isCommand = (bot: BotName): bot is `cmd:${string}` => bot.startsWith('cmd:');

/** Said when nobody else says how long a move may take, and how much later an answer may come. */
const USUAL_MS = 10_000;
const GRACE_MS = 1000;
/** A longer line is nonsense. */
const LINE_MOST = 100_000;
/** So much of what it complains about is kept; and so long it may still be on its way when the program has ended. */
const COMPLAINT_MOST = 200;
const LAST_WORDS_MS = 1000;
/** What a shell says with its exit code: there is no such command, or it may not be run. */
const NOT_STARTED: readonly number[] = [126, 127];

/** A seat has lost because its program did not play. */
export class Forfeit extends Error {
  override readonly name = 'Forfeit';
  readonly seat: Seat;
  readonly command: string;
  /** What goes on after the name of the program. */
  readonly why: string;

  constructor(seat: Seat, command: string, why: string) {
    super(`the program in seat ${seat} ${why}`);
    this.seat = seat;
    this.command = command;
    this.why = why;
  }
}

export class EnginePlayer implements Player {
  private readonly seat: Seat;
  private readonly command: string;
  private readonly child: ChildProcess;
  private questions = 0;
  /** Who waits for the next line; and why none will come. */
  private waiting: { resolve(line: string): void; reject(error: Forfeit): void } | undefined;
  private gone: Forfeit | undefined;
  /** The end of its standard error. */
  private complaint = '';

  constructor(game: Game, command: string, seat: Seat, seats: number) {
    this.seat = seat;
    this.command = command;
    // In a group of its own, so that what the command has started ends with it.
    this.child = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.child;
    this.child.on('error', (error) => this.lose(`cannot be started: ${messageOf(error)}`));
    this.child.on('exit', () => this.loseSoon());
    this.child.on('close', () => this.lose(this.lastWords()));
    stdin?.on('error', () => this.loseSoon());
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-COMPLAINT_MOST);
    });
    if (stdout) createInterface({ input: stdout }).on('line', (line) => this.hear(line));
    this.say({ type: 'hello', protocol: PROTOCOL, game: game.id, rulesVersion: game.rulesVersion, seat, seats });
  }

  async choose(look: Look, { budget }: Thinking): Promise<Action> {
    const { milliseconds = USUAL_MS } = budget;
    const id = ++this.questions;
    const line = this.nextLine(milliseconds + GRACE_MS);
    this.say({ type: 'choose', id, seat: look.seat, milliseconds, view: look.view() });
    return this.actionIn(await line, id, look.legal);
  }

  /** The game is over, for it or for everybody. */
  close(): void {
    this.say({ type: 'over' });
    this.gone ??= this.forfeit('is not asked any more');
    this.child.stdin?.end();
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  private say(message: object): void {
    if (!this.gone) this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  private nextLine(ms: number): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.gone) return reject(this.gone);
      const timer = setTimeout(() => this.lose(`has not answered in ${ms / 1000} seconds`), ms);
      this.waiting = {
        resolve(line) {
          clearTimeout(timer);
          resolve(line);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
    });
  }

  /** What nobody has asked for is not read. */
  private hear(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.resolve(line);
  }

  /** It has ended or is about to; why, may not have been heard yet. */
  private loseSoon(): void {
    setTimeout(() => this.lose(this.lastWords()), LAST_WORDS_MS).unref();
  }

  /** How it ended, and the last line of what it complained about. */
  private lastWords(): string {
    const line = this.complaint.trimEnd().split('\n').at(-1);
    return line ? `${howEnded(this.child)}: ${line}` : howEnded(this.child);
  }

  private forfeit(why: string): Forfeit {
    return new Forfeit(this.seat, this.command, why);
  }

  private lose(why: string): void {
    this.gone ??= this.forfeit(why);
    this.waiting?.reject(this.gone);
    this.waiting = undefined;
  }

  /** An action of the list, or its place in it. */
  private actionIn(line: string, id: number, legal: readonly Action[]): Action {
    const answer = line.length > LINE_MOST ? undefined : parsed(line);
    const nonsense = (why: string) => this.forfeit(`${why}: ${line.slice(0, 80)}`);
    if (!isRecord(answer) || answer.id !== id) throw nonsense('answers nonsense');
    const { option, action } = answer;
    const wanted = canonical(action);
    const found = typeof option === 'number' ? legal[option] : legal.find((one) => canonical(one) === wanted);
    if (!found) throw nonsense('names no legal action');
    return found;
  }
}

function howEnded({ exitCode, signalCode }: ChildProcess): string {
  if (signalCode !== null) return `was ended by ${signalCode}`;
  if (exitCode === null) return 'does not listen';
  return NOT_STARTED.includes(exitCode) ? 'cannot be started' : `has ended with exit code ${exitCode}`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The same text whatever the order of the fields: other languages sort them as they like. */
const canonical = (action: unknown): string =>
  isRecord(action) ? JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))) : '';
