import { memberPlanWords } from '#domain/member-plans/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/member-plans.ts';
import type { Texts } from '../../texts.ts';

const memberPlan: Texts<typeof en.texts.memberPlan> = {
  fields: memberPlanWords,
  type: words.memberPlanType,
  length: words.memberPlanLength,
  create: '会員プランを追加',
  createText: '提供中であれば、会員はすぐに申し込めます。',
  priceNote: '新しい価格は30日後以降に始まるチケットに適用されます。',
  retire: 'プランを終了',
  retireText: '会員は {{name}} を選べなくなります。利用中のチケット {{amount}} 枚は引き続き更新されます。',
  columns: { trysets: 'トライセット', items: 'アイテム', users: '会員' },
  sections: { plan: 'プランの条件' },
  refused: {
    unknown: 'そのプランはありません。',
    not_on_offer: 'このプランは提供を終了しました。別のプランを選んでください。',
    not_sold: 'このプランはこの会員の地域では販売していません。別のプランを選んでください。',
  },
};

export const texts: Texts<typeof en.texts> = { memberPlan };

export const rooms: Texts<typeof en.rooms> = {
  memberPlans: '会員プラン',
  memberPlanCreate: '会員プランを追加',
  memberPlan: '会員プラン',
};

export const history: Texts<typeof en.history> = {
  categories: {
    member_plan: '会員プラン',
  },
  categoryWithId: {
    member_plan: '会員プラン {{id}}',
  },
  event: {
    MemberPlanRegistered: '会員プランが登録されました：{{name}}。',
    MemberPlanRevised: '会員プランが変更されました。',
    MemberPlanRetired: '会員プランが廃止されました。',
  },
  fieldOf: { member_plan: memberPlanWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { member_plan: '会員プラン' },
  projection: { member_plans: '会員プラン' },
};
