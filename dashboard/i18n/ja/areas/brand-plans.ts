import { brandPlanWords } from '#domain/brand-plans/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/brand-plans.ts';
import type { Texts } from '../../texts.ts';

const brandPlan: Texts<typeof en.texts.brandPlan> = {
  fields: brandPlanWords,
  type: words.subscriptionType,
  stored: { active: '終了していない', retired: '終了' },
  status: { onOffer: '提供中', offOffer: '提供停止中', retired: '終了' },
  isSo: words.isSo,
  when: { former: '以前', present: '現在', coming: '予定' },
  priceIn: { KOREA: '価格（KRW）', JAPAN: '価格（JPY）' },
  priceHelp: '税込みの金額です。0 は無料、販売しない地域は空欄にします。',
  priceNote: '新しい価格は30日後以降に始まる期間に適用されます。ブランドにメールで知らせます。',
  emptyLimit: '空欄にすると無制限です。',
  noLimit: '無制限',
  columns: { months: '月数', products: '商品数', brands: 'ブランド' },
  search: 'プラン名',
  create: 'プランを追加',
  createText: '提供中であれば、ブランドはすぐに選べます。',
  retire: 'プランを終了',
  retireText: 'ブランドは {{name}} を選べなくなります。利用中のブランド {{amount}} 社はそのまま使えます。',
  periodsFrom: '開始する期間',
  always: '常に',
  until: '{{day}} まで',
  noBrands: '現在このプランを利用しているブランドはありません。',
  sections: { plan: 'プラン', brands: '利用中のブランド' },
};

export const texts: Texts<typeof en.texts> = { brandPlan };

export const rooms: Texts<typeof en.rooms> = { plans: 'プラン', planCreate: 'プランを追加', plan: 'プラン' };

export const history: Texts<typeof en.history> = {
  categories: { brand_plan: 'ブランドプラン' },
  categoryWithId: { brand_plan: 'ブランドプラン {{id}}' },
  event: {
    BrandPlanRegistered: 'プランが登録されました：{{displayName}}。',
    BrandPlanRevised: 'プランが変更されました。',
    BrandPlanRetired: 'プランが廃止されました。',
  },
  fieldOf: { brand_plan: brandPlanWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_plan: 'ブランドプラン' },
  projection: { brand_plans: 'ブランドプラン' },
};
