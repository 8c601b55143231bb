import { expect, test } from 'vitest';
import { waitingFor } from './waiting.ts';

const at = '2026-11-28T10:00:00.000Z';
const after = (minutes: number) => Date.parse(at) + minutes * 60_000;
const charged = {
  attempt: 1,
  merchantUid: 'o-1-1-abcdefghij',
  method: 'card',
  cardId: 7,
  triedTime: at,
  declined: null,
} as const;
const pending = {
  status: 'pending',
  method: 'card',
  attempts: [charged],
  refunds: [],
  hasDifference: false,
  isChargedBack: false,
} as const;
const refund = { id: 1001, reference: 'imp_1', amount: 5, why: 'returned' } as const;

test('a charge without an outcome is unknown after an hour, unless it was declined', () => {
  expect(waitingFor({ ...pending, attempts: [charged] }, after(59))).toEqual([]);
  expect(waitingFor({ ...pending, attempts: [charged] }, after(61))).toEqual(['unknown']);
  const declined = { ...charged, declined: 'limit' } as const;
  expect(waitingFor({ ...pending, attempts: [declined] }, after(61))).toEqual([]);
});

test('names everything that a payment waits for, the most urgent first', () => {
  const paid = { ...pending, status: 'paid', hasDifference: true, isChargedBack: true } as const;
  const refunds = [
    { ...refund, status: 'failed', refusal: 'needs_account' } as const,
    { ...refund, status: 'failed', refusal: 'not_possible' } as const,
    { ...refund, status: 'done', refusal: null } as const,
  ];
  expect(waitingFor({ ...paid, attempts: [charged], refunds }, after(61))).toEqual([
    'refused',
    'needs_account',
    'differs',
    'chargedBack',
  ]);
});

test('a pending transfer waits for the confirmation of staff', () => {
  const transfer = { ...charged, method: 'bank', cardId: null } as const;
  const asked = { ...pending, method: 'bank', attempts: [transfer], refunds: [] } as const;
  expect(waitingFor({ ...asked, attempts: [transfer], refunds: [] }, after(61))).toEqual(['transfer']);
});
