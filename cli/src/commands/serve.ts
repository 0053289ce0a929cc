/** `orrery serve`, `backup` and `restore`: the server, and copies of what it keeps. Settings come from the environment. */
import type { Copied } from '@orrery/server';
import { type Command, InvalidArgumentError } from 'commander';
import { print, printJson, UsageError } from '../output.ts';

interface Given {
  readonly data?: string;
  readonly json?: true;
}

const SERVE = `
Everything else is set by the environment; docs/operating.md lists it. The server says at its start what it goes by.

Example:
  orrery serve --port 8080 --data /var/lib/orrery/orrery.db`;

const BACKUP = `
The server may run meanwhile. The copy is one file, checked before it gets its name; it replaces nothing.

Example:
  orrery backup backups/monday.db`;

const RESTORE = `
The server must not run. What was there before is kept beside it, under a name that is printed.

Example:
  orrery restore backups/monday.db`;

const DATA = ['--data <file>', 'the file that the server keeps everything in (or ORRERY_DATA)'] as const;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the web client and online matches')
    .option('--port <number>', 'where to listen (or PORT)', portText)
    .option('--host <name>', 'the name or address to listen at (or HOST)')
    .option(...DATA)
    .addHelpText('after', SERVE)
    .action(async (given: { readonly port?: string; readonly host?: string; readonly data?: string }) => {
      const names = { port: 'PORT', host: 'HOST', data: 'ORRERY_DATA' } as const;
      for (const [option, name] of Object.entries(names)) {
        const value = given[option as keyof typeof names]; // the keys of that very list
        if (value !== undefined) process.env[name] = value;
      }
      await import('@orrery/server/main');
    });
  program
    .command('backup')
    .description('copy everything that the server keeps into one file')
    .argument('<file>', 'the file to make')
    .option(...DATA)
    .option('--json', 'print JSON')
    .addHelpText('after', BACKUP)
    .action(async (to: string, given: Given) => {
      const { backup } = await import('@orrery/server');
      const copied = await ofStore(given, (data) => backup(data, to));
      if (given.json) return printJson({ file: to, ...copied });
      print(`${to}: ${inWords(copied)}`);
    });
  program
    .command('restore')
    .description('put a backup in the place of what the server keeps')
    .argument('<file>', 'a file that orrery backup made')
    .option(...DATA)
    .option('--json', 'print JSON')
    .addHelpText('after', RESTORE)
    .action(async (from: string, given: Given) => {
      const { restore } = await import('@orrery/server');
      const restored = await ofStore(given, (data) => ({ data, ...restore(from, data, new Date()) }));
      if (given.json) return printJson(restored);
      print(`${restored.data}: ${inWords(restored)}`);
      if (restored.before !== undefined) print(`what was there before is ${restored.before}`);
    });
}

function portText(text: string): string {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new InvalidArgumentError('It must be a number up to 65535.');
  return text;
}

const inWords = ({ matches, people, bytes }: Copied) =>
  `${matches} matches, ${people} people, ${(bytes / 1e6).toFixed(1)} MB, whole`;

/** What can be wrong with a store is one line, and nothing has been changed then. */
async function ofStore<T>({ data }: Given, work: (data: string) => T): Promise<T> {
  const { settingsFrom, StoreError } = await import('@orrery/server');
  const env = { ORRERY_DATA: data ?? process.env['ORRERY_DATA'] };
  try {
    return work(settingsFrom(env).data);
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  }
}
