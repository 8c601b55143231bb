import type { Pool } from 'pg';
import type { ReadModelsStanding } from '#domain/replay/read-models.ts';
import { readModels } from '../../read-models.ts';
import { aloneLock } from '../rebuild/alone.ts';
import { tablesOfRows } from '../rebuild/generations.ts';
import { loadProgress } from '../rebuild/progress.ts';
import { bareName } from '../verify/row-differences.ts';
import { heldLocks } from './held-locks.ts';

/** Returns queries for the write side: facts that commands on the read models need besides their own streams. */
export function replayFacts(pool: Pick<Pool, 'query'>) {
  const { projections } = readModels;
  return {
    projections: projections.map(({ name }) => name),
    entities: [
      ...new Set([
        ...projections.map(({ name }) => name),
        ...tablesOfRows(readModels).map(bareName),
        ...projections.flatMap(({ categories }) => categories),
      ]),
    ],
    async firstParked(projection: string, entity: string): Promise<string | null> {
      const { rows } = await pool.query<{ first: string | null }>(
        'select min(position)::text as first from read.parked where projection = $1 and entity = $2',
        [projection, entity],
      );
      return rows[0]?.first ?? null;
    },
    async haveBegun(): Promise<boolean> {
      const { rowCount } = await pool.query("select from read.checkpoints where name = 'operations'");
      return rowCount === 1;
    },
    async readModels(): Promise<ReadModelsStanding> {
      const [{ rows }, locks, next, former] = await Promise.all([
        pool.query<{ ended: number }>(
          "select coalesce(max(id) filter (where status not in ('waiting', 'running')), 0) as ended from read.operations",
        ),
        heldLocks(pool, [aloneLock]),
        loadProgress(pool, 'read_next'),
        loadProgress(pool, 'read_former'),
      ]);
      return {
        endedUpTo: rows[0]?.ended ?? 0,
        isUnderWay: locks.has(aloneLock),
        isBegun: next !== null,
        hasFormer: former !== null,
      };
    },
  };
}
