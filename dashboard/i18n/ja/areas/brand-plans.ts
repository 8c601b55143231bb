import { brandPlanWords } from '#domain/brand-plans/words/ja.ts';
import type * as en from '../../en/areas/brand-plans.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

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
