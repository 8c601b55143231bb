import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { backendConfig } from '#backend/config.ts';
import { withDatabase } from '#backend/databases.ts';
import { withBackend } from '#backend/with-backend.ts';
import { connectEventStore } from '#event-store/client.ts';
import { noteReacted } from '#write-api/kit/follower/checkpoint.ts';
import { indexName } from '#write-api/kit/index/position.ts';

/** Of one tryset: its request, and for each of its two items the request and what became of it. */
const eventsOfTryset = 5;

/**
 * Loads so many tryset items, after those before, with short lives (requested, then accepted or, one in ten, canceled) into the event store
 * and the log mirror, past all commands: only a benchmark may. The server must not run; the read models are to be
 * rebuilt after it. Members and garments are those that the house has.
 */
export async function loadInBulk(
  env: Record<string, string>,
  before: number,
  items: number,
): Promise<{ events: number }> {
  const config = backendConfig({ ...process.env, ...env });
  const position = await withBackend(config, ({ databaseUrl }) => load(databaseUrl, before / 2, items / 2));
  // The event store reads where its log ends when it opens.
  await withBackend(config, async ({ eventStoreUrl }) => {
    const client = connectEventStore(eventStoreUrl);
    await noteReacted(client, () => new Date().toISOString(), position);
    await client.dispose();
  });
  return { events: (items / 2) * eventsOfTryset };
}

async function load(databaseUrl: string, before: number, trysets: number): Promise<bigint> {
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
    await mirror.query(tellTrysets(head, before, trysets));
    for (const definition of indexes) await mirror.query(definition);
    await mirror.query('analyze read.log');
    const source = mirror.query(copyTo(`copy (${asStored(head)}) to stdout`));
    const target = store.query(
      copyFrom(
        'copy event_store.events (position, stream, revision, id, type, is_json, created_ms, data, metadata) from stdin',
      ),
    );
    await pipeline(source, target);
    const position = head + BigInt(trysets * eventsOfTryset);
    const moved = [String(position), String(trysets * eventsOfTryset)];
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

/** The last position, of the store and of its mirror, which must have come to its end. */
async function headOf(mirror: pg.Client, store: pg.Client): Promise<bigint> {
  const last = async (client: pg.Client, table: string) =>
    BigInt(
      (await client.query<{ last: string }>(`select max(position) as last from ${table}`)).rows[0]?.last ?? 0,
    );
  const [mirrored, stored] = [await last(mirror, 'read.log'), await last(store, 'event_store.events')];
  if (mirrored !== stored) throw new Error(`the mirror has come to ${mirrored} of ${stored} only`);
  return stored;
}

/** Takes the mirror's indexes away but for its keys, and answers how they are made again. */
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

/** Ids of what is loaded begin behind the log's end, times ten: far from those that the system gives. */
function tellTrysets(head: bigint, before: number, trysets: number): string {
  const first = Number(head) * 10;
  const item = (
    which: 0 | 1,
  ) => `json_build_object('trysetItemId', tryset * 2 + ${which}, 'brandId', g${which}.brand_id,
    'productId', g${which}.product_id, 'productSizeId', g${which}.product_size_id, 'stockItemId', g${which}.id,
    'useMode', 'rent', 'trialDays', 7, 'postDays', 14)`;
  const requested = (which: 0 | 1) =>
    `(jsonb_build_object('trysetId', tryset, 'userId', m.id, 'userGender', m.gender, 'userRegion', 'KOREA',
      'isExpress', false) || ${item(which)}::jsonb)::json`;
  const outcome = (which: 0 | 1) =>
    `case when (tryset * 2 + ${which}) % 10 = 0 then 'TrysetItemCanceled' else 'TrysetItemAccepted' end`;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n * ${eventsOfTryset} + told.place,
      md5((${head} + n * ${eventsOfTryset} + told.place)::text)::uuid::text,
      told.category || '-' || told.id, told.category, told.id::text, told.revision, told.type, told.data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk ' || tryset, '$causationId', 'bulk ' || tryset,
        'command', 'request', 'commandId', 'bulk ' || tryset, 'actor', json_build_object('label', 'user', 'id', m.id),
        'brandIds', told.brands, 'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'user', m.id, told.brands
    from generate_series(0, ${trysets - 1}) n
    cross join lateral (select ${first} + n as tryset, timestamptz '2020-01-01Z' + (${before} + n) * interval '1 minute' as at) t
    join members m on m.place = (n * 7) % (select count(*) from members)
    join garments g0 on g0.place = (n * 13) % (select count(*) from garments)
    join garments g1 on g1.place = (n * 29 + 1) % (select count(*) from garments)
    cross join lateral (values
      (0, 'tryset', tryset, 0, 'TrysetRequested', json_build_object('trysetId', tryset, 'userId', m.id,
        'userGender', m.gender, 'userRegion', 'KOREA', 'items', json_build_array(${item(0)}, ${item(1)}),
        'recipient', null, 'isPreferExpress', false, 'requestedPoints', 0, 'expectedDeliveryOn', null),
        array[g0.brand_id, g1.brand_id]),
      (1, 'tryset_item', tryset * 2, 0, 'TrysetItemRequested', ${requested(0)}, array[g0.brand_id]),
      (2, 'tryset_item', tryset * 2, 1, ${outcome(0)}, '{}'::json, array[g0.brand_id]),
      (3, 'tryset_item', tryset * 2 + 1, 0, 'TrysetItemRequested', ${requested(1)}, array[g1.brand_id]),
      (4, 'tryset_item', tryset * 2 + 1, 1, ${outcome(1)}, '{}'::json, array[g1.brand_id])
    ) told (place, category, id, revision, type, data, brands)`;
}

function asStored(head: bigint): string {
  return `select position, stream, revision, event_id::uuid, type, true, (extract(epoch from recorded_at) * 1000)::bigint,
      convert_to(data::text, 'UTF8'), convert_to(metadata::text, 'UTF8')
    from read.log where position > ${head} order by position`;
}
