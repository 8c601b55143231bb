import { brandPlanWords } from '#domain/brand-plans/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/brand-plans.ts';
import type { Texts } from '../../texts.ts';

const brandPlan: Texts<typeof en.texts.brandPlan> = {
  fields: brandPlanWords,
  type: words.subscriptionType,
  stored: { active: '종료되지 않음', retired: '종료됨' },
  status: { onOffer: '판매 중', offOffer: '판매 안 함', retired: '종료됨' },
  isSo: words.isSo,
  when: { former: '이전', present: '현재', coming: '예정' },
  priceIn: { KOREA: '가격 (KRW)', JAPAN: '가격 (JPY)' },
  priceHelp: '세금 포함 금액입니다. 0은 무료이며, 판매하지 않는 지역은 비워 두세요.',
  priceNote: '새 가격은 30일 뒤부터 시작하는 기간에 적용됩니다. 브랜드에 메일을 보냅니다.',
  emptyLimit: '비워 두면 제한이 없습니다.',
  noLimit: '제한 없음',
  columns: { months: '개월', products: '상품 수', brands: '브랜드' },
  search: '플랜 이름',
  create: '플랜 추가',
  createText: '판매 중이면 브랜드가 바로 선택할 수 있습니다.',
  retire: '플랜 종료',
  retireText:
    '이제 브랜드가 {{name}} 플랜을 선택할 수 없습니다. 이미 이용 중인 브랜드 {{amount}}곳은 계속 이용합니다.',
  periodsFrom: '시작하는 기간',
  always: '항상',
  until: '{{day}}까지',
  noBrands: '지금 이 플랜을 이용하는 브랜드가 없습니다.',
  sections: { plan: '플랜', brands: '이용 중인 브랜드' },
};

export const texts: Texts<typeof en.texts> = { brandPlan };

export const rooms: Texts<typeof en.rooms> = { plans: '플랜', planCreate: '플랜 추가', plan: '플랜' };

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
