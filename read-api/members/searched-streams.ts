import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const membersSearched: SearchedBy = { ids: { user_id: streamsOfMember } };

/** The member's stream, and those of all its trysets and items. */
async function streamsOfMember(db: ReadModels, userId: number): Promise<string[]> {
  const [trysets, items] = await Promise.all([
    db.selectFrom('read.trysets').where('userId', '=', userId).select('id').execute(),
    db.selectFrom('read.trysetItems').where('userId', '=', userId).select('id').execute(),
  ]);
  return [
    `user-${userId}`,
    ...trysets.map(({ id }) => `tryset-${id}`),
    ...items.map(({ id }) => `tryset_item-${id}`),
  ];
}
