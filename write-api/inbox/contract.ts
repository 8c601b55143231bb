import Type, { type Static } from 'typebox';
import { CommandAnswer, Nullable } from '#http/contract.ts';

/** `notice` is null in a preview. */
export const NoticeAnswer = Type.Object({
  isPreview: Type.Boolean(),
  memberCount: Type.Integer(),
  notice: Nullable(CommandAnswer),
});
export type NoticeAnswer = Static<typeof NoticeAnswer>;
