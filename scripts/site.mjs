/** The real site, for tests, pictures and measurements: the built client, served by the real server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Starts the server, at a free port if none is named. `data`: the file it keeps everything in; without one, a file that goes with it. */
export async function startServer({ data, port = 0 } = {}) {
  const folder = data === undefined ? mkdtempSync(join(tmpdir(), 'orrery-site-')) : undefined;
  const env = { ...process.env, PORT: String(port), ORRERY_DATA: data ?? join(folder, 'orrery.db') };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'pipe' });
  if (folder !== undefined) child.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const url = await new Promise((found, fail) => {
    let text = '';
    const read = (chunk) => {
      text += String(chunk);
      const [, address] = /^Orrery is at (\S+)$/m.exec(text) ?? [];
      if (address) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  return { child, url };
}
