import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/moves.ts';
import { among } from '../kit/search.ts';

async function feedbackTo(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const rows = db.selectFrom('read.brandFeedbacks as feedback').where(among('feedback.userId', ids));
  return (await rows.select('feedback.id').execute()).map(({ id }) => id);
}

/** Events that move feedback into or out of a filtered list: its own, and those that change its member's name or standing. */
export const feedbackMoves: Moves = {
  brand_feedback: async (_, ids) => ids,
  user: feedbackTo,
};
