import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/**
 * The comments that the caller may see: staff all, members none, a brand admin those for everyone and those with its own
 * brand's id.
 */
export function commentsFor(db: ReadModels, caller: Caller) {
  const comments = db.selectFrom('read.comments as comment');
  if (caller.label === 'staff') return comments;
  if (caller.label === 'user') return comments.where(nothing);
  return comments.where((is) =>
    is.or([is('comment.audience', '=', 'everyone'), is('comment.brandId', '=', caller.brandId)]),
  );
}
