import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const membersSearched: SearchedBy = { ids: { user_id: streamsOfMember } };

/** Streams of the member, and of everything it requested. */
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
