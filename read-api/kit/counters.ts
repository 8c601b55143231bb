import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { prepared } from './prepared.ts';

/** Counts by bucket for the caller; null if no counter has the caller's scope. */
export async function counterBuckets(
  db: ReadModels,
  caller: Caller,
  stat: string,
  brandId?: number,
): Promise<Map<string, number> | null> {
  const scope = counterScope(caller, brandId);
  if (scope === null) return null;
  if (scope === 'none') return new Map();
  const rows = await db
    .selectFrom('read.counters')
    .select(['bucket', 'count'])
    .where('stat', '=', stat)
    .where('scope', '=', scope)
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ bucket, count }) => [bucket, count]));
}

/** The sum of some or all buckets of a counter; null if no counter has the caller's scope. */
export async function counted(
  db: ReadModels,
  caller: Caller,
  stat: string,
  { brandId, buckets }: { brandId?: number | undefined; buckets?: readonly string[] | undefined },
): Promise<number | null> {
  const counts = await counterBuckets(db, caller, stat, brandId);
  if (counts === null) return null;
  const chosen = buckets ?? [...counts.keys()];
  return chosen.reduce((sum, bucket) => sum + (counts.get(bucket) ?? 0), 0);
}

/** Counters exist for all brands (0) and for each brand. A brand admin who filters by another brand gets 'none'. */
export function counterScope(caller: Caller, brandId: number | undefined): number | 'none' | null {
  if (caller.label === 'user') return null;
  if (caller.label === 'staff') return brandId ?? 0;
  return brandId === undefined || brandId === caller.brandId ? caller.brandId : 'none';
}

/** Buckets of several scopes at once, such as the products, sizes or brands of a page. */
export async function countersOf(
  db: ReadModels,
  stat: string,
  scopes: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows =
    scopes.length === 0
      ? []
      : await db
          .selectFrom('read.counters')
          .select(['scope', 'bucket', 'count'])
          .where('stat', '=', stat)
          .where(sql<boolean>`scope = any(${scopes})`)
          .modifyEnd(prepared)
          .execute();
  const byScope = new Map<number, Map<string, number>>();
  for (const { scope, bucket, count } of rows) {
    const buckets = byScope.get(scope) ?? new Map<string, number>();
    byScope.set(scope, buckets.set(bucket, count));
  }
  return byScope;
}
