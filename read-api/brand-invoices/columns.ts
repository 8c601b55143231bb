import { brandInvoiceWords as en } from '#domain/brand-invoices/words/en.ts';
import { brandInvoiceWords as ja } from '#domain/brand-invoices/words/ja.ts';
import { brandInvoiceWords as ko } from '#domain/brand-invoices/words/ko.ts';
import { brandPlanWords as planEn } from '#domain/brand-plans/words/en.ts';
import { brandPlanWords as planJa } from '#domain/brand-plans/words/ja.ts';
import { brandPlanWords as planKo } from '#domain/brand-plans/words/ko.ts';
import { brandSubscriptionWords as subscriptionEn } from '#domain/brand-subscriptions/words/en.ts';
import { brandSubscriptionWords as subscriptionJa } from '#domain/brand-subscriptions/words/ja.ts';
import { brandSubscriptionWords as subscriptionKo } from '#domain/brand-subscriptions/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const plan = columnNames({ en: planEn, ja: planJa, ko: planKo });
const subscription = columnNames({ en: subscriptionEn, ja: subscriptionJa, ko: subscriptionKo });

/** Column names of the invoices' files: those of its fields, of its plan and of its period. */
export const brandInvoiceColumns = {
  ...columnNames({ en, ja, ko }),
  plan: subscription.plan,
  internal_name: plan.internal_name,
  start_date: subscription.start_date,
  end_date: subscription.end_date,
  paid_amount: { en: 'Paid amount', ko: '결제 금액', ja: '支払額' },
  payment_status: { en: 'Payment status', ko: '결제 상태', ja: '支払い状態' },
  card: { en: 'Card', ko: '카드', ja: 'カード' },
  is_overdue: { en: 'Overdue', ko: '연체', ja: '期限超過' },
} as const;
