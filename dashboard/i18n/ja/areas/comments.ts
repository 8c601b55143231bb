import type * as en from '../../en/areas/comments.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    CommentAdded: 'コメント：{{text}}',
    CommentRevised: 'コメントを編集しました：{{text}}',
    CommentRemoved: 'コメントを削除しました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    comments: 'コメント',
  },
};
