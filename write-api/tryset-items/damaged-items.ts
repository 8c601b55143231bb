import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** An item that arrived damaged, with its member. */
export interface DamagedItemTable {
  tryset_item_id: number;
  user_id: number;
}

/** Indexes the member of each item that arrived damaged, so that its pictures are deleted with the member's data. */
export const damagedItems: Indexer = {
  table: 'write.damaged_items',
  async keep(db, events) {
    const reported = events.flatMap((stored) => {
      const { type, data } = asEvent<TrysetItemEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'TrysetItemDamageReported' || typeof data?.userId !== 'number') return [];
      return [{ tryset_item_id: Number(entityOf(stored.stream).id), user_id: data.userId }];
    });
    if (reported.length === 0) return;
    await db
      .insertInto('write.damaged_items')
      .values(reported)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
