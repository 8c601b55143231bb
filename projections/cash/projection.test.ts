import { expect, test } from 'vitest';
import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { cashDue, source } from '#domain/testing/cash.ts';
import { foldAll } from '../testing/folding.ts';
import { cashAccountsProjection, cashEntriesProjection } from './projection.ts';

const stream = 'cash_account-5';
const second = { ...cashDue, number: 2, of: { ...source, id: 82 }, amount: 10_000 };
const paid: CashAccountEvent = {
  type: 'CashPaid',
  data: { userId: 5, payoutId: 7, currency: 'KRW', upTo: 1, amount: 90_000, sources: [source] },
};
const history = (
  [
    { type: 'CashDue', data: cashDue },
    { type: 'CashDue', data: second },
    paid,
    { type: 'CashReversed', data: { ...cashDue, number: 3 } },
  ] satisfies CashAccountEvent[]
).map((event) => ({ event, on: '2026-06-05' }));

test('an account has the sums of its open entries', () => {
  expect(foldAll(cashAccountsProjection, stream, history)).toMatchObject({
    userId: 5,
    dueKrw: -80_000n,
    dueJpy: 0n,
    hasBankAccount: false,
    revision: 3n,
  });
});

test('a payment marks the entries that it paid, and only those', () => {
  expect(foldAll(cashEntriesProjection, stream, history.slice(0, 2), '5:1')).toMatchObject({
    id: '5:1',
    amount: 90_000,
    ofKind: 'look_use',
    ofId: 81,
    payoutId: null,
  });
  expect(foldAll(cashEntriesProjection, stream, history, '5:3')).toMatchObject({
    amount: -90_000,
    step: 'reversed',
  });
});

test('only open entries of the currency up to the named one are paid', () => {
  const entry = foldAll(cashEntriesProjection, stream, history.slice(0, 1), '5:1');
  if (entry === null) throw new Error('no entry');
  const recorded = {
    event: paid,
    stream,
    entityId: '5',
    revision: 2n,
    position: 9n,
    at: '2026-06-06T00:00:00.000Z',
    metadata: {} as never,
  };
  const fold = (row: typeof entry) => cashEntriesProjection.fold(row, recorded, row.id, () => null);
  expect(fold(entry)).toMatchObject({ payoutId: 7 });
  for (const other of [{ number: 2 }, { currency: 'JPY' as const }, { payoutId: 3 }]) {
    expect(fold({ ...entry, ...other })).toEqual({ ...entry, ...other });
  }
  expect(cashEntriesProjection.also?.value(recorded)).toBe(5);
});
