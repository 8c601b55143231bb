import type * as english from '../en/unbuilt.ts';
import type { Texts } from '../texts.ts';

export const unbuilt: Texts<typeof english.unbuilt> = {
  title: '準備中',
  willHold: 'この画面に入る内容',
  holds: {
    productsOld: '以前の構成の商品一覧。',
  },
};
