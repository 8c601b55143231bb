import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/brand-subscriptions.ts';
import type { Texts } from '../../texts.ts';

const brandSubscription: Texts<typeof en.texts.brandSubscription> = {
  status: words.brandSubscriptionStatus,
  method: words.paymentMethod,
  invoiceStatus: words.paymentStatus,
  invoiceKind: words.brandInvoiceKind,
  fields: brandSubscriptionWords,
  choose: 'このプランを選ぶ',
  chooseFor: '{{price}} で選ぶ',
  chooseText:
    'カードはすぐに請求され、振込は {{days}} 日以内です。選んだ日より後に入金された場合は、入金日に始まります。',
  renew: '期間の終わりごとに更新する',
  upgrade: 'アップグレード',
  upgradeFor: '{{price}} でアップグレード',
  offerFirst: '金額を読み込み中です。少し待って再試行してください。',
  credit: '残り日数の差引額',
  charge: '今回の請求額（税込み）',
  tax: 'うち税額',
  next: '次の期間',
  score: 'コンテンツスコア',
  due: '未払い額',
  dueBy: '支払期限 {{day}}',
  outcome: {
    paid: '支払い済み',
    declined: '拒否',
    not_counted: '返金：遅延または別の金額',
    unknown: '結果待ち',
  },
  search: 'ブランド名',
  perPeriod: '{{months}} か月ごと、税込み',
  noPlans: 'この地域で提供中のプランはありません。',
  none: 'プランの利用履歴はありません。',
  noInvoices: '請求書はありません。',
  sections: { present: '現在のプラン', compare: 'プランを比較', invoices: '請求書' },
  why: {
    being_paid: '支払いを待っています。先に請求書が終わる必要があります。',
    begun: 'サービスは開始済みです。期間の終わりに解約してください。',
    period_over: '期間は終了しました。',
    cancel_requested: 'すでに期間の終わりに解約されます。',
    no_cancel_requested: '解約の依頼はありません。',
  },
  refused: {
    being_paid: '支払いを待っています。結果を待つか、決済を終了してください。',
    not_dearer: 'より高いプランではありません。次のプランとして選んでください。',
    price_changed: '金額が変わりました。閉じてもう一度確認してください。',
    nothing_to_pay: '現在は無料プランのため、支払いはありません。',
    bad_start: '開始日は {{from}} から {{to}} までです。無料プランは本日始まります。',
    no_card: 'カードがありません。登録するか、銀行振込を選んでください。',
    none_live: '利用中のプランがありません。先にプランを選んでください。',
    bad_extension: '{{lastDay}} より後、1年以内の日を選んでください。',
    refund_too_high: 'この期間の支払いは最大 {{paid}} です。',
  },
};

const brandSubscriptionActions: Texts<typeof en.texts.brandSubscriptionActions> = {
  choose_plan: 'プランを選択',
  expire: '期限切れにする',
  pay: '支払い',
  fail: '支払い失敗',
  fail_again: '再試行失敗',
  drop_invoice: '請求書を取り消す',
  note_refund: '返金を記録',
  give_up: '中止',
  retry: '支払いを再試行',
  begin: '開始',
  choose_next_plan: '次のプランを選ぶ',
  upgrade: 'アップグレード',
  finish_upgrade: 'アップグレード完了',
  renew: '更新',
  end: '終了',
  extend: '期間を延長',
  request_cancel: '期間の終わりに解約',
  withdraw_cancel: '解約を取り消す',
  cancel: '契約をキャンセル',
  end_now: '今すぐ終了',
};

const brandSubscriptionDone: Texts<typeof en.texts.brandSubscriptionDone> = {
  retry: '支払いを再試行します。',
  choose_next_plan: '次の期間から選んだプランになります。',
  extend: '期間を延長しました。',
  request_cancel: '期間の終わりに契約が終了します。',
  withdraw_cancel: '契約は継続します。',
  cancel: '契約をキャンセルしました。',
  end_now: '契約は終了しました。',
};

export const texts: Texts<typeof en.texts> = {
  brandSubscription,
  brandSubscriptionActions,
  brandSubscriptionDone,
};

export const rooms: Texts<typeof en.rooms> = {
  brandPlan: 'ブランドのプラン',
  brandSubscriptions: 'ブランドの契約',
  subscriptions: '契約一覧',
};

export const history: Texts<typeof en.history> = {
  categories: { brand_subscription: 'ブランドのサブスクリプション' },
  categoryWithId: { brand_subscription: 'ブランドのサブスクリプション {{id}}' },
  event: {
    BrandSubscriptionStarted: 'プランが選択されました。開始日：{{startDate}}。',
    BrandSubscriptionStartExpired: 'プランは開始されませんでした。',
    BrandSubscriptionPaid: 'プラン料金が支払われました：{{amount}}。',
    BrandSubscriptionPaymentFailed: 'プラン料金の支払いに失敗しました。',
    BrandSubscriptionRetryFailed: 'プラン料金の再決済に失敗しました。',
    BrandSubscriptionInvoiceDropped: '未払いのまま請求書が終了しました：{{brandInvoiceId}}。',
    BrandSubscriptionRefundNoted: '支払額の一部が返金されました：{{amount}}。',
    BrandSubscriptionGivenUp: '料金が支払われず、サービスが停止しました。',
    BrandSubscriptionRetryAsked: '再決済が依頼されました。',
    BrandSubscriptionBegan: 'プランの利用が始まりました。',
    BrandSubscriptionNextPlanChosen: '次のプランが選択されました：{{planId}}。',
    BrandSubscriptionUpgradeRequested: 'アップグレードが依頼されました。開始日：{{startDate}}。',
    BrandSubscriptionUpgraded: 'プランがアップグレードされました：{{amount}} 支払い。',
    BrandSubscriptionRenewed: 'プランが更新されました。',
    BrandSubscriptionEnded: '期間満了によりサブスクリプションが終了しました。',
    BrandSubscriptionExtended: '利用期間が延長されました：{{endDate}} まで。',
    BrandSubscriptionCancelRequested: '期間終了時の解約が依頼されました。',
    BrandSubscriptionCancelWithdrawn: '解約の依頼が取り下げられました。',
    BrandSubscriptionCanceled: 'サブスクリプションが解約されました。',
    BrandSubscriptionEndedNow: 'サブスクリプションが直ちに終了しました。',
  },
  fieldOf: { brand_subscription: brandSubscriptionWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_subscription: 'ブランドのサブスクリプション' },
  projection: {
    brand_subscriptions: 'ブランドのサブスクリプション',
    brand_subscription_lives: 'ブランドのサブスクリプションの状態の推移',
  },
};
