import type * as english from '../en/unbuilt.ts';
import type { Texts } from '../texts.ts';

export const unbuilt: Texts<typeof english.unbuilt> = {
  title: '준비 중',
  willHold: '이 화면에 들어갈 내용',
  holds: {
    productsOld: '이전 구성의 상품 목록.',
  },
};
