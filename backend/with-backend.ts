import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackendConfig } from './config.ts';
import { type Backend, openBackend } from './open-backend.ts';

const grace = 5_000;

/**
 * For command-line tools: opens the backend, runs `use`, and always closes the backend. Ctrl-C and SIGTERM abort
 * `stopped`. If `use` has not ended 5 seconds later (or at a second signal), the backend is closed anyway.
 * The process then exits as if the signal had ended it.
 */
export async function withBackend<T>(
  config: BackendConfig,
  use: (backend: Backend, stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  const stop = new AbortController();
  // The signal handlers are registered before startup ends: a signal during startup must not leave half of the backend
  // running.
  const opening = openBackend(config, { tell });
  let used: Promise<unknown> = opening;
  const onSignal = async (signal: 'SIGINT' | 'SIGTERM') => {
    const first = !stop.signal.aborted;
    stop.abort();
    if (first) await Promise.race([used.catch(() => {}), delay(grace)]);
    await opening.then((backend) => backend.close()).catch(() => {});
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    const backend = await opening;
    try {
      const result = use(backend, stop.signal);
      used = result;
      return await result;
    } finally {
      await backend.close();
    }
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
