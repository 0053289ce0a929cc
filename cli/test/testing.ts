/** For tests: the command in this process, which is quick, or as it was built in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../src/main.ts';

export const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** `rest` open: more input may follow. */
export function start(args: readonly string[], input = '', rest: 'open' | 'ended' = 'ended'): Started {
  const child = spawn(process.execPath, [BIN, ...args], { stdio: 'pipe' });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // A command that ends without reading everything closes its input.
  child.stdin.on('error', () => {});
  child.stdin.write(input);
  if (rest === 'ended') child.stdin.end();
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

/** One at a time: what the process says and reads is the command's while it runs. */
export async function orrery(args: readonly string[], input = ''): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const taken = [
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        said[name] += String(text);
        return true;
      }),
    ),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdinWith(input)),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await main(args);
    return { code: exitCode(), ...said };
  } finally {
    process.exitCode = before;
    for (const one of taken) one.mockRestore();
  }
}

/** What the command left, which the compiler does not see happen. */
const exitCode = () => Number(process.exitCode ?? 0);

function stdinWith(text: string): typeof process.stdin {
  // A pipe: what a terminal has besides is not asked for where `isTTY` is missing.
  return Readable.from([text]) as typeof process.stdin;
}

export async function orreryJson(args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await orrery([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr}`);
  // Whoever calls compares the fields one by one.
  return JSON.parse(stdout) as Record<string, unknown>;
}
