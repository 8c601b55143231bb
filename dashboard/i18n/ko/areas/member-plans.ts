import { memberPlanWords } from '#domain/member-plans/words/ko.ts';
import type * as en from '../../en/areas/member-plans.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: {
    member_plan: '회원 요금제',
  },
  categoryWithId: {
    member_plan: '회원 요금제 {{id}}',
  },
  event: {
    MemberPlanRegistered: '요금제가 등록되었습니다: {{name}}.',
    MemberPlanRevised: '요금제가 변경되었습니다.',
    MemberPlanRetired: '요금제가 종료되었습니다.',
  },
  fieldOf: { member_plan: memberPlanWords },
};

export const replay: Texts<typeof en.replay> = { projection: {} };
