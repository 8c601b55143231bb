import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/brand-subscriptions.ts';
import type { Texts } from '../../texts.ts';

const brandSubscription: Texts<typeof en.texts.brandSubscription> = {
  status: words.brandSubscriptionStatus,
  method: words.paymentMethod,
  invoiceStatus: words.paymentStatus,
  invoiceKind: words.brandInvoiceKind,
  fields: brandSubscriptionWords,
  choose: '이 요금제 선택',
  chooseFor: '{{price}}에 선택',
  chooseText:
    '카드는 바로 결제되고, 계좌이체는 {{days}}일 안에 입금해야 합니다. 선택한 날보다 늦게 입금되면 입금된 날에 시작합니다.',
  renew: '기간이 끝날 때마다 갱신',
  upgrade: '업그레이드',
  upgradeFor: '{{price}}에 업그레이드',
  offerFirst: '금액을 아직 불러오는 중입니다. 잠시 후 다시 시도하세요.',
  credit: '남은 기간 차감액',
  charge: '지금 결제 금액 (세금 포함)',
  tax: '포함된 세금',
  next: '다음 기간',
  score: '콘텐츠 점수',
  due: '미납 금액',
  dueBy: '{{day}}까지 납부',
  outcome: {
    paid: '결제 완료',
    declined: '거절됨',
    not_counted: '환불: 늦거나 다른 금액',
    unknown: '결과 대기',
  },
  search: '브랜드 이름',
  perPeriod: '{{months}}개월마다, 세금 포함',
  noPlans: '이 지역에서 판매하는 요금제가 없습니다.',
  none: '요금제를 이용한 적이 없습니다.',
  noInvoices: '청구서가 없습니다.',
  sections: { present: '현재 요금제', compare: '요금제 비교', invoices: '청구서' },
  why: {
    being_paid: '결제를 기다리고 있습니다. 먼저 청구서가 끝나야 합니다.',
    begun: '서비스가 시작되었습니다. 기간 종료 시 해지하세요.',
    period_over: '기간이 끝났습니다.',
    cancel_requested: '이미 기간 종료 시 해지됩니다.',
    no_cancel_requested: '해지 요청이 없습니다.',
  },
  refused: {
    being_paid: '결제를 기다리고 있습니다. 결과를 기다리거나 결제를 종료하세요.',
    not_dearer: '더 비싼 요금제가 아닙니다. 다음 요금제로 선택하세요.',
    price_changed: '금액이 바뀌었습니다. 창을 닫고 다시 확인하세요.',
    nothing_to_pay: '지금은 무료 요금제이므로 결제할 금액이 없습니다.',
    bad_start: '{{from}}부터 {{to}}까지 시작할 수 있습니다. 무료 요금제는 오늘 시작합니다.',
    no_card: '등록된 카드가 없습니다. 카드를 등록하거나 계좌이체를 선택하세요.',
    none_live: '이용 중인 요금제가 없습니다. 먼저 요금제를 선택하세요.',
    bad_extension: '{{lastDay}} 이후 1년 안의 날짜를 선택하세요.',
    refund_too_high: '이 기간에 결제된 금액은 최대 {{paid}}입니다.',
  },
};

const brandSubscriptionActions: Texts<typeof en.texts.brandSubscriptionActions> = {
  choose_plan: '요금제 선택',
  expire: '만료',
  pay: '결제',
  fail: '결제 실패',
  fail_again: '재결제 실패',
  drop_invoice: '청구서 취소',
  note_refund: '환불 기록',
  give_up: '중단',
  retry: '다시 결제',
  begin: '시작',
  choose_next_plan: '다음 요금제 선택',
  upgrade: '업그레이드',
  finish_upgrade: '업그레이드 완료',
  renew: '갱신',
  end: '종료',
  extend: '기간 연장',
  request_cancel: '기간 종료 시 해지',
  withdraw_cancel: '해지 취소',
  cancel: '구독 취소',
  end_now: '즉시 종료',
};

const brandSubscriptionDone: Texts<typeof en.texts.brandSubscriptionDone> = {
  retry: '결제를 다시 시도합니다.',
  choose_next_plan: '다음 기간부터 선택한 요금제를 이용합니다.',
  extend: '기간이 연장되었습니다.',
  request_cancel: '기간이 끝나면 구독이 종료됩니다.',
  withdraw_cancel: '구독이 계속됩니다.',
  cancel: '구독이 취소되었습니다.',
  end_now: '구독이 종료되었습니다.',
};

export const texts: Texts<typeof en.texts> = {
  brandSubscription,
  brandSubscriptionActions,
  brandSubscriptionDone,
};

export const rooms: Texts<typeof en.rooms> = {
  brandPlan: '브랜드 요금제',
  brandSubscriptions: '브랜드 구독',
  subscriptions: '구독 목록',
};

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
  projection: { brand_subscriptions: '브랜드 구독', brand_subscription_lives: '브랜드 구독 상태의 이력' },
};
