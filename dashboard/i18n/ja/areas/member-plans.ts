import { memberPlanWords } from '#domain/member-plans/words/ja.ts';
import type * as en from '../../en/areas/member-plans.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: {
    member_plan: '会員プラン',
  },
  categoryWithId: {
    member_plan: '会員プラン {{id}}',
  },
  event: {
    MemberPlanRegistered: 'プランが登録されました：{{name}}。',
    MemberPlanRevised: 'プランが変更されました。',
    MemberPlanRetired: 'プランが廃止されました。',
  },
  fieldOf: { member_plan: memberPlanWords },
};

export const replay: Texts<typeof en.replay> = { projection: {} };
