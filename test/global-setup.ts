import type { TestProject } from 'vitest/node';
import { type SharedBackend, startSharedBackend } from './shared-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: Omit<SharedBackend, 'stop'>;
  }
}

// Each Vitest project loads this file by itself, and all of them are to share one Postgres.
const shared = globalThis as { sharedBackend?: { users: number; backend: Promise<SharedBackend> } };

/** Starts what the tests of this run share, once, and gives the tests its address. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.sharedBackend ??= { users: 0, backend: startSharedBackend() };
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
