import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/** A collaboration with its brand. */
export interface CollaborationOfBrandTable {
  brand_collaboration_id: number;
  brand_id: number;
}

type Deps = Pick<WriteDeps, 'db' | 'streams' | 'indexed'>;

/** Indexes the brand of each collaboration. The collaboration's stream has the current state. */
export const collaborationsOfBrands: Indexer = {
  table: 'write.collaborations_of_brands',
  async keep(db, events) {
    const rows = events.flatMap((stored) => {
      const { type, data } = asEvent<CollaborationEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'BrandCollaborationRegistered' || !Number.isSafeInteger(data?.brandId)) return [];
      return [{ brand_collaboration_id: Number(entityOf(stored.stream).id), brand_id: data.brandId }];
    });
    if (rows.length === 0) return;
    await db
      .insertInto('write.collaborations_of_brands')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Returns the ids of all collaborations that a brand ever registered. Throws 503 while the index lags too far. */
export async function collaborationsOf(deps: Deps, brandId: number): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.collaborations_of_brands')
    .where('brand_id', '=', brandId)
    .select('brand_collaboration_id')
    .orderBy('brand_collaboration_id')
    .execute();
  return rows.map((row) => Number(row.brand_collaboration_id));
}
