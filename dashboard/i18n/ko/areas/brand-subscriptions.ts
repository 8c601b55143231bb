import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/ko.ts';
import type * as en from '../../en/areas/brand-subscriptions.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_subscription: '브랜드 구독' },
  categoryWithId: { brand_subscription: '브랜드 구독 {{id}}' },
  event: {
    BrandSubscriptionStarted: '요금제를 선택했습니다. 시작일: {{startDate}}.',
    BrandSubscriptionStartExpired: '요금제가 시작되지 않았습니다.',
    BrandSubscriptionPaid: '요금제 요금이 결제되었습니다: {{amount}}.',
    BrandSubscriptionPaymentFailed: '요금제 결제에 실패했습니다.',
    BrandSubscriptionRetryFailed: '요금제 재결제에 실패했습니다.',
    BrandSubscriptionInvoiceDropped: '결제 없이 청구서가 종료되었습니다: {{brandInvoiceId}}.',
    BrandSubscriptionRefundNoted: '결제 금액의 일부가 환불되었습니다: {{amount}}.',
    BrandSubscriptionGivenUp: '요금이 결제되지 않아 서비스가 중단되었습니다.',
    BrandSubscriptionRetryAsked: '재결제가 요청되었습니다.',
    BrandSubscriptionBegan: '요금제 이용이 시작되었습니다.',
    BrandSubscriptionNextPlanChosen: '다음 요금제를 선택했습니다: {{planId}}.',
    BrandSubscriptionUpgradeRequested: '업그레이드가 요청되었습니다. 시작일: {{startDate}}.',
    BrandSubscriptionUpgraded: '요금제가 업그레이드되었습니다: {{amount}} 결제.',
    BrandSubscriptionRenewed: '요금제가 갱신되었습니다.',
    BrandSubscriptionEnded: '이용 기간이 끝나 구독이 종료되었습니다.',
    BrandSubscriptionExtended: '이용 기간이 연장되었습니다: {{endDate}}까지.',
    BrandSubscriptionCancelRequested: '기간 종료 시 해지가 요청되었습니다.',
    BrandSubscriptionCancelWithdrawn: '해지 요청이 철회되었습니다.',
    BrandSubscriptionCanceled: '구독이 해지되었습니다.',
    BrandSubscriptionEndedNow: '구독이 즉시 종료되었습니다.',
  },
  fieldOf: { brand_subscription: brandSubscriptionWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_subscription: '브랜드 구독' },
  projection: { brand_subscriptions: '브랜드 구독' },
};
