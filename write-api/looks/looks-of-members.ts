import type { LookEvent } from '#domain/looks/look-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/** Indexes the member of each look. The look's stream has the current state. */
export const looksOfMembers: Indexer = {
  table: 'write.member_looks',
  async keep(db, events) {
    const posted = events.flatMap((stored) => {
      const { type, data } = asEvent<LookEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'LookPosted' || typeof data?.userId !== 'number') return [];
      return [{ look_id: Number(entityOf(stored.stream).id), user_id: data.userId }];
    });
    if (posted.length === 0) return;
    await db
      .insertInto('write.member_looks')
      .values(posted)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Returns the ids of all looks that a member has ever posted, oldest first. Throws 503 while the index lags too far. */
export async function looksOf(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  userId: number,
): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.member_looks')
    .where('user_id', '=', userId)
    .select('look_id')
    .orderBy('look_id')
    .execute();
  return rows.map(({ look_id }) => look_id);
}
