/** The command `orrery`. Results go to stdout, one line of complaint to stderr; 2 is wrong input, 1 a fault. */
import { messageOf } from '@orrery/kernel';
import { Command, CommanderError } from 'commander';
import { refuseRepeats } from './arguments.ts';
import { addCheck } from './commands/check.ts';
import { addEngine } from './commands/engine.ts';
import { addGames } from './commands/games.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { complain, EXIT, UsageError } from './output.ts';

export { leaveWhenOutputFails } from './output.ts';

function orrery(): Command {
  const program = new Command('orrery')
    .description('Five tabletop games about space: play, replay, simulate, check')
    .configureOutput({ outputError: (text) => complain(text) })
    .exitOverride()
    .addHelpText('after', '\nExample:\n  orrery simulate connect-four --games 10000 --bots scripted,random --seed 7');
  const adds = [
    addGames,
    addPlay,
    addSimulate,
    addLadder,
    addEngine,
    addCheck,
    addReplay,
    addVerify,
    addServe,
    addHelp,
  ];
  for (const add of adds) add(program);
  for (const command of program.commands) refuseRepeats(command);
  return program;
}

/** In place of commander's own, which answers a wrong name with the whole usage. */
function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('display help for command')
    .argument('[command]', 'one of the commands')
    .action((name?: string) => {
      const named = name === undefined ? program : program.commands.find((command) => command.name() === name);
      if (!named) throw new UsageError(`unknown command '${name}' (see: orrery --help)`);
      named.outputHelp();
    });
}

/** Runs one command and leaves its exit code with the process. */
export async function main(args: readonly string[]): Promise<void> {
  const program = orrery();
  if (args.length === 0) return program.outputHelp();
  try {
    refuseNowhere();
    // Commander would answer with the whole usage.
    if (args.length === 1 && args[0] === '--') throw new UsageError('no command is given (see: orrery --help)');
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = codeOf(error);
  }
}

/** Without a working directory no path has a meaning, and no thread starts. */
function refuseNowhere(): void {
  try {
    process.cwd();
  } catch {
    throw new UsageError('the directory that you are in is gone: change to another one');
  }
}

/** Says what went wrong and gives the exit code. */
function codeOf(error: unknown): number {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  if (error instanceof UsageError) {
    complain(error.message);
    return EXIT.usage;
  }
  complain(messageOf(error));
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const isOurs = !(error instanceof Error && error.name === 'RunError' && error.cause === undefined);
  if (isOurs && cause instanceof Error) process.stderr.write(`${cause.stack}\n`);
  return EXIT.fault;
}
