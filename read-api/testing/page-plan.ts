import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { ReadDatabase } from '#projections/database.ts';
import type { Bench } from '#projections/testing/harness.ts';
import type { ReadModels } from '../database.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { staff, type TestModels } from './test-models.ts';

type Asking = Pick<Reading, 'db' | 'caller' | 'now'>;

/**
 * Returns a function that explains how Postgres reads the first page of a list for staff: the text of the plan, as JSON. It
 * names the scans and the indexes.
 */
export function pagePlans(bench: Bench, { pool }: TestModels, now: string) {
  const asked: CompiledQuery[] = [];
  const db: ReadModels = new Kysely<ReadDatabase>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void asked.push(query),
  });
  return async (list: (reading: Asking) => Pick<Rows<unknown>, 'page'>): Promise<string> => {
    asked.length = 0;
    await list({ db, caller: staff, now }).page({ limit: 20, offset: 0 });
    const [query, ...others] = asked;
    if (query === undefined || others.length > 0) throw new Error(`a page took ${asked.length} queries`);
    return JSON.stringify(await bench.query(`explain ${query.sql}`, [...query.parameters]));
  };
}
