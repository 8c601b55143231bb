import type * as en from '../../en/areas/likes.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { member_likes: 'いいね' },
  categoryWithId: { member_likes: 'いいね {{id}}' },
  event: {
    MemberLiked: '{{liked}}にいいねをしました。',
    MemberUnliked: '{{liked}}のいいねを取り消しました。',
    MemberLikesWithdrawn: '会員のいいねをすべて取り下げました。',
  },
  field: { liked: 'いいねの対象' },
};

export const replay: Texts<typeof en.replay> = {
  projection: { likes: 'いいね' },
};
