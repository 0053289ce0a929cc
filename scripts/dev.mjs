/** The developer's loop: the page with reload on save at http://localhost:8080, and everything else rebuilt on save. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT ?? '8080';
const children = [
  ['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput'],
  ['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts', '--port', port, '--strictPort'],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', (code) => (stop(), (process.exitCode ||= code ?? 0)));
// In the place of npm's shell (see start.mjs), it notices that npm is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 250).unref();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
