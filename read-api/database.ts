import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import Cursor from 'pg-cursor';
import type { ReadDatabase } from '#projections/database.ts';
import { preparing } from './kit/prepared.ts';

export type ReadModels = Kysely<ReadDatabase>;

/** Kysely over a pool with the type parsers of `projections/kit/tables/connect.ts`; supports streaming. */
export function readModels(pool: pg.Pool): ReadModels {
  return new Kysely<ReadDatabase>({
    dialect: new PostgresDialect({ pool: preparing(pool), cursor: Cursor }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
