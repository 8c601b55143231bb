import { isSameAccount } from '#domain/accounts/account.ts';
import { mentionsIn } from '#domain/comments/comment-text.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import type { Paging } from '#http/lists.ts';
import type { CommentRow } from '#projections/comments/tables.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { accountNames } from '../notes/account-names.ts';
import { brandsOfThing } from '../notes/things.ts';
import type { Comment } from './contract.ts';
import { commentsFor } from './scope.ts';

/** Comments on an entity that the caller may see, newest first. Throws 404 if the caller may not see the entity. */
export async function commentsOn(
  { db, caller }: Reading,
  kind: NotedKind,
  id: number,
): Promise<Rows<CommentRow>> {
  await brandsOfThing(db, caller, { kind, id });
  const comments = commentsFor(db, caller)
    .where('comment.kind', '=', kind)
    .where('comment.thingId', '=', id)
    .selectAll();
  return rowsOf(comments, comments.orderBy('comment.createdAt', 'desc').orderBy('comment.id', 'desc'));
}

export async function shownComments(reading: Reading, rows: readonly CommentRow[]): Promise<Comment[]> {
  const { caller } = reading;
  const mentioned = rows.map(({ text }) => mentionsIn(text));
  const authors = rows.map(({ authorLabel: label, authorId: id }) => ({ label, id }));
  const named = await accountNames(reading, [...authors, ...mentioned.flat()]);
  return rows.map((row, index) => {
    const author = { label: row.authorLabel, id: row.authorId };
    const isOwn = isSameAccount(author, caller);
    return {
      id: row.commentId,
      text: row.text,
      audience: row.audience,
      mentions: (mentioned[index] ?? []).map(named),
      author: named(author),
      createdTime: row.createdAt,
      revisedTime: row.revisedAt,
      mayRevise: isOwn,
      mayRemove: isOwn || caller.label === 'staff',
    };
  });
}

export async function commentPage(reading: Reading, rows: Rows<CommentRow>, paging: Paging) {
  const [count, page] = await Promise.all([rows.count(), rows.page(paging)]);
  return { count, data: await shownComments(reading, page) };
}
