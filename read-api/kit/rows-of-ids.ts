import type { Compilable, CompiledQuery } from 'kysely';
import type { ReadModels } from '../database.ts';
import { isPast } from './as-of/read-models-then.ts';
import { inOrderOf } from './in-order-of.ts';

type Ids = readonly number[];

/**
 * Reads rows in the order of their ids. The query's text is the same for all callers, and the ids are its only
 * parameter. It is therefore built once: building a join of eight tables takes 0.17 ms of CPU.
 */
export function rowsOfIds<Row extends { id: number }>(
  query: (db: ReadModels, ids: Ids) => Compilable<Row>,
): (db: ReadModels, ids: Ids) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, ids) => {
    if (ids.length === 0) return [];
    if (isPast(db)) {
      const then = await db.executeQuery<Row>(query(db, ids).compile());
      return inOrderOf<number, Row>(ids, then.rows);
    }
    built ??= query(db, ids).compile();
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: [ids] });
    return inOrderOf<number, Row>(ids, rows);
  };
}
