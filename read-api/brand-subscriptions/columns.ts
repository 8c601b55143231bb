import { brandPlanWords as planEn } from '#domain/brand-plans/words/en.ts';
import { brandPlanWords as planJa } from '#domain/brand-plans/words/ja.ts';
import { brandPlanWords as planKo } from '#domain/brand-plans/words/ko.ts';
import { brandSubscriptionWords as en } from '#domain/brand-subscriptions/words/en.ts';
import { brandSubscriptionWords as ja } from '#domain/brand-subscriptions/words/ja.ts';
import { brandSubscriptionWords as ko } from '#domain/brand-subscriptions/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const plan = columnNames({ en: planEn, ja: planJa, ko: planKo });

/** Column names of the subscriptions' files: those of its fields and of its plan's fields. */
export const brandSubscriptionColumns = {
  ...columnNames({ en, ja, ko }),
  internal_name: plan.internal_name,
  subscription_type: plan.subscription_type,
  price: plan.price,
  currency: plan.currency,
  months: plan.months,
  max_sku_amount: plan.max_sku_amount,
  max_items_per_sku: plan.max_items_per_sku,
  is_using_service: { en: 'In service', ko: '서비스 이용 중', ja: 'サービス利用中' },
  payment_status: { en: 'Payment', ko: '결제 상태', ja: '支払い状態' },
  paid_amount: { en: 'Paid', ko: '결제액', ja: '支払額' },
  next_plan: { en: 'Next plan', ko: '다음 요금제', ja: '次のプラン' },
  next_start_date: { en: 'Next period starts', ko: '다음 기간 시작일', ja: '次の期間の開始日' },
  next_price: { en: 'Next price', ko: '다음 가격', ja: '次の価格' },
} as const;
