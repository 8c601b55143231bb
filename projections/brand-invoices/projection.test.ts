import { expect, test } from 'vitest';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import { foldAll } from '../testing/folding.ts';
import { brandInvoicesProjection } from './projection.ts';

const opened: BrandInvoiceEvent = { type: 'BrandInvoiceOpened', data: invoiceDescription };
const declined: BrandInvoiceEvent = { type: 'BrandInvoiceDeclined', data: { attempt: 1, declined: 'limit' } };
const paidTime = '2026-06-01T00:00:00.000Z';
const paid: BrandInvoiceEvent = { type: 'BrandInvoicePaid', data: { amount: 300_000, paidTime } };
const refunded = (amount: number): BrandInvoiceEvent => ({
  type: 'BrandInvoiceRefunded',
  data: { amount, refundReference: 'back_1' },
});

const rowAfter = (...events: BrandInvoiceEvent[]) =>
  foldAll(
    brandInvoicesProjection,
    'brand_invoice-21',
    events.map((event, index) => ({ event, on: `2026-06-0${index + 1}` })),
  );

test('a row follows its payment and its refunds', () => {
  const { brandInvoiceId: id, ...described } = invoiceDescription;
  expect(rowAfter(opened)).toStrictEqual({
    ...described,
    id,
    status: 'pending',
    paidTime: null,
    refunded: 0,
    declined: null,
    approvalNumber: null,
    revision: 0n,
    createdAt: '2026-06-01T00:00:00.000Z',
    updatedAt: '2026-06-01T00:00:00.000Z',
  });
  expect(rowAfter(opened, declined)?.declined).toEqual({ attempt: 1, declined: 'limit' });
  expect(rowAfter(opened, declined, paid)).toMatchObject({ status: 'paid', paidTime, declined: null });
  expect(rowAfter(opened, paid, refunded(1))).toMatchObject({ status: 'partially_refunded', refunded: 1 });
  expect(rowAfter(opened, paid, refunded(1), refunded(299_999))?.status).toBe('canceled');
});

test('an invoice that was never opened has no row', () => {
  expect(rowAfter(paid)).toBeNull();
});
