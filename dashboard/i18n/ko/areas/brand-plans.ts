import { brandPlanWords } from '#domain/brand-plans/words/ko.ts';
import type * as en from '../../en/areas/brand-plans.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_plan: '브랜드 요금제' },
  categoryWithId: { brand_plan: '브랜드 요금제 {{id}}' },
  event: {
    BrandPlanRegistered: '요금제가 등록되었습니다: {{displayName}}.',
    BrandPlanRevised: '요금제가 수정되었습니다.',
    BrandPlanRetired: '요금제가 종료되었습니다.',
  },
  fieldOf: { brand_plan: brandPlanWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_plan: '브랜드 요금제' },
  projection: { brand_plans: '브랜드 요금제' },
};
