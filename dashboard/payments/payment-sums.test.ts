import { expect, test } from 'vitest';
import { sumsOf } from './payment-sums.ts';

const arrival = { attempt: 1, currency: 'KRW', isChargedBack: false } as const;
const refund = { why: 'returned', refusal: null } as const;

test('open refunds reserve their amounts, and only money that counts can be refunded', () => {
  expect(sumsOf({ arrivals: [], refunds: [] })).toEqual({
    arrived: null,
    refunded: 0,
    reserved: 0,
    left: 0,
  });
  const arrivals = [
    { ...arrival, reference: 'a', amount: 10_000, kind: 'confirmed', refunded: 3_000 } as const,
    { ...arrival, reference: 'b', amount: 700, kind: 'late', refunded: 0 } as const,
  ];
  const refunds = [
    { ...refund, id: 1, reference: 'a', amount: 3_000, status: 'done' } as const,
    { ...refund, id: 2, reference: 'a', amount: 2_000, status: 'failed' } as const,
    { ...refund, id: 3, reference: 'b', amount: 700, status: 'requested' } as const,
  ];
  expect(sumsOf({ arrivals, refunds })).toEqual({
    arrived: 10_000,
    refunded: 3_000,
    reserved: 2_700,
    left: 5_000,
  });
});
