import type { Client } from 'pg';
import { usersTable } from '../../members/tables.ts';
import type { ReadModels } from '../../read-models.ts';
import { type Beside, placeOf, tablesOf } from './generations.ts';

const hasMembers = (models: ReadModels) => tablesOf(models).some(({ name }) => name === usersTable.name);

/**
 * Takes what members are known by out of the tables that were live before: no forgetting reaches there. Not in the
 * transaction of the switch, which stops reads.
 */
export async function leaveNamesOut(client: Client, models: ReadModels, former: Beside): Promise<void> {
  if (!hasMembers(models)) return;
  await dropIndexes(client, `${former}.${placeOf(usersTable)[1]}`, ['username', 'bio']);
  await client.query(
    `update ${former}.users set username = null, bio = null where username is not null or bio is not null`,
  );
}

/** Puts them back into tables that are to be live again, from those that are live now. */
export async function takeNamesBack(client: Client, models: ReadModels, next: Beside): Promise<void> {
  if (!hasMembers(models)) return;
  await client.query(
    `update ${next}.users as own set username = live.username, bio = live.bio from ${usersTable.name} as live
     where live.id = own.id and own.status <> 'forgotten'`,
  );
}

/** Kept, they would be written for each row once more; who takes the tables back builds what is missing. */
async function dropIndexes(client: Client, table: string, columns: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct indexrelid::regclass::text as name
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and attname = any($2)`,
    [table, columns],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
}
