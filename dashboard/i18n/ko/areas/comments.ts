import type * as en from '../../en/areas/comments.ts';
import type { Texts } from '../../texts.ts';

const comments: Texts<typeof en.texts.comments> = {
  title: '댓글',
  none: '아직 댓글이 없습니다.',
  earlier: '이전 댓글 보기 ({{amount}}개)',
  new: '새 댓글',
  placeholder: '댓글을 입력하세요. @로 멘션할 수 있습니다.',
  whom: '멘션할 사람',
  forWhom: '공개 범위',
  forBrand: '스태프와 내 브랜드만 볼 수 있습니다.',
  audience: {
    staff: '스태프만',
    everyone: '스태프와 브랜드',
    brand: '스태프와 해당 브랜드',
  },
  send: '댓글 등록',
  save: '저장',
  edit: '수정',
  editOf: '{{name}}의 댓글 수정, {{time}}',
  revise: '댓글 수정',
  revised: '{{time}} 수정됨',
  remove: '삭제',
  removeOf: '{{name}}의 댓글 삭제, {{time}}',
  removed: '댓글을 삭제했습니다.',
  askRemove: '댓글을 삭제할까요?',
  askRemoveText: '이 화면에서는 사라지지만 작성한 내용은 이력에 남습니다.',
  tooLong: '{{length}}자입니다. 최대 {{most}}자까지 입력할 수 있습니다.',
};

export const texts = { comments };

export const rooms: Texts<typeof en.rooms> = {};

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
