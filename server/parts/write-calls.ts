import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startFollower } from '#write-api/kit/follower/start.ts';
import { writeRoutes } from '#write-api/write-api.ts';
import { openWrites } from '../open-writes.ts';
import type { PartContext } from '../part.ts';
import { readSideOf } from '../read-side.ts';

/** Opens the write side with its follower and returns a function that registers its routes. Adds its stop functions to `stops`. */
export async function openWriteCalls(
  { app, backend, config, health, secrets, watch }: PartContext,
  stops: (() => Promise<unknown>)[],
): Promise<(api: FastifyInstance) => Promise<void>> {
  const warn = (error: unknown) => app.log.warn(error);
  const writes = await openWrites(
    backend,
    config.backend,
    secrets,
    readSideOf(app, config.readApiUrl),
    warn,
    watch.writes,
  );
  // The backend checks use their own connections, so they do not notice when this pool is exhausted.
  health.add({
    name: 'write-pool',
    check: async () => {
      await writes.pool.query('select 1');
      return { ok: true };
    },
  });
  const follower = await startFollower(writes.deps, writes.pool, warn, {
    ...(config.pace && { pace: config.pace }),
  });
  watch.follower(follower);
  stops.push(writes.close, () => follower.stop());
  const uploads = join(config.backend.dataDir, 'uploads');
  return async (api) => {
    await api.register(async (scope) => writeRoutes(scope, writes.deps, uploads));
  };
}
