import type * as en from '../../en/areas/likes.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { member_likes: '좋아요' },
  categoryWithId: { member_likes: '좋아요 {{id}}' },
  event: {
    MemberLiked: '{{liked}}에 좋아요를 눌렀습니다.',
    MemberUnliked: '{{liked}}에 좋아요를 취소했습니다.',
    MemberLikesWithdrawn: '회원의 좋아요를 모두 거두었습니다.',
  },
  field: { liked: '좋아요 대상' },
};

export const replay: Texts<typeof en.replay> = {
  projection: { likes: '좋아요' },
};
