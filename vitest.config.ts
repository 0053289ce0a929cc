import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript sources, so a test never meets a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'rooms',
          include: ['{kernel,games/*,catalog,bots,protocol,host,lab}/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          // These start real processes, sockets and a browser.
          name: 'whole',
          include: ['{cli,server,web}/**/*.test.ts', 'test/browser/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
