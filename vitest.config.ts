import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Workspace packages resolve to their TypeScript sources, so a test never meets a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];
const resolving = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const exclude = ['**/node_modules/**', '**/dist/**'];

// Where a change is to land, a whole process or browser that stalled once on a busy machine must not stop it: such a test
// is tried once more, and `scripts/test.mjs` names it at the end.
const retry = process.env['CI'] ? 1 : 0;

/** What takes longest, in order: begun last, one of these would go on alone while the other workers have nothing to do. */
const LONG = [
  ['browser/lessons', 'browser/entropy', 'browser/engines', 'browser/entanglion', 'browser/online-match'],
  ['browser/analysis', 'browser/hot-seat', 'browser/dogfight', 'browser/end', 'browser/online-people'],
  ['browser/online-company', 'browser/visit', 'browser/watch', 'browser/first-minutes', 'browser/cosmos'],
  ['kernel/test/check', 'dogfight/test/suite', 'whole/guide', 'server/test/online/whole'],
].flat();

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return rank < 0 ? LONG.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

// One project after the other (groupOrder), as each uses the whole machine in a way of its own.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...resolving,
        test: {
          name: 'rooms',
          include: ['{kernel,games/*,catalog,bots,protocol,host,lab,web}/**/*.test.ts', 'test/*.test.ts'],
          exclude,
          pool: 'threads',
          isolate: false,
          maxWorkers: availableParallelism(),
          testTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...resolving,
        test: {
          // These start real processes and sockets; more files at a time than cores, since they mostly wait for them.
          name: 'whole',
          include: ['{cli,server}/**/*.test.ts', 'test/whole/*.test.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: availableParallelism() + 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...resolving,
        test: {
          // One server for all and a Chromium per worker; more files at a time than cores, since a test waits as much as it works.
          name: 'browser',
          include: ['test/browser/*.test.ts'],
          exclude,
          globalSetup: 'test/browser/setup.ts',
          pool: 'forks',
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          retry,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
