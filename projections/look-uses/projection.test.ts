import { expect, test } from 'vitest';
import { firstUsePrices } from '#domain/look-uses/price-policy.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { foldAll } from '../testing/folding.ts';
import { lookUsePricesProjection } from './prices.ts';
import { lookUsesProjection } from './projection.ts';

const requested: LookUseEvent = { type: 'LookUseRequested', data: useDescription };
const rejected: LookUseEvent = { type: 'LookUseRejected', data: {} };
const confirmed: LookUseEvent = {
  type: 'LookUseConfirmed',
  data: {
    startDate: '2026-06-05',
    endDate: '2026-12-31',
    brandPaymentAmount: 150_000,
    curatorReceiveAmount: 90_000,
    pointAmount: null,
    paidDiscountRate: 25,
  },
};

const rowAfter = (...events: LookUseEvent[]) =>
  foldAll(
    lookUsesProjection,
    'look_use-8',
    events.map((event, index) => ({ event, on: `2026-06-0${index + 1}`, metadata: { reason: 'too old' } })),
  );

test('a row follows the status, the days and the payment', () => {
  expect(rowAfter(requested)).toMatchObject({
    id: 8,
    lookId: 81,
    status: 'initialized',
    endDate: '2026-12-31',
    payment: null,
    reason: null,
  });
  expect(rowAfter(requested, { type: 'LookUseTakenUp', data: {} }, confirmed)).toMatchObject({
    status: 'confirmed',
    startDate: '2026-06-05',
    payment: 'pending',
    brandPaymentAmount: 150_000,
  });
});

test('a row has the reason of the end, and a request that expired has no row', () => {
  expect(rowAfter(requested, rejected)).toMatchObject({ status: 'rejected', reason: 'too old' });
  expect(rowAfter({ type: 'LookUseRequestExpired', data: { lookUseId: 8, lookId: 81 } })).toBeNull();
});

test('the prices are the first ones with the revised ones among them', () => {
  const price = { kind: 'points', amount: 3_000 } as const;
  const prices = [{ regionId: 'KOREA', useType: 'regram', price } as const];
  const row = foldAll(lookUsePricesProjection, 'look_use_price-1', [
    { event: { type: 'LookUsePriceRevised', data: { prices } } },
  ]);
  expect(row?.prices).toEqual({ ...firstUsePrices, KOREA: { ...firstUsePrices.KOREA, regram: price } });
});
