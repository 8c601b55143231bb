import { connectEventStore } from '#event-store/client.ts';
import { createSealing, ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { logEnds } from '#projections/kit/operations/standing.ts';
import { startOperator } from '#projections/kit/operations/start.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { startProjections } from '#projections/start.ts';
import { completions } from '#write-api/completions.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { repairRecorder } from '#write-api/replay/record-repair.ts';
import type { Part } from '../part.ts';
import { openPool } from '../pool.ts';
import { progressCheck } from '../progress-check.ts';

const standsBy = 'another process runs the projections; this one takes over when that one is gone';

/** Runs the projections. It starts before the APIs, since it creates the tables that they read. */
export const projections: Part = {
  name: 'projections',
  async start({ app, backend, config, health, secrets, watch }) {
    await migrate(backend.databaseUrl);
    const client = connectEventStore(backend.eventStoreUrl);
    const pool = openPool({ connectionString: backend.databaseUrl, max: 2 }, (error) => app.log.warn(error));
    await ensureSealingSchema(pool);
    const running = await startProjections({
      databaseUrl: backend.databaseUrl,
      client,
      sealing: createSealing(pool, secrets.masterKey),
      logger: app.log,
      onBatch: watch.batches(),
    });
    watch.runner(running);
    const reading = readPool(backend.databaseUrl, 1);
    const asked = { pool: reading, log: logEnds(client) };
    watch.standing(asked);
    const clock = () => new Date().toISOString();
    const operator = startOperator({
      databaseUrl: backend.databaseUrl,
      eventStoreUrl: backend.eventStoreUrl,
      masterKey: secrets.masterKey,
      record: repairRecorder(createStreams(client, clock, { completions }), clock),
      logger: app.log,
    });
    const getsOn = progressCheck(asked, config.frozenAfterSeconds);
    health.add({
      name: 'projections',
      check: async () => {
        const { activity, lastError, isAhead } = running.state();
        const ok = activity === 'active' || activity === 'standby';
        if (ok) {
          const answer = await getsOn();
          return answer.ok && activity === 'standby' ? { ok, detail: standsBy } : answer;
        }
        if (isAhead) return { ok, detail: 'the read models are ahead of the event store: build them anew' };
        return { ok, detail: lastError === null ? activity : `${activity}, trying again` };
      },
    });
    return {
      async stop() {
        await operator.stop();
        await running.stop();
        await client.dispose();
        await Promise.all([pool.end(), reading.end()]);
      },
    };
  },
};
