import type { Compilable, CompiledQuery } from 'kysely';
import type { ReadModels } from '../database.ts';
import { inOrderOf } from './in-order-of.ts';

type Ids = readonly number[];

/**
 * Reads rows by their ids, in that order, with a query whose text is the same for all ids and askers, and of which the ids are
 * the only parameter. It is built once: to build a join of eight tables takes a sixth of a millisecond of the processor.
 */
export function rowsOfIds<Row extends { id: number }>(
  query: (db: ReadModels, ids: Ids) => Compilable<Row>,
): (db: ReadModels, ids: Ids) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, ids) => {
    if (ids.length === 0) return [];
    built ??= query(db, ids).compile();
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: [ids] });
    return inOrderOf<number, Row>(ids, rows);
  };
}
