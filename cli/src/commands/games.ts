/** `orrery games`: which games there are, for how many, with which options. */
import { CATALOG } from '@orrery/catalog';
import { describeSpec, type Game, type OptionField } from '@orrery/kernel';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, their seats and options')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  orrery games --json')
    .action(async ({ json }: { json?: true }) => {
      const games = await Promise.all(CATALOG.map(async (entry) => ({ entry, game: await entry.load() })));
      if (json) return printJson(games.map(({ entry, game }) => facts(game, entry)));
      for (const { entry, game } of games) print(page(game, entry));
    });
}

interface Blurb {
  readonly tagline: string;
  readonly length: string;
}

function optionsOf(game: Game): readonly (readonly [string, OptionField])[] {
  return Object.entries<OptionField>(game.options.fields);
}

function facts(game: Game, { tagline, length }: Blurb) {
  const options = optionsOf(game).map(([name, { spec, default: initial, help }]) => [
    name,
    { range: describeSpec(spec), default: initial, help, spec },
  ]);
  const { id, title, rulesVersion, seats } = game;
  return { id, title, tagline, length, rulesVersion, seats, options: Object.fromEntries(options) };
}

function page(game: Game, { tagline, length }: Blurb): string {
  const { min, max } = game.seats;
  const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
  const lines = [`${game.id}: ${game.title}, ${seats}, ${length}`, `  ${tagline}`];
  for (const [name, { spec, default: initial, help }] of optionsOf(game)) {
    lines.push(`    ${name}=${JSON.stringify(initial)}  ${help}`, `        ${describeSpec(spec)}`);
  }
  return `${lines.join('\n')}\n`;
}
