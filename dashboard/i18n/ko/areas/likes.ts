import type * as en from '../../en/areas/likes.ts';
import type { Texts } from '../../texts.ts';

const likes: Texts<typeof en.texts.likes> = {
  title: '좋아요',
  none: '아직 없습니다.',
  count: '회원의 좋아요',
  more: '외 {{amount}}개',
  brands: '브랜드',
  products: '상품',
  looks: '룩',
  magazines: '매거진',
  one: {
    brandId: '{{name}} (브랜드)',
    productId: '{{name}} (상품)',
    lookId: '{{name}} (룩)',
    magazineId: '{{name}} (매거진)',
  },
};

export const texts = { likes };

export const rooms: Texts<typeof en.rooms> = {};

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
