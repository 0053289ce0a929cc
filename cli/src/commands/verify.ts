/** `orrery verify`: were the dice of a finished match the ones that were committed to? */
import { verify } from '@orrery/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { gameOfLog, readLog } from '../log-file.ts';
import { complain, EXIT, print, printJson } from '../output.ts';

interface Given {
  readonly commitment?: string;
  readonly game?: string;
  readonly json?: true;
}

const EXAMPLE = `
With the commitment that was shown to you before the first move, this tells whether the dice were honest. Without it the
file's own is used, which only shows that the file agrees with itself: whoever made the file made both. The exit code is
0 if everything fits and 2 if not.

Example:
  orrery verify match.json --commitment 5f0c…`;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('recompute the commitment and every hash of a finished match')
    .argument('<log>', 'the file of a finished match')
    .option('--commitment <hex>', 'the commitment that was shown before the first move', commitmentText)
    .option('--game <module>', 'the module of a game that is not in the catalogue')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(verifyLog);
}

function commitmentText(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
  return text.toLowerCase();
}

async function verifyLog(path: string, { commitment, game: module, json }: Given): Promise<void> {
  const log = readLog(path);
  const game = await gameOfLog(path, log, module);
  const verdict = commitment === undefined ? verify(game, log) : verify(game, log, commitment);
  if (!verdict.ok) {
    process.exitCode = EXIT.usage;
    if (json) printJson({ honest: false, problem: verdict.problem });
    else complain(`${path}: ${verdict.problem}`);
    return;
  }
  const { moves, finalHash, outcome } = verdict.value;
  const witnessed = commitment !== undefined;
  if (json) return printJson({ honest: true, witnessed, moves, finalHash, outcome, commitment: log.commitment });
  const rest = `and all ${moves} moves replay to hash ${finalHash.slice(0, 16)}`;
  print(
    witnessed
      ? `honest: the seed fits the commitment given, ${rest}`
      : `honest by this file's own word: the seed fits the commitment in the file, ${rest}`,
  );
}
