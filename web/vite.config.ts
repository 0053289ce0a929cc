import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** The oldest browsers that must do, as the README says: Safari 16.4, the last Firefox ESR but one, Chromium of two years ago. */
const FLOOR = ['safari16.4', 'firefox140', 'chrome131'];

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
  },
  plugins: [
    gameIcons(),
    preloadFonts([/marcellus-latin-400/, /plex-sans-latin-[45]00/]),
    offline(fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url)), FLOOR),
    precompress(),
  ],
});
