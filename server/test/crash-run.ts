/** Runs the process that writes without pause, and reads what it was told. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WRITER = fileURLToPath(new URL('crash-writer.mjs', import.meta.url));

export interface Writing {
  readonly child: ChildProcess;
  /** Every acknowledged write so far: the match, and how many it has. */
  readonly acknowledged: () => readonly (readonly [match: number, writes: number])[];
  /** Waits for so many more. */
  readonly more: (writes: number) => Promise<void>;
  readonly kill: () => Promise<void>;
}

export function startWriting(file: string): Writing {
  const notes = `${file}.acknowledged`;
  const child = spawn(process.execPath, [WRITER, file, notes], { stdio: ['ignore', 'inherit', 'inherit'] });
  const read = () => {
    try {
      return readFileSync(notes, 'utf8');
    } catch {
      return ''; // it has not begun
    }
  };
  // The last line may be half a line.
  const lines = () => read().split('\n').slice(0, -1);
  return {
    child,
    acknowledged: () => lines().map((line) => line.split(' ').map(Number) as [number, number]),
    async more(writes) {
      const until = lines().length + writes;
      while (lines().length < until) {
        if (child.exitCode !== null) throw new Error('the writer ended by itself');
        await sleep(10);
      }
    },
    async kill() {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      const [, signal] = (await closed) as [number | null, string | null];
      if (signal !== 'SIGKILL') throw new Error('the writer ended by itself');
    },
  };
}
