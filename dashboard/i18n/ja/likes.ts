import type { likes as english } from '../en/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof english> = {
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
