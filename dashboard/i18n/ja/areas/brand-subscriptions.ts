import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/ja.ts';
import type * as en from '../../en/areas/brand-subscriptions.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

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
  projection: { brand_subscriptions: 'ブランドのサブスクリプション' },
};
