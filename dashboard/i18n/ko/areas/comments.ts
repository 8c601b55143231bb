import type * as en from '../../en/areas/comments.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    CommentAdded: '댓글: {{text}}',
    CommentRevised: '댓글을 수정했습니다: {{text}}',
    CommentRemoved: '댓글을 삭제했습니다.',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    comments: '댓글',
  },
};
