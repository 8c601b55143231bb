import type { Liked } from '#domain/likes/like-kinds.ts';
import { likesAtMost, type MemberLikesCommand, memberLikes } from '#domain/likes/member-likes.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { requireLikeable } from './likeable.ts';

/** Adds likes, all or none. Throws 404 for entities that members may not see, and 409 `member_likes.too_many`. */
export async function like(deps: WriteDeps, asked: Asked, wanted: readonly Liked[]): Promise<Changed> {
  for (const each of wanted) await requireLikeable(deps, each);
  return change(
    deps,
    asked,
    wanted.map((each) => ({ action: 'like', ...each })),
  );
}

/** Removes a like, even of an entity that no longer exists. */
export function unlike(deps: WriteDeps, asked: Asked, wanted: Liked): Promise<Changed> {
  return change(deps, asked, [{ action: 'unlike', ...wanted }]);
}

/** Removes the likes of products that are sold out, according to the caller's own list of products. */
export async function unlikeSoldOut(deps: WriteDeps, asked: Asked): Promise<Changed> {
  const { ids } = await deps.reads.listIds('/v1/likes/products/sold-out', {}, asked.credentials, likesAtMost);
  return change(
    deps,
    asked,
    ids.map((id) => ({ action: 'unlike', target: 'products', id })),
  );
}

/** Runs the commands. The answer describes the member's likes as a whole, and its `id` is the member's. */
async function change(
  deps: WriteDeps,
  asked: Asked,
  commands: readonly MemberLikesCommand[],
): Promise<Changed> {
  const { id } = asked.caller;
  return makeChange(
    deps,
    { decider: memberLikes, id, commands, name: commands[0]?.action ?? 'unlike' },
    asked,
  );
}

/** Removes all likes of a forgotten member. Running it twice is safe. */
export async function withdrawLikes(
  deps: WriteDeps,
  { type }: { type: string },
  userId: number,
): Promise<void> {
  if (type !== 'MemberForgotten') return;
  const commands = [{ action: 'withdraw' as const }];
  const change = { decider: memberLikes, id: userId, commands, name: 'withdraw' };
  await makeChange(deps, change, { context: systemContext(deps.clock) });
}
