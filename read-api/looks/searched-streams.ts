import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const looksSearched: SearchedBy = {
  ids: { look_id: async (_, id) => [`look-${id}`], user_id: looksOf },
};

/** The streams of all looks of the member. */
async function looksOf(db: ReadModels, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('read.looks').where('userId', '=', userId).select('id').execute();
  return rows.map(({ id }) => `look-${id}`);
}
