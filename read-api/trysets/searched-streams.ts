import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const trysetsSearched: SearchedBy = { ids: { tryset_id: streamsOfTryset } };

/** Streams of the tryset and its items. */
async function streamsOfTryset(db: ReadModels, trysetId: number): Promise<string[]> {
  const items = await db
    .selectFrom('read.trysetItems')
    .where('trysetId', '=', trysetId)
    .select('id')
    .execute();
  return [`tryset-${trysetId}`, ...items.map(({ id }) => `tryset_item-${id}`)];
}
