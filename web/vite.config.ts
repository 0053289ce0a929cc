import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** The oldest browsers that must do, as the README says: Safari 16.4, the last Firefox ESR but one, Chromium of two years ago. */
const FLOOR = ['safari16.4', 'firefox140', 'chrome131'];

/** Small things that pages share: one file of them all. Left to itself the bundler makes a file of every icon. */
const PARTS =
  /\/lucide-static\/|virtual:game-icon|\/src\/(parts|settings)\/|\/src\/(local|link|links)\.ts|\/online\/(chip|use-game|clock-words)\./;
/** What is drawn around every board, and what boards share. Pages that only start a match take none of it. */
const TABLE = /\/src\/table\/(end\/|explain\/|[\w-]+\.(tsx|css)$)|\/src\/games\/(camera\/)?[\w-]+\.\w+$|\/src\/rules\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Workspace packages resolve to their TypeScript, so the site never contains a stale build of them.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    // Nothing that a game's chunk shares with the worker may be in its entry; src/worker-entry.ts says why.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'host', tags: ['$initial'], test: /(?<!worker-entry\.ts)$/ }] } },
    },
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: FLOOR,
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a part imports stays where it is; taken along, the table would come with the first page.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'parts', test: PARTS, minShareCount: 2, priority: 2 },
            { name: 'table', test: TABLE, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [
    gameIcons(),
    preloadFonts([/marcellus-latin-400/, /plex-sans-latin-[45]00/]),
    offline(fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url)), FLOOR),
    precompress(),
  ],
});
