import type { Client } from 'pg';
import type { ReadModels } from '../read-models.ts';
import { usersTable } from '../tables/users.ts';
import { type Beside, tablesOf } from './generations.ts';

const hasMembers = (models: ReadModels) => tablesOf(models).some(({ name }) => name === usersTable.name);

/**
 * Takes what members are known by out of the tables that were live before: no forgetting reaches there. Not in the
 * transaction of the switch, which stops reads.
 */
export async function leaveNamesOut(client: Client, models: ReadModels, former: Beside): Promise<void> {
  if (!hasMembers(models)) return;
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
