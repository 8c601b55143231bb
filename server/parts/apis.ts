import { join } from 'node:path';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { applyConventions } from '#http/conventions.ts';
import { accessTokens } from '#http/token.ts';
import { replayReads, shownStore } from '#projections/kit/operations/replay-reads.ts';
import { logEnds } from '#projections/kit/operations/standing.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { eventBefore } from '#projections/kit/verify/event-before.ts';
import { createReadApi } from '#read-api/create-read-api.ts';
import type { LogText } from '#read-api/replay/log-answer.ts';
import { exportedText } from '#replay/log-file/exported-text.ts';
import { watchRevocations } from '#write-api/auth/watch-revocations.ts';
import { exportNotes } from '#write-api/exports/note-export.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { startFollower } from '#write-api/kit/follower/start.ts';
import { writeRoutes } from '#write-api/write-api.ts';
import { openWrites } from '../open-writes.ts';
import type { Part, PartContext, RunningPart } from '../part.ts';
import { progressCheck } from '../progress-check.ts';
import { readSideOf } from '../read-side.ts';

const connections = 10;

/** The calls of the write side, of the read side, or of both, under one set of conventions. */
export function apis(sides: { write: boolean; read: boolean }): Part {
  return {
    name: 'apis',
    async start(context: PartContext): Promise<RunningPart> {
      const { app, backend, config, health, secrets, watch } = context;
      const { frozenAfterSeconds } = config;
      const stops: (() => Promise<unknown>)[] = [];
      const { databaseUrl } = backend;
      const report = (error: unknown) => app.log.warn(error);
      const revocations = await watchRevocations({ databaseUrl, report });
      stops.push(revocations.close);
      const tokens = accessTokens({ key: secrets.jwtSecret, revocations });
      const write = sides.write ? await startWrites(context, stops) : null;
      await app.register(async (api) => {
        await applyConventions(api, { tokens, title: 'tryset' });
        if (write !== null)
          await api.register(async (scope) =>
            writeRoutes(scope, write, join(context.config.backend.dataDir, 'uploads')),
          );
        if (sides.read) {
          const pool = readPool(databaseUrl, connections);
          stops.push(() => pool.end());
          const client = connectEventStore(backend.eventStoreUrl);
          stops.push(() => client.dispose());
          const unsealer = createSealing(pool, secrets.masterKey);
          const asked = { pool, log: logEnds(client) };
          watch.standing(asked);
          const replay = replayReads({ ...asked, eventStore: shownStore(backend), frozenAfterSeconds });
          // Where the projections run in a process of their own, this one tells too that its reads have come to a stand.
          if (!sides.write) {
            health.add({ name: 'projections', check: progressCheck(asked, frozenAfterSeconds) });
          }
          const before = (number: bigint) => eventBefore(pool, number);
          const logText: LogText = (choice, signal) =>
            exportedText({ client, choice, eventBefore: before, signal });
          const clock = () => new Date().toISOString();
          const noteExport = exportNotes(createStreams(client, clock), clock);
          await api.register(createReadApi({ pool, unsealer, replay, logText, noteExport }));
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

async function startWrites(
  { app, backend, config, secrets, watch }: PartContext,
  stops: (() => Promise<unknown>)[],
) {
  const warn = (error: unknown) => app.log.warn(error);
  const writes = await openWrites(
    backend,
    config.backend,
    secrets,
    readSideOf(app, config.readApiUrl),
    warn,
    watch.writes,
  );
  const follower = await startFollower(writes.deps, writes.pool, warn);
  watch.follower(follower);
  stops.push(writes.close, () => follower.stop());
  return writes.deps;
}
