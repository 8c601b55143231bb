import type * as english from '../en/queues.ts';
import type { Texts } from '../texts.ts';

export const queues: Texts<typeof english.queues> = {
  overdueToPrepare: '準備期限超過',
  dueToday: '本日準備分',
  toAccept: '承認待ちのリクエスト',
  overdue: '返却遅延',
  returnsToAccept: '承認待ちの返却',
  toCheck: '到着済み・検品待ち',
  toCertify: '認証するルック',
  brandsApplied: '登録を申請したブランド',
  brandNamesProposed: '審査待ちのブランド名',
  membersApplied: '登録を申請した会員',
  ticketsWaiting: '回答待ちのお問い合わせ',
  deferred: '返却保留',
  failed: '配送・返却の失敗',
  outAskedFor: '出庫依頼',
  toShip: '発送待ち',
  returnsExpected: '返却の到着予定',
  outReady: '出庫準備完了',
  outComing: '返送中の在庫',
  toEnter: '新規入庫待ち',
  onHold: '保留中の在庫',
  unpublished: '非公開の商品',
};
