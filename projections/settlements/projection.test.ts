import { expect, test } from 'vitest';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { evolveMonth } from '#domain/settlements/month-state.ts';
import { named, settlement, sold, used } from '#domain/testing/settlements.ts';
import { foldAll } from '../testing/folding.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from './projection.ts';

const stream = `brand_month-${named.brandMonthId}`;
const history = (
  [
    { type: 'MonthLineAdded', data: { ...named, number: 1, ...sold } },
    { type: 'MonthLineAdded', data: { ...named, number: 2, ...used } },
    { type: 'MonthClosed', data: { ...named, settlements: [settlement], isSettled: false } },
    { type: 'MonthPaidOut', data: { currency: 'KRW', amount: 6_699, reference: 'T-1', isSettled: true } },
    { type: 'MonthTaxInvoiceNoted', data: { approvalNumber: '202606054100000000000001' } },
  ] satisfies BrandMonthEvent[]
).map((event) => ({ event, on: '2026-06-05' }));

test('a month’s row is the domain’s state without the keys of its lines', () => {
  const at = '2026-06-05T00:00:00.000Z';
  const { keys: _, ...state } = history.reduce(
    (month, { event }) => evolveMonth(month, event, at),
    brandMonth.initial,
  );
  expect(foldAll(brandMonthsProjection, stream, history)).toEqual({
    ...state,
    id: '3202605',
    brandMonthId: 3_202_605n,
    revision: 4n,
    createdAt: at,
    updatedAt: at,
  });
});

test('each line has a row, and a later event leaves it', () => {
  expect(foldAll(brandMonthLinesProjection, stream, history, '3202605:1')).toMatchObject({
    id: '3202605:1',
    brandMonthId: 3_202_605n,
    number: 1,
    ofKind: 'order_item',
    ofId: 711n,
    amount: 9_999,
    brandPayment: 6_699,
  });
  expect(foldAll(brandMonthLinesProjection, stream, history, '3202605:3')).toBeNull();
});

test('a month that closed without lines has no row', () => {
  const event = { type: 'MonthClosed', data: { ...named, settlements: [], isSettled: true } } as const;
  expect(foldAll(brandMonthsProjection, stream, [{ event }])).toBeNull();
});
