import type { Kysely } from 'kysely';
import { migrateBySql } from '#postgres/sql-migrations.ts';
import type { WriteDatabase } from '../../database.ts';

/** Brings the write side's own tables to this version. Nothing in them is rebuilt with the read models. */
export async function migrateWrite(db: Kysely<WriteDatabase>): Promise<void> {
  await migrateBySql(db, { folder: import.meta.dirname, schema: 'write', table: 'migrations' });
}
