import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/** A feedback with its look. */
export interface FeedbackOfLookTable {
  brand_feedback_id: number;
  look_id: number;
}

/** Indexes the look of each feedback. The feedback's stream has the current state. */
export const feedbackOfLooks: Indexer = {
  table: 'write.feedback_of_looks',
  async keep(db, events) {
    const given = events.flatMap((stored) => {
      const { type, data } = asEvent<FeedbackEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'BrandFeedbackGiven' || typeof data?.lookId !== 'number') return [];
      return [{ brand_feedback_id: Number(entityOf(stored.stream).id), look_id: data.lookId }];
    });
    if (given.length === 0) return;
    await db
      .insertInto('write.feedback_of_looks')
      .values(given)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Returns the ids of all feedback ever given on a look. Throws 503 while the index lags too far. */
export async function feedbackOf(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  lookId: number,
): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.feedback_of_looks')
    .where('look_id', '=', lookId)
    .select('brand_feedback_id')
    .orderBy('brand_feedback_id')
    .execute();
  return rows.map((row) => Number(row.brand_feedback_id));
}
