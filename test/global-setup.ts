import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropDatabases } from './databases.ts';
import { makeHouseTables } from './house-tables.ts';
import { type SharedBackend, startSharedBackend } from './shared-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: Omit<RunBackend, 'stop'>;
  }
  interface TestTags {
    tags: 'thorough';
  }
}

interface RunBackend extends SharedBackend {
  /** The databases to copy: those with empty tables and, once it is seeded, those of the demo. */
  houseTables: string;
  demo: { house: string; log: string };
  /** Folder for the files that all processes of the run use. */
  folder: string;
}

// Vitest loads this file once per project; this global lets all projects share one Postgres.
const shared = globalThis as { sharedBackend?: { users: number; backend: Promise<RunBackend> } };

/** Starts once the backend that all tests of this run share, and passes its address to the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.sharedBackend ??= { users: 0, backend: start() };
  const running = shared.sharedBackend;
  running.users++;
  const { stop, ...addresses } = await running.backend;
  project.provide('backend', addresses);
  return async () => {
    if (--running.users > 0) return;
    shared.sharedBackend = undefined;
    await stop();
  };
}

async function start(): Promise<RunBackend> {
  const backend = await startSharedBackend();
  const run = `t_${randomBytes(6).toString('hex')}`;
  const houseTables = `${run}_tables`;
  const demo = { house: `${run}_demo`, log: `${run}_demo_log` };
  await makeHouseTables(backend.serverUrl, houseTables);
  const folder = await mkdtemp(join(tmpdir(), 'tryset-run-'));
  return {
    ...backend,
    houseTables,
    demo,
    folder,
    async stop() {
      await dropDatabases(backend.serverUrl, [houseTables, demo.house, demo.log]);
      await rm(folder, { recursive: true, force: true });
      await backend.stop();
    },
  };
}
