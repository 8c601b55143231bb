// The same kind of command on Emmett's PostgreSQL event store, with its own projection. The benchmark runs this
// program.
import { sql } from '@event-driven-io/dumbo';
import { CommandHandler, type Event } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  postgreSQLEventStoreConsumer,
  postgreSQLRawBatchSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import fastify from 'fastify';
import pg from 'pg';
import { accessTokens } from '../../../http/token.ts';

type MemoNoted = Event<'MemoNoted', { garmentId: number; memo: string; actor: string; at: string }>;

/** Events per batch of the projection: fewer make it slower, more do not make it faster. */
const batchSize = 1_000;

const { DATABASE_URL = '', TOKEN_KEY = '', PORT = '' } = process.env;
const store = getPostgreSQLEventStore(DATABASE_URL);
await store.schema.migrate();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
const tokens = accessTokens({ key: TOKEN_KEY });

const handle = CommandHandler<{ memo: string | null }, MemoNoted>({
  evolve: (_, { data }) => ({ memo: data.memo }),
  initialState: () => ({ memo: null }),
  retry: { onVersionConflict: 100 },
});

/** A projection with one row per garment: its newest memo, and the number of its events. */
function garmentsInto(table: string) {
  return postgreSQLRawBatchSQLProjection<MemoNoted>({
    name: table,
    canHandle: ['MemoNoted'],
    evolve(events) {
      const rows = new Map<number, { memo: string; count: number }>();
      for (const { data } of events) {
        const count = (rows.get(data.garmentId)?.count ?? 0) + 1;
        rows.set(data.garmentId, { memo: data.memo, count });
      }
      const values = JSON.stringify([...rows].map(([id, row]) => ({ id, ...row })));
      return [
        sql(
          `insert into %I as known (id, memo, events)
           select id, memo, count from jsonb_to_recordset(%L::jsonb) as rows (id integer, memo text, count integer)
           on conflict (id) do update set memo = excluded.memo, events = known.events + excluded.events`,
          table,
          values,
        ),
      ];
    },
  });
}

async function createTable(table: string): Promise<void> {
  await pool.query(`create table ${table} (id integer primary key, memo text, events integer not null)`);
}

await createTable('garments');
const consumer = postgreSQLEventStoreConsumer({
  connectionString: DATABASE_URL,
  pulling: { batchSize, pullingFrequencyInMs: 10 },
});
consumer.projector({ processorId: 'garments', projection: garmentsInto('garments') });
void consumer.start();

const app = fastify();
app.post<{ Params: { id: string }; Body: { memo_in_use: string } }>('/garments/:id/memo', async (request) => {
  const caller = await tokens.verify(request.headers.authorization);
  const garmentId = Number(request.params.id);
  const memo = request.body.memo_in_use;
  const actor = `${caller.label}-${caller.id}`;
  const noted: MemoNoted = {
    type: 'MemoNoted',
    data: { garmentId, memo, actor, at: new Date().toISOString() },
  };
  const { nextExpectedStreamVersion } = await handle(store, `garment-${garmentId}`, () => noted);
  return { revision: String(nextExpectedStreamVersion) };
});
app.get('/held', async () => ({ events: await held('garments') }));
app.post('/rebuild', async () => {
  const table = `rebuilt_${Date.now()}`;
  await createTable(table);
  const rebuilding = postgreSQLEventStoreConsumer({
    connectionString: DATABASE_URL,
    stopWhen: { noMessagesLeft: true },
    pulling: { batchSize },
  });
  rebuilding.projector({ processorId: table, projection: garmentsInto(table), startFrom: 'BEGINNING' });
  const began = performance.now();
  await rebuilding.start();
  const seconds = (performance.now() - began) / 1_000;
  await rebuilding.close();
  return { seconds, events: await held(table) };
});

async function held(table: string): Promise<number> {
  const { rows } = await pool.query<{ events: number }>(
    `select coalesce(sum(events), 0)::integer as events from ${table}`,
  );
  return rows[0]?.events ?? 0;
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('ready');
