import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Workspace packages resolve to their TypeScript, so the site never contains a stale build of them.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [
    gameIcons(),
    preloadFonts([/marcellus-latin-400/, /plex-sans-latin-[45]00/]),
    offline(fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url))),
    precompress(),
  ],
});
