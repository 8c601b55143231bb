import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { materialIcons } from './dashboard/icons.ts';

const integration = ['**/*.integration.test.ts', 'event-store/embedded/**/*.test.ts'];
const browser = ['e2e/**/*.test.ts'];
const never = ['**/node_modules/**', 'dist/**', '.data/**', 'test-output/**'];

export default defineConfig({
  plugins: [materialIcons],
  // Vite would give our code another instance of `graphql` than Node gives the libraries.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-output/vitest.json' },
    tags: [
      {
        name: 'thorough',
        description:
          'Runs with `npm run test:all`, not with `npm test`. docs/tests.md says which tests belong here.',
      },
    ],
    teardownTimeout: 60_000,
    // The test's own time ends a wait: a second is little where other programs are busy.
    expect: { poll: { timeout: 50_000 } },
    // Much of a test is waiting for Postgres and for processes that start: a worker a core would leave a machine idle.
    maxWorkers: availableParallelism() + 1,
    // Loading the product took a file as long as trying it. Files that a worker runs share its modules, which hold no state.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...integration, ...browser],
          // A test of many random lives takes a second alone, and many of them where other programs are busy.
          testTimeout: 60_000,
          // Apart from the others: a worker whose next file is of another project ends, and what it has loaded with it.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          exclude: never,
          globalSetup: ['test/global-setup.ts'],
          // In a store that all share, one file's clock and reactions must not meet another's.
          fileParallelism: process.env.EVENTSTORE_URL === undefined && process.env.TEST_BACKEND === undefined,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          exclude: never,
          globalSetup: ['test/global-setup.ts', 'test/browser-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each file has a house of its own, and knows its accounts: it is loaded anew.
          isolate: true,
          // A browser and a server for each file: after everything else, and not more of them than processors.
          sequence: { groupOrder: 2 },
          maxWorkers: Math.max(2, availableParallelism()),
        },
      },
    ],
  },
});
