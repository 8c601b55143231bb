import type { Reactions } from '#domain/looks/look-events.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../deps.ts';
import type { LookReactions } from './contract.ts';
import { oneLook } from './detail.ts';

/** Reactions to a look as its network reported them, oldest first. Throws 404 if the caller may not see the look. */
export async function lookReactions({ db }: ReadDeps, caller: Caller, id: number): Promise<LookReactions> {
  await oneLook(db, caller, id);
  const counted = await db
    .selectFrom('read.log as log')
    .where('log.stream', '=', `look-${id}`)
    .where('log.type', '=', 'LookReactionsCounted')
    .orderBy('log.revision')
    .select(['log.data', 'log.effectiveAt'])
    .execute();
  return {
    data: counted.map(({ data, effectiveAt }) => {
      const { like, comment, view, followers } = data as Reactions;
      return { time: effectiveAt, likeCount: like, commentCount: comment, viewCount: view, followers };
    }),
  };
}
