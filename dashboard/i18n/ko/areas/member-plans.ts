import { memberPlanWords } from '#domain/member-plans/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/member-plans.ts';
import type { Texts } from '../../texts.ts';

const memberPlan: Texts<typeof en.texts.memberPlan> = {
  fields: memberPlanWords,
  type: words.memberPlanType,
  length: words.memberPlanLength,
  create: '회원 요금제 추가',
  createText: '판매 중이면 회원이 바로 신청할 수 있습니다.',
  priceNote: '새 가격은 30일 뒤부터 시작하는 이용권에 적용됩니다.',
  retire: '요금제 종료',
  retireText:
    '이제 회원이 {{name}} 요금제를 선택할 수 없습니다. 이용 중인 이용권 {{amount}}개는 계속 갱신됩니다.',
  columns: { trysets: '트라이셋', items: '아이템', users: '회원' },
  sections: { plan: '요금제 조건' },
  refused: {
    unknown: '그런 요금제가 없습니다.',
    not_on_offer: '더 이상 판매하지 않는 요금제입니다. 다른 요금제를 선택하세요.',
    not_sold: '이 회원의 지역에서는 판매하지 않는 요금제입니다. 다른 요금제를 선택하세요.',
  },
};

export const texts: Texts<typeof en.texts> = { memberPlan };

export const rooms: Texts<typeof en.rooms> = {
  memberPlans: '회원 요금제',
  memberPlanCreate: '회원 요금제 추가',
  memberPlan: '회원 요금제',
};

export const history: Texts<typeof en.history> = {
  categories: {
    member_plan: '회원 요금제',
  },
  categoryWithId: {
    member_plan: '회원 요금제 {{id}}',
  },
  event: {
    MemberPlanRegistered: '회원 요금제가 등록되었습니다: {{name}}.',
    MemberPlanRevised: '회원 요금제가 변경되었습니다.',
    MemberPlanRetired: '회원 요금제가 종료되었습니다.',
  },
  fieldOf: { member_plan: memberPlanWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { member_plan: '회원 요금제' },
  projection: { member_plans: '회원 요금제' },
};
