/** The real site, for tests, pictures and measurements: the built client, served by the real server. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Starts the server at a free port. */
export async function startServer() {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: '0' }, stdio: 'pipe' });
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
