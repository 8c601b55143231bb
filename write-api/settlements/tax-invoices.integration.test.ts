import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const typed = '20260605-41000000-0000000a';
const noted = '20260605410000000000000A';
const admin: Caller = {
  label: 'brand_admin',
  id: 9,
  name: 'B',
  brandId: 3,
  brand: { name: 'B', nameKo: null },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** A paid invoice, as its payment would leave it. */
async function paidInvoice(brandInvoiceId: number, method: 'bank' | 'card') {
  const commands = [
    { action: 'open', ...invoiceDescription, brandInvoiceId, paymentId: 5_000_000 + brandInvoiceId, method },
    { action: 'pay', amount: invoiceDescription.amount, paidTime: '2026-06-01T00:00:00.000Z' },
  ] as const;
  for (const command of commands) {
    const outcome = await runTarget(
      side.deps.streams,
      { on: 'brand_invoice', id: brandInvoiceId, command },
      systemContext(side.deps.clock),
    );
    expect(outcome.ok).toBe(true);
  }
}

const note = (caller: Caller, id: number, approvalNumber: string = typed, headers = {}) =>
  side.call(
    caller,
    'POST',
    `/v2/brand_subscriptions/invoices/${id}/actions/note_tax_invoice`,
    { approval_number: approvalNumber },
    headers,
  );

test('staff note the number of a transfer’s tax invoice once, and correct it', async () => {
  await paidInvoice(900_001, 'bank');
  expect((await note(staff, 900_001)).status).toBe(200);
  const second = await note(staff, 900_001);
  expect([second.status, second.body.isUnchanged]).toEqual([200, true]);
  expect((await side.deps.streams.refresh(brandInvoice, 900_001)).state.approvalNumber).toBe(noted);
  expect((await note(staff, 900_001, typed.replace('a', 'B'))).status).toBe(200);
});

test('a card payment needs none, and nobody else notes one', async () => {
  await paidInvoice(900_002, 'card');
  const refused = await note(staff, 900_002);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'brand_invoice.no_tax_invoice']);
  expect((await note(admin, 900_002)).status).toBe(403);
  expect((await note(staff, 900_003)).status).toBe(404);
  for (const wrong of ['2026060541000000', `${typed}0`, '한글'.repeat(12)])
    expect((await note(staff, 900_002, wrong)).status).toBe(400);
});
