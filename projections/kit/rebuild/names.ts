import type { Client } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { ReadModels } from '../../projection.ts';
import type { NameColumns, Table } from '../tables/table.ts';
import { type Beside, placeOf, tablesOf } from './generations.ts';

/**
 * Clears names of people in the former tables, since forgetting a person later does not reach these tables. Runs outside the
 * transaction of the switch, as that blocks reads.
 */
export async function leaveNamesOut(client: Client, models: ReadModels, former: Beside): Promise<void> {
  for (const { table, columns } of namesIn(models)) {
    const place = `${former}.${placeOf(table)[1]}`;
    await dropIndexes(client, place, columns);
    await client.query(
      `update ${place} set ${columns.map((column) => `${column} = null`).join(', ')}
       where ${columns.map((column) => `${column} is not null`).join(' or ')}`,
    );
  }
}

/** Copies names from the live tables back into tables that are about to become live again. */
export async function takeNamesBack(client: Client, models: ReadModels, next: Beside): Promise<void> {
  for (const { table, columns, forgotten } of namesIn(models)) {
    const key = snakeCase(table.key);
    await client.query(
      `update ${next}.${placeOf(table)[1]} as own
       set ${columns.map((column) => `${column} = live.${column}`).join(', ')} from ${table.name} as live
       where live.${key} = own.${key} and own.${snakeCase(forgotten.column)} <> $1`,
      [forgotten.value],
    );
  }
}

/** Returns the tables with columns that name people, and these columns in snake_case. */
function namesIn(models: ReadModels): (NameColumns & { table: Table })[] {
  return tablesOf(models).flatMap((table) =>
    table.names === undefined ? [] : [{ ...table.names, table, columns: table.names.columns.map(snakeCase) }],
  );
}

/** Drops the indexes over these columns, since each update would maintain them. A switch back recreates missing indexes. */
async function dropIndexes(client: Client, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct indexrelid::regclass::text as name
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and attname = any($2)`,
    [table, columns],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
}
