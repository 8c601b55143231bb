import type { Client } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { ReadModels } from '../../projection.ts';
import { type Beside, isPrivate, placeOf, tablesOf } from './generations.ts';

/** Creates empty tables in an existing schema, with the keys and indexes by which folds find rows. */
export async function createTables(client: Client, models: ReadModels, schema: Beside): Promise<void> {
  const common = ['read.counters', 'read.parked'];
  for (const name of [...tablesOf(models).map((table) => table.name), ...common]) {
    const bare = name.split('.')[1];
    const { rows } = await client.query<{ options: string[] | null }>(
      'select reloptions as options from pg_class where oid = $1::regclass',
      [name],
    );
    const options = rows[0]?.options?.join(', ');
    await client.query(
      `create table ${schema}.${bare} (like ${name} including defaults including constraints including generated including storage including compression)
       ${options ? `with (${options})` : ''}`,
    );
    await addKeys(client, name, `${schema}.${bare}`);
  }
  // Without this index, folds that search rows by another column would scan the table for each batch.
  for (const { table, also } of models.projections) {
    if (also !== undefined) await addIndexes(client, table.name, schema, snakeCase(also.column));
  }
}

async function addKeys(client: Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')`,
    [from],
  );
  for (const { name, definition } of rows) {
    await client.query(`alter table ${to} add constraint ${name} ${definition}`);
  }
}

/**
 * Adds the indexes that reads need, once the tables are filled; existing indexes stay. The connections work in parallel, each
 * on some of the tables.
 */
export async function createIndexes(
  connections: readonly Client[],
  models: ReadModels,
  schema: Beside,
): Promise<void> {
  const left = tablesOf(models);
  const takeAll = async (client: Client) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await addIndexes(client, next.name, schema);
    }
  };
  await Promise.all(connections.map(takeAll));
}

/**
 * Copies the indexes of the live table. With `column`, copies only indexes that begin with it, since each index slows down
 * filling the table.
 */
async function addIndexes(client: Client, from: string, schema: Beside, column?: string): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)
       and to_regclass($2 || '.' || relname) is null
       and ($3::text is null or pg_get_indexdef(indexrelid, 1, false) = $3)`,
    [from, schema, column],
  );
  for (const { definition } of rows) {
    await client.query(definition.replace(` ON ${from} `, ` ON ${schema}.${from.split('.')[1]} `));
  }
  await client.query(`analyze ${schema}.${from.split('.')[1]}`);
}

/**
 * Swaps these read models' tables, counters and parked events for those in `next`. Formerly live tables move to `former`,
 * except tables of personal data, which are dropped. Runs in the caller's transaction.
 */
export async function switchTables(
  client: Client,
  models: ReadModels,
  next: Beside,
  former: Beside,
): Promise<void> {
  await client.query(`create schema ${former}`);
  for (const table of tablesOf(models)) {
    const [schema, bare] = placeOf(table);
    // Forgetting a person later does not reach former tables, so no readable personal data may stay in them.
    if (isPrivate(table)) await client.query(`drop table ${table.name}`);
    else await client.query(`alter table ${table.name} set schema ${former}`);
    await client.query(`alter table ${next}.${bare} set schema ${schema}`);
  }
  const shares = [
    { bare: 'counters', column: 'stat', names: models.stats.map(({ name }) => name) },
    { bare: 'parked', column: 'projection', names: models.projections.map(({ name }) => name) },
  ];
  for (const { bare, column, names } of shares) {
    await client.query(`create table ${former}.${bare} (like read.${bare} including all)`);
    await client.query(
      `with gone as (delete from read.${bare} where ${column} = any($1) returning *)
       insert into ${former}.${bare} select * from gone`,
      [names],
    );
    await client.query(`insert into read.${bare} select * from ${next}.${bare}`);
    await client.query(`drop table ${next}.${bare}`);
  }
  await client.query(`alter table ${next}.progress set schema ${former}`);
  await client.query(`update ${former}.progress set projections = $1`, [
    models.projections.filter(({ table }) => !isPrivate(table)).map(({ name }) => name),
  ]);
  await client.query(`drop schema ${next}`);
}
