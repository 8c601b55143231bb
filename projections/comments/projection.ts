import { accountsIn, keyOfAccount, type MentionedIds } from '#domain/accounts/account.ts';
import { type CommentEvent, isCommentEvent } from '#domain/comments/comment-events.ts';
import { commentTypes } from '#domain/note-kinds.ts';
import { notedKindOf, notedKinds } from '#domain/notes/noted-kinds.ts';
import { idOf, type Projection } from '../projection.ts';
import { type CommentRow, commentsTable } from './tables.ts';

export const commentsProjection: Projection<CommentRow, CommentEvent> = {
  name: 'comments',
  table: commentsTable,
  categories: notedKinds,
  knows: (type) => commentTypes.some((one) => one === type),
  keys: ({ event, stream }) => (isCommentEvent(event) ? [`${stream}:${event.data.commentId}`] : []),
  fold(row, recorded, key) {
    const { event, at } = recorded;
    switch (event.type) {
      case 'CommentAdded': {
        const { commentId, text, mentions, audience, brandId, author } = event.data;
        return {
          id: String(key),
          kind: notedKindOf(recorded.stream),
          thingId: idOf(recorded),
          commentId,
          text,
          audience,
          brandId,
          authorLabel: author.label,
          authorId: author.id,
          mentionedAt: mentionedAt({}, mentions, at),
          createdAt: at,
          revisedAt: null,
        };
      }
      case 'CommentRevised':
        return (
          row && {
            ...row,
            text: event.data.text,
            mentionedAt: mentionedAt(row.mentionedAt, event.data.mentions, at),
            revisedAt: at,
          }
        );
      case 'CommentRemoved':
        return null;
      default:
        return row;
    }
  },
};

/** Returns when the comment first mentioned each account. Accounts that it mentioned before keep their time. */
function mentionedAt(
  before: CommentRow['mentionedAt'],
  mentions: MentionedIds,
  at: string,
): CommentRow['mentionedAt'] {
  const keys = accountsIn(mentions).map(keyOfAccount);
  return { ...Object.fromEntries(keys.map((key) => [key, at])), ...before };
}
