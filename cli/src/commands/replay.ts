/** `orrery replay`: the transcript of a saved match, or what somebody saw at one of its moves. */
import {
  type Game,
  heardBy,
  type Log,
  type Match,
  outcomeText,
  replay,
  type Telling,
  type Viewer,
} from '@orrery/kernel';
import type { Command } from 'commander';
import { viewerText, wholeNumber } from '../arguments.ts';
import { gameOfLog, readLog } from '../log-file.ts';
import { outlineText, print, printJson, UsageError } from '../output.ts';

interface Given {
  readonly at?: number;
  readonly seat: Viewer;
  readonly game?: string;
  readonly json?: true;
}

const EXAMPLE = `
Examples:
  orrery replay match.json
  orrery replay match.json --at 57 --seat 1`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('print the transcript of a saved match, or the view at a move')
    .argument('<log>', 'the file of a saved match')
    .option('--at <moves>', 'show the view after so many moves', wholeNumber(0, 1e9))
    .option(
      '--seat <seat>',
      "whose eyes: a seat (0 is the first), 'watcher', or 'above' (a finished match, all revealed)",
      viewerText,
      'watcher',
    )
    .option('--game <module>', 'the module of a game that is not in the catalogue')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(replayLog);
}

async function replayLog(path: string, { at, seat, game: module, json }: Given): Promise<void> {
  const log = readLog(path);
  const game = await gameOfLog(path, log, module);
  if (at !== undefined && at > log.actions.length)
    throw new UsageError(`--at must be from 0 to ${log.actions.length}, the moves of ${path}; not ${at}`);
  const match = played(path, game, log, at);
  if (typeof seat === 'number' && seat >= log.seats)
    throw new UsageError(`--seat must be from 0 to ${log.seats - 1}, 'watcher' or 'above', not ${seat}`);
  if (at === undefined) {
    const transcript = transcriptOf(match, seat);
    if (json) printJson({ ...head(match, seat), ...ending(match), transcript });
    else print(transcriptPage(match, seat, transcript));
  } else if (json) printJson({ ...head(match, seat), ...ending(match), ...momentOf(match, seat) });
  else print(momentPage(match, seat, log.actions.length));
}

function played(path: string, game: Game, log: Log, until: number | undefined): Match {
  const match = replay(game, log, until);
  if (!match.ok) throw new UsageError(`${path}: ${match.problem}`);
  return match.value;
}

function head({ game, setup, entries }: Match, viewer: Viewer) {
  const { options, seats, seed } = setup;
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed, moves: entries.length, viewer };
}

function ending(match: Match) {
  const { game, outcome } = match;
  return {
    hash: match.hash(),
    outcome: outcome ?? null,
    outcomeText: outcome ? outcomeText(game.text, outcome) : null,
  };
}

function wordsOf(game: Game, told: readonly Telling[], viewer: Viewer): string[] {
  return heardBy(told, viewer).flatMap((event) => (event ? [game.text.event(event)] : []));
}

function transcriptOf({ game, opening, entries }: Match, viewer: Viewer) {
  const moves = entries.map(({ seat, told }, at) => ({ move: at + 1, seat, text: wordsOf(game, told, viewer) }));
  return [{ move: 0, seat: null, text: wordsOf(game, opening, viewer) }, ...moves];
}

function title(match: Match, viewer: Viewer): string {
  const { game, setup } = match;
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const eyes =
    typeof viewer === 'number'
      ? game.text.seat(viewer)
      : viewer === 'above'
        ? 'above, where nothing is hidden'
        : 'a watcher';
  return [
    `${game.title}, ${setup.seats} seats, rules version ${game.rulesVersion}, seed ${setup.seed}`,
    ...(options.length > 0 ? [options.join(' ')] : []),
    `as seen by ${eyes}`,
  ].join('\n');
}

function transcriptPage(match: Match, viewer: Viewer, transcript: ReturnType<typeof transcriptOf>): string {
  const { game } = match;
  const width = String(match.entries.length).length + 2;
  const lines = transcript.flatMap(({ move, seat, text }) => {
    const words = text.length === 0 && seat !== null ? [`${game.text.seat(seat)} acts in secret.`] : text;
    return words.map((line, i) => `${(i === 0 && move > 0 ? `${move}` : '').padStart(width)}  ${line}`);
  });
  const { hash, outcomeText: ended } = ending(match);
  const end = ended ?? `Not finished: ${promptsOf(match, viewer).join(' ')}`;
  return [title(match, viewer), '', ...lines, '', end, `hash after ${match.entries.length} moves: ${hash}`].join('\n');
}

function promptsOf(match: Match, viewer: Viewer): string[] {
  const view = match.view(viewer);
  return view.decisions.map((decision) => match.game.text.prompt(decision, view, viewer));
}

function momentOf(match: Match, viewer: Viewer) {
  const { game } = match;
  const view = match.view(viewer);
  const prompts = view.decisions.map((decision) => ({ ...decision, text: game.text.prompt(decision, view, viewer) }));
  return { prompts, outline: game.text.outline(view), view };
}

function momentPage(match: Match, viewer: Viewer, moves: number): string {
  const { outline, prompts, view } = momentOf(match, viewer);
  const { hash, outcomeText: end } = ending(match);
  return [
    title(match, viewer),
    `after ${match.entries.length} of ${moves} moves`,
    '',
    outlineText(outline),
    '',
    ...(end ? [end] : prompts.map(({ text }) => text)),
    ...view.legal.map((action, i) => `  ${i + 1}  ${match.game.text.action(action, view)}`),
    `hash: ${hash}`,
  ].join('\n');
}
