import type * as en from '../../en/areas/assignments.ts';
import type { Texts } from '../../texts.ts';

const assignments: Texts<typeof en.texts.assignments> = {
  work: '自分の作業',
  more: 'ほか{{amount}}件',
  assign: '担当を決める',
  nobody: '担当を決める：まだ担当者がいません。',
  is: '担当者：{{name}}',
  whom: '担当者',
  take: '自分が担当する',
  done: '完了',
  doneOf: '完了：{{name}}',
  doneNow: '{{name}}を自分の作業から外しました。',
  freed: '担当者を外しました。',
  find: '同僚を探す',
  nobodyFound: 'この名前の同僚はほかにいません。',
  taken: '{{time}}に担当',
  given: '{{name}}さんから {{time}}',
};

/** The sentences of notifications. */
const notified: Texts<typeof en.texts.notified> = {
  none: 'まだ通知はありません。',
  isNew: '新着',
  mention: '{{name}}さんがあなたをメンションしました：{{thing}}',
  assignment: '{{name}}さんが{{thing}}をあなたに任せました',
};

export const texts = { assignments, notified };

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    Assigned: '担当者が決まりました：{{to}}。',
    Unassigned: '担当者が外されました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    assignments: '担当',
  },
};
