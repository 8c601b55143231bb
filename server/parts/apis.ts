import { join } from 'node:path';
import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { applyConventions } from '#http/conventions.ts';
import { accessTokens } from '#http/token.ts';
import { readPool } from '#projections/tables/connect.ts';
import { createReadApi } from '#read-api/create-read-api.ts';
import { startFollower } from '#write-api/follower/start.ts';
import { localPictures } from '#write-api/pictures/local-pictures.ts';
import { openWriteSide, writeRoutes } from '#write-api/write-api.ts';
import { listIdsFrom } from '../list-ids.ts';
import type { Part, PartContext, RunningPart } from '../part.ts';

const connections = 10;

/** The calls of the write side, of the read side, or of both, under one set of conventions. */
export function apis(sides: { write: boolean; read: boolean }): Part {
  return {
    name: 'apis',
    async start(context: PartContext): Promise<RunningPart> {
      const { app, backend, secrets } = context;
      const tokens = accessTokens({ key: secrets.jwtSecret });
      const stops: (() => Promise<unknown>)[] = [];
      const write = sides.write ? await openWrites(context, tokens, stops) : null;
      await app.register(async (api) => {
        await applyConventions(api, { tokens, title: 'tryset' });
        if (write !== null) await api.register(async (scope) => writeRoutes(scope, write));
        if (sides.read) {
          const pool = readPool(backend.databaseUrl, connections);
          stops.push(() => pool.end());
          await api.register(createReadApi({ pool }));
        }
      });
      return {
        async stop() {
          for (const stop of stops.reverse()) await stop();
        },
      };
    },
  };
}

async function openWrites(
  { app, backend, config, secrets }: PartContext,
  tokens: ReturnType<typeof accessTokens>,
  stops: (() => Promise<unknown>)[],
) {
  const client = connectEventStore(backend.eventStoreUrl);
  const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: connections });
  pool.on('error', (error) => app.log.warn(error));
  stops.push(
    () => client.dispose(),
    () => pool.end(),
  );
  const deps = await openWriteSide({
    client,
    pool,
    tokens,
    masterKey: secrets.masterKey,
    pictures: localPictures(join(config.backend.dataDir, 'pictures')),
    listIds: listIdsFrom(app, config.readApiUrl),
  });
  const follower = startFollower(deps, pool, (error) => app.log.warn(error));
  stops.push(() => follower.stop());
  return deps;
}
