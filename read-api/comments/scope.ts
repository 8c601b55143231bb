import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Comments on entities that the caller may see; a brand admin sees public ones and those of its own brand. */
export function commentsFor(db: ReadModels, caller: Caller) {
  const comments = db.selectFrom('read.comments as comment');
  if (caller.label === 'staff') return comments;
  if (caller.label === 'user') return comments.where(nothing);
  return comments.where((is) =>
    is.or([is('comment.audience', '=', 'everyone'), is('comment.brandId', '=', caller.brandId)]),
  );
}
