import type { Kysely } from 'kysely';
import { migrateBySql } from '#postgres/sql-migrations.ts';
import type { WriteDatabase } from '../../database.ts';

/** Migrates the write side's own tables to this version. A rebuild of the read models does not touch them. */
export async function migrateWrite(db: Kysely<WriteDatabase>): Promise<void> {
  await migrateBySql(db, { folder: import.meta.dirname, schema: 'write', table: 'migrations' });
}
