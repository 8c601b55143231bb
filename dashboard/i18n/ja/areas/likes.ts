import type * as en from '../../en/areas/likes.ts';
import type { Texts } from '../../texts.ts';

const likes: Texts<typeof en.texts.likes> = {
  title: 'いいね',
  none: 'まだありません。',
  count: '会員のいいね',
  more: 'ほか{{amount}}件',
  brands: 'ブランド',
  products: '商品',
  looks: 'ルック',
  magazines: 'マガジン',
  one: {
    brandId: 'ブランド{{name}}',
    productId: '商品{{name}}',
    lookId: 'ルック{{name}}',
    magazineId: 'マガジン{{name}}',
  },
};

export const texts = { likes };

export const rooms: Texts<typeof en.rooms> = {};

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
