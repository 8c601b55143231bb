import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { brandEventStates, reservationStates } from '#domain/brand-events/event-kinds.ts';
import { collaborationStatuses, proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { orderItemStatuses } from '#domain/orders/order-kinds.ts';
import { paymentStatuses } from '#domain/payments/payment-kinds.ts';
import { payoutStatuses } from '#domain/payouts/payout-kinds.ts';
import { brandMonthStatuses } from '#domain/settlements/month-kinds.ts';
import { stocktakeStatuses } from '#domain/stocktakes/stocktake-kinds.ts';
import { en } from './i18n/en/index.ts';
import { ja } from './i18n/ja/index.ts';
import { ko } from './i18n/ko/index.ts';
import { textAt } from './i18n/label.ts';
import { ApiError } from './kit/client/api-error.ts';
import { serverProblems } from './kit/edit/server-problems.ts';
import { errorText } from './kit/ui/error-text.ts';

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const kinds = [
  'brand_event',
  'reservation',
  'brand_collaboration',
  'proposal',
  'cash_account',
  'payout',
  'order',
  'commerce_stock',
  'brand_month',
  'payment',
  'stocktake',
];

/** Refusals of the member's own calls, and of commands that only the system gives. No page meets them. */
const elsewhere: ReadonlySet<string> = new Set([
  'order.price_changed',
  'order.too_many_items',
  'order.member_banned',
  'order.no_card',
  'order.item_twice',
  'order.type_not_sold',
  'order.not_for_sale',
  'order.other_region',
  'order.too_many_points',
  'order.method_not_free',
  'order.amount_too_high',
  'commerce_stock.not_reserved',
  'commerce_stock.other_type',
  'brand_month.wrong_line',
  'cash_account.wrong_amount',
]);

/** The documented refusals of these kinds. Those of missing rights and of missing things have common texts. */
const codes = [...page.matchAll(/^\| `(([a-z_]+)\.[a-z_]+)` +\| (409|422) +\|/gm)].flatMap(
  ([, code = '', kind = '', status = '']) =>
    kinds.includes(kind) && !elsewhere.has(code) ? [{ errorCode: code, status: Number(status) }] : [],
);

/** The statuses that a refused transition names. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  brand_event: brandEventStates,
  reservation: reservationStates,
  brand_collaboration: collaborationStatuses,
  proposal: proposalStatuses,
  payout: payoutStatuses,
  order: orderItemStatuses,
  brand_month: brandMonthStatuses,
  payment: paymentStatuses,
  stocktake: stocktakeStatuses,
};

const given = { method: 'POST', endpoint: '/v1/x', message: 'no', detail: null } as const;

test('each of these kinds has documented refusals', () => {
  expect(new Set(codes.map(({ errorCode }) => errorCode.split('.')[0]))).toEqual(new Set(kinds));
});

test.each([
  ['en', en],
  ['ko', ko],
  ['ja', ja],
])('each documented refusal has its own text in %s, in dialogs and in forms', async (lng, texts) => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, fallbackLng: false, resources: { [lng]: { translation: texts } } });
  const { t } = i18n;
  const fallbacks = ['errors.unexpected', 'errors.invalid'].map((key) => textAt(t, key, { message: 'no' }));
  const missing = codes.flatMap(({ errorCode, status }) => {
    const error = new ApiError({ ...given, errorCode, status });
    const told = [errorText(t, error), serverProblems(t, error, [], {}).whole];
    return told.some((text) => fallbacks.includes(text)) ? [errorCode] : [];
  });
  expect(missing).toEqual([]);
  const unnamed = Object.entries(statuses).flatMap(([kind, all]) =>
    all.flatMap((status) => {
      const error = {
        ...given,
        errorCode: `${kind}.transition_not_allowed`,
        status: 409,
        detail: { status },
      };
      const told = errorText(t, new ApiError(error));
      return told === t('errors.transition', { status }) ? [`${kind} ${status}`] : [];
    }),
  );
  expect(unnamed).toEqual([]);
});
