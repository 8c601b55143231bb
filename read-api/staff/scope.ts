import { sql } from 'kysely';
import type { ReadModels } from '../database.ts';

/** Active and invited staff with their readable data. For staff only. */
export function staffFor(db: ReadModels) {
  return db
    .selectFrom('read.staff as colleague')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'staff:' || colleague.id`),
    )
    .where('colleague.status', 'in', ['active', 'invited'])
    .selectAll('colleague')
    .select(['person.name', 'person.email', 'person.phone']);
}
