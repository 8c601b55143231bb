import { constants } from 'node:os';
import type { BackendConfig } from './config.ts';
import { type Backend, openBackend } from './open-backend.ts';

const grace = 5_000;

/**
 * For command-line tools: opens the backend, runs `use`, closes it whatever happens. Ctrl-C and SIGTERM abort
 * `stopped`; when `use` has not come to its end 5 seconds later (or at a second signal), the backend is
 * closed under it. The process then exits as a signal would have ended it.
 */
export async function withBackend<T>(
  config: BackendConfig,
  use: (backend: Backend, stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  const backend = await openBackend(config, { tell });
  const stop = new AbortController();
  const used = use(backend, stop.signal);
  let signals = 0;
  const onSignal = async (signal: 'SIGINT' | 'SIGTERM') => {
    stop.abort();
    if (signals++ === 0) {
      await Promise.race([used.catch(() => {}), new Promise((resolve) => setTimeout(resolve, grace))]);
    }
    await backend.close().catch(() => {});
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    return await used;
  } finally {
    await backend.close();
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
