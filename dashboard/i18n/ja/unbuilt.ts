import type * as english from '../en/unbuilt.ts';
import type { Texts } from '../texts.ts';

export const unbuilt: Texts<typeof english.unbuilt> = {
  title: '準備中',
  willHold: 'この画面に入る内容',
  holds: {
    brandPlan: 'ブランドが利用するプランと上限、ほかのプランへの変更。',
    brandSubscriptions: 'ブランドの契約期間、支払い、請求書。',
    additionalServices: 'プラン以外にブランドが申し込めるサービス。',
    lookUse: 'ブランドのルック利用依頼とその状態、期間、費用。',
    productsOld: '以前の構成の商品一覧。',
  },
};
