/** For tests: the real built command in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

export function orrery(args: readonly string[], input?: string): Promise<Ended> {
  return start(args, input).ended;
}

export async function orreryJson(args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await orrery([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr}`);
  // Whoever calls compares the fields one by one.
  return JSON.parse(stdout) as Record<string, unknown>;
}
