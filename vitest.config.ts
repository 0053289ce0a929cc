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
  ['browser/engines', 'browser/lessons', 'browser/online-match', 'browser/entropy', 'browser/entanglion'],
  ['browser/analysis', 'browser/hot-seat', 'browser/cosmos', 'browser/dogfight', 'browser/online-people'],
  [
    'browser/explain',
    'browser/end',
    'browser/first-minutes',
    'browser/watch',
    'browser/phone',
    'browser/online-server',
  ],
  ['whole/guide', 'server/test/main', 'server/test/online/clocks', 'commands/simulate', 'server/test/online/whole'],
  ['entropy/test/suite', 'bots/test/search', 'host/test/judgement', 'connect-four/test/connect-four'],
  ['breach/test/suite', 'lab/test/pool', 'entanglion/test/suite', 'breach/test/properties', 'cosmos/test/end-points'],
].flat();

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification) => {
      const rank = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      // A worker keeps its Chromium from one browser test to the next, so nothing else stands between them.
      return (rank < 0 ? LONG.length : rank) - (project.name === 'browser' ? LONG.length + 1 : 0);
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

// First what only computes, then what also waits (groupOrder). `scripts/test.mjs` lets the one fill the pauses of the other.
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
          // Whatever is asked again until it is so has the patience of Playwright's own questions.
          expect: { poll: { timeout: 30_000 } },
          retry,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
