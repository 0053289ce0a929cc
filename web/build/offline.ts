/** Builds the service worker with the list of everything else that was built, and a version made from all of it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const SCRIPT = 'sw.js';
const COMPRESSED = /\.(?:br|gz)$/;

export function offline(entry: string, target: string[]): Plugin {
  let folder = '';
  return {
    name: 'orrery-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const files = filesIn(folder);
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
        // index.html is kept under the address it is asked for by.
        const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
        const code = await scriptOf(entry, target);
        const known = `const ORRERY_FILES=${JSON.stringify(addresses)};const ORRERY_VERSION=${JSON.stringify(hash.digest('hex').slice(0, 16))};\n`;
        writeFileSync(join(folder, SCRIPT), known + code);
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name) && entry.name !== SCRIPT)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** The worker alone, in a build of its own: it shares nothing with the page. */
async function scriptOf(entry: string, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      lib: { entry, formats: ['es'], fileName: 'sw' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('the service worker was not built');
  const chunk = first.output.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('the service worker has no code');
  return chunk.code.replace(/export\s*\{\s*\};?/g, '');
}
