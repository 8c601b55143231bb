import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { backendConfig } from '#backend/config.ts';
import { withDatabase } from '#backend/databases.ts';
import { withBackend } from '#backend/with-backend.ts';
import { connectEventStore } from '#event-store/client.ts';
import { noteReacted } from '#write-api/kit/follower/checkpoint.ts';
import { indexName } from '#write-api/kit/index/position.ts';

/** Events that are written directly, without commands. */
export interface Told {
  events: number;
  /**
   * Returns SQL that inserts the events into the log mirror, at the positions after `head`. The tables `members` and
   * `garments` hold those of the installation.
   */
  insert(head: bigint): string;
}

/**
 * Loads events into the event store and the log mirror directly, without commands, which only a benchmark may do. The
 * server must not run, and the read models must be rebuilt afterwards. The events use the installation's members and
 * garments.
 */
export async function loadInBulk(env: Record<string, string>, told: Told): Promise<void> {
  const config = backendConfig({ ...process.env, ...env });
  const position = await withBackend(config, ({ databaseUrl }) => load(databaseUrl, told));
  // Opens the store after the load, as it determines the end of its log when it opens.
  await withBackend(config, async ({ eventStoreUrl }) => {
    const client = connectEventStore(eventStoreUrl);
    await noteReacted(client, () => new Date().toISOString(), position);
    await client.dispose();
  });
}

async function load(databaseUrl: string, { events, insert }: Told): Promise<bigint> {
  const [mirror, store] = [
    new pg.Client(databaseUrl),
    new pg.Client(withDatabase(databaseUrl, 'event_store')),
  ];
  await Promise.all([mirror.connect(), store.connect()]);
  try {
    const head = await headOf(mirror, store);
    await mirror.query("set maintenance_work_mem = '512MB'");
    const indexes = await withoutIndexes(mirror);
    await mirror.query(tellHouse);
    await mirror.query(insert(head));
    for (const definition of indexes) await mirror.query(definition);
    await mirror.query('analyze read.log');
    const source = mirror.query(copyTo(`copy (${asStored(head)}) to stdout`));
    const target = store.query(
      copyFrom(
        'copy event_store.events (position, stream, revision, id, type, is_json, created_ms, data, metadata) from stdin',
      ),
    );
    await pipeline(source, target);
    await store.query('analyze event_store.events');
    // Writes the loaded pages now. Later, their fsync would hold up the events of the measurement.
    await store.query('checkpoint');
    const position = head + BigInt(events);
    const moved = [String(position), String(events)];
    await mirror.query(
      `update read.checkpoints set position = $1, processed = processed + $2, recorded_at = now() where name = 'live'`,
      moved,
    );
    await mirror.query(`update write.checkpoints set position = $1 where name = $2`, [
      String(position),
      indexName,
    ]);
    return position;
  } finally {
    await Promise.all([mirror.end(), store.end()]);
  }
}

/**
 * Returns the store's last position. The mirror must have reached it, except for the event that a server writes when
 * it stops.
 */
async function headOf(mirror: pg.Client, store: pg.Client): Promise<bigint> {
  const { rows: mirrored } = await mirror.query<{ last: string }>(
    'select max(position) as last from read.log',
  );
  const last = mirrored[0]?.last ?? '0';
  const { rows } = await store.query<{ last: string; missing: string }>(
    `select max(position) as last,
       count(*) filter (where position > $1 and stream not like 'reactor\\_checkpoint-%') as missing
     from event_store.events`,
    [last],
  );
  const [stored] = rows;
  if (stored?.missing !== '0') throw new Error(`the mirror lacks ${stored?.missing} events after ${last}`);
  return BigInt(stored.last);
}

/** Drops the mirror's indexes except its keys. Returns the statements that create them again. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = 'read.log'::regclass and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index read.${name}`);
  return rows.map(({ definition }) => definition);
}

const tellHouse = `
  create temporary table garments as
    select row_number() over (order by id) - 1 as place, id, brand_id, product_id, product_size_id from read.stock_items;
  create temporary table members as
    select row_number() over (order by id) - 1 as place, id, gender from read.users where role = 'user' or role = 'curator';
  create unique index on garments (place);
  create unique index on members (place);
  analyze garments;
  analyze members`;

function asStored(head: bigint): string {
  return `select position, stream, revision, event_id::uuid, type, true, (extract(epoch from recorded_at) * 1000)::bigint,
      convert_to(data::text, 'UTF8'), convert_to(metadata::text, 'UTF8')
    from read.log where position > ${head} order by position`;
}
