/** `orrery engine`: a bot that speaks JSON lines, for programs that run matches of their own. See docs/bots-in-any-language.md. */
import { botFor } from '@orrery/bots';
import { type Game, isRecord, type Look, type Player, Random, type View } from '@orrery/kernel';
import type { Command } from 'commander';
import { gameNamed, levelsOf, newSeed, seedText } from '../arguments.ts';
import { Lines } from '../lines.ts';
import { UsageError } from '../output.ts';

interface Given {
  readonly level: string;
  readonly seed?: string;
}

const EXAMPLE = `
It reads one JSON object a line and answers each question with one line; the end of the input ends it.

Examples:
  orrery engine breach --level hard
  orrery simulate breach --bots "scripted,cmd:npx orrery engine breach" --games 4`;

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description('a bot that speaks JSON lines')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--level <name>', 'how well it plays', 'expert')
    .option('--seed <text>', 'the seed of its own numbers (default: a new one)', seedText)
    .addHelpText('after', EXAMPLE)
    .action(engine);
}

async function engine(name: string, given: Given): Promise<void> {
  const [level, ...more] = levelsOf(given.level);
  if (level === undefined || more.length > 0) throw new UsageError('--level names one level');
  const { game } = await gameNamed(name);
  const player = botFor(game, level);
  const random = Random.from(`orrery engine\n${given.seed ?? newSeed()}`);
  const lines = new Lines();
  try {
    for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
      const answer = await answerTo(line, game, player, random);
      if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    lines.close();
  }
}

/** What is said back; nothing to what is not a question. */
async function answerTo(line: string, game: Game, player: Player, random: Random): Promise<object | undefined> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return { error: 'that is not JSON' };
  }
  if (!isRecord(message)) return { error: 'that is not an object' };
  if (message.type === 'hello' && message.game !== game.id) return { error: `this engine plays ${game.id}` };
  if (message.type !== 'choose') return undefined;
  const { id, seat, view, milliseconds } = message;
  if (typeof seat !== 'number' || !isRecord(view) || !isView(view)) return { id, error: 'the view asks nobody' };
  const seen = view as unknown as View; // as far as it was looked at; the rest the game itself will miss
  const look: Look = { seat, legal: seen.legal, view: () => seen, random };
  const budget = typeof milliseconds === 'number' && milliseconds > 0 ? { milliseconds } : {};
  try {
    return { id, action: await player.choose(look, { budget }) };
  } catch {
    return { id, error: 'that is no view of this game' };
  }
}

const isView = (view: Record<string, unknown>): boolean =>
  Array.isArray(view.legal) && view.legal.length > 0 && Array.isArray(view.decisions);
