import type { likes as english } from '../en/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof english> = {
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
