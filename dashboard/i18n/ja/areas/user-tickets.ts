import { userTicketWords } from '#domain/user-tickets/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/user-tickets.ts';
import type { Texts } from '../../texts.ts';

const userTicket: Texts<typeof en.texts.userTicket> = {
  status: words.userTicketStatus,
  membership: words.membershipStatus,
  planType: words.memberPlanType,
  fields: userTicketWords,
  declined: {
    declined: '拒否',
    expired: 'カードの期限切れ',
    invalid: '無効なカード',
    limit: '限度額超過',
    left: '決済画面を離脱',
    other: 'その他',
    no_card: 'カードなし',
  },
  title: 'チケット {{id}}',
  search: '会員のユーザー名',
  suspended: '更新が未払い',
  over: '期間終了',
  deferred: '返却延期中',
  payment: '支払い {{amount}}',
  card: '請求したカード',
  nextTry: '次の試行',
  givesUp: '未払いのまま終了する時刻',
  refundableUntil: '返金できる期限',
  filters: { planType: 'プランの種類', isLive: '有効なチケット' },
  columns: { used: '利用数', next: '次のプラン' },
  views: {
    title: 'ビュー',
    all: 'すべて',
    live: '有効',
    ending: '更新しない',
    suspended: '利用停止中',
    failed: '更新の失敗',
  },
  sections: {
    holders: 'このチケットを持つ会員',
    membership: 'メンバーシップ',
    tickets: 'チケットと支払い',
    ticket: 'チケットの条件',
    limits: '利用済みの上限',
    money: '金額',
    actions: '操作',
  },
  used: {
    closets: '利用済みトライセット',
    items: '利用済みアイテム',
    itemsPerTry: 'トライセットごとのアイテム数の上限',
    concurrentClosets: '同時トライセット数の上限',
  },
  left: {
    closets: '残りのトライセット',
    items: '残りのアイテム',
    itemsPerTry: '次のトライセットのアイテム数の上限',
    concurrentClosets: '同時にあと利用できるトライセット',
  },
  noHolders: '現在このようなチケットを持つ会員はいません。',
  none: 'この会員はチケットを持ったことがありません。',
  noPlans: '提供中の会員プランがありません。',
  noEvents: '申込受付中のイベントチケットがありません。',
  signUp: 'プランに申し込む',
  signUpText: '先にポイントを使い、残りは会員のカードですぐに支払います。',
  force: 'ポイントで付与',
  forceHelp: '会員のポイントで全額を支払います。カードには請求しません。',
  verbs: {
    pay: '今すぐカードに請求',
    next: '次のプランを選ぶ',
    renew: '終了日の後に更新',
    stop: '更新を止める',
    cancel: 'チケットをキャンセル',
  },
  about: {
    pay: '{{name}} さんのカードに {{money}} を請求します。',
    next: '次のチケットから、選んだプランを使います。',
    renew: '終了日の後に新しいチケットが続きます。{{name}} さんのカードで支払います。',
    stop: 'チケットは終了日に終わり、新しいチケットは続きません。',
    cancelUnpaid: '{{name}} さんの未払いのチケットはすぐに終わります。',
    cancelPaid: '未使用のチケットはすぐに終わります。{{money}} とポイントを {{name}} さんに返します。',
  },
  refused: {
    forbidden: 'ポイントでチケットを付与できるのはスタッフだけです。',
    has_ticket: '会員にはチケットがあります。次のプランを選ぶか、先にキャンセルしてください。',
    used: 'このチケットで利用したトライセットがあります。代わりに更新を止めてください。',
    none_live: '会員にはチケットがありません。先にプランに申し込んでください。',
    nothing_to_pay: 'このチケットに支払う金額はありません。',
    no_card: '会員のカードがありません。登録するか、ポイントで支払ってください。',
    too_many_points: 'ポイントで支払えるのは価格までです。{{amount}} まで使ってください。',
    bad_start: 'チケットの開始日は {{from}} から {{to}} までです。',
  },
};

export const texts: Texts<typeof en.texts> = { userTicket };

export const rooms: Texts<typeof en.rooms> = { tickets: 'チケット', ticket: 'チケット詳細' };

export const history: Texts<typeof en.history> = {
  categories: {
    user_ticket: 'チケット',
    member_tickets: '会員のチケット',
  },
  categoryWithId: {
    user_ticket: 'チケット {{id}}',
    member_tickets: '会員のチケット {{id}}',
  },
  event: {
    UserTicketRequested: 'チケットが申し込まれました：{{amount}}。',
    UserTicketRequestExpired: 'チケットは申し込まれませんでした。',
    UserTicketPaid: 'チケットが支払われました：{{amount}}。',
    UserTicketPaymentFailed: 'チケットの支払いに失敗しました（{{failure}}回目）。',
    UserTicketGivenUp: 'チケットは未払いのまま終了しました。',
    UserTicketBegan: 'チケットの利用が始まりました。',
    UserTicketEnded: 'チケットが終了しました。次のプラン：{{nextMemberPlanId}}。',
    UserTicketCanceled: 'チケットが取り消されました：{{refund}} を返金。',
    UserTicketRefundNoted: 'チケットの代金が返金されました：{{amount}}。',
    UserTicketNextPlanChosen: 'チケットの次のプランが選択されました：{{nextMemberPlanId}}。',
    UserTicketRechargingChanged: '自動更新が変更されました：{{isRecharging}}。',
    MemberTicketOpened: '会員のチケットになりました：{{ticketId}}。',
    MemberTicketClosed: '会員のチケットが終わりました：{{ticketId}}。',
  },
  fieldOf: { user_ticket: userTicketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { user_ticket: 'チケット' },
  projection: {
    user_tickets: 'チケット',
    rental_uses: 'チケットの利用',
    user_ticket_lives: 'チケットの状態の推移',
  },
};
