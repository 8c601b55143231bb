import Type from 'typebox';
import { commentAtMost } from '#domain/comments/comment-text.ts';
import { audiences } from '#domain/notes/audience.ts';
import { CommandAnswer, OneOf, VisibleText } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';

const strict = { additionalProperties: false };
const text = VisibleText(commentAtMost);

/** The body of a comment. Its text contains mentions as `@{staff:12}` or `@{brand_admin:7}`. */
export const NewCommentBody = Type.Object(
  {
    text,
    /**
     * Who can read the comment. Staff choose `staff` (the default) or `everyone`. Comments by a brand's admin are for `brand`.
     */
    audience: Type.Optional(OneOf(audiences)),
  },
  strict,
);

export const CommentBody = Type.Object({ text }, strict);

export const CommentParams = Type.Object({
  ...IdParams.properties,
  comment_id: Type.String({ format: 'uuid' }),
});

export const CommentAnswer = Type.Object({ ...CommandAnswer.properties, commentId: Type.String() });
