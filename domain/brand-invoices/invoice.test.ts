import { describe, expect, test } from 'vitest';
import type { PaymentCommand } from '../payments/payment-commands.ts';
import type { PaymentDescription } from '../payments/payment-events.ts';
import { actors } from '../testing/actors.ts';
import { billingWorld } from '../testing/brand-billing.ts';
import { stepsIn } from '../testing/brand-steps.ts';
import { invoiceDescription } from '../testing/brand-subscriptions.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { readRows } from '../testing/rows.ts';
import { afterInvoice } from './after-invoice.ts';
import { graphStatusOf } from './graph-status.ts';
import {
  type BrandInvoice,
  type BrandInvoiceCommand,
  type BrandInvoiceLife,
  brandInvoice,
} from './invoice.ts';
import type { BrandInvoiceEvent } from './invoice-events.ts';
import { brandInvoiceStatuses } from './invoice-kinds.ts';
import { type BrandInvoiceAction, brandInvoiceTransitions } from './invoice-transitions.ts';

const { given, givenState } = scenarios(brandInvoice);
const { system } = actors;

/** An invoice requests one payment and follows its end. */
const decided = readRows(
  `open    | none                     | pending  | BrandInvoiceOpened   | system
   pay     | pending                  | paid     | BrandInvoicePaid     | system
   decline | pending                  | same     | BrandInvoiceDeclined | system
   fail    | pending                  | failed   | BrandInvoiceFailed   | system
   cancel  | pending                  | canceled | BrandInvoiceCanceled | system
   refund  | paid, partially_refunded | told     | BrandInvoiceRefunded | system
   note_tax_invoice | paid, partially_refunded | same | BrandInvoiceTaxInvoiceNoted | staff | | transfer`,
  {},
);

const opened: BrandInvoiceEvent = { type: 'BrandInvoiceOpened', data: invoiceDescription };
const paidTime = '2026-06-01T00:00:00.000Z';
const paid: BrandInvoiceEvent = { type: 'BrandInvoicePaid', data: { amount: 300_000, paidTime } };
const refunded = (amount: number): BrandInvoiceEvent => ({
  type: 'BrandInvoiceRefunded',
  data: { amount, refundReference: 'back_1' },
});
const declined: BrandInvoiceEvent = { type: 'BrandInvoiceDeclined', data: { attempt: 1, declined: 'limit' } };

const lives: Readonly<Record<BrandInvoiceLife, readonly BrandInvoiceEvent[]>> = {
  none: [],
  pending: [opened],
  paid: [opened, paid],
  partially_refunded: [opened, paid, refunded(100_000)],
  failed: [opened, { type: 'BrandInvoiceFailed', data: {} }],
  canceled: [opened, { type: 'BrandInvoiceCanceled', data: {} }],
};

const approvalNumber = '202606054100000000000001';

const samples: Readonly<
  Record<BrandInvoiceAction, Sample<BrandInvoice, BrandInvoiceCommand, BrandInvoiceEvent>>
> = {
  open: { command: { action: 'open', ...invoiceDescription }, events: [opened] },
  pay: { command: { action: 'pay', amount: 300_000, paidTime }, events: [paid] },
  decline: {
    command: { action: 'decline', attempt: 1, declined: 'limit' },
    events: [declined],
    known: ['paid', 'partially_refunded', 'failed', 'canceled'],
  },
  fail: { command: { action: 'fail' }, events: [{ type: 'BrandInvoiceFailed', data: {} }] },
  cancel: { command: { action: 'cancel' }, events: [{ type: 'BrandInvoiceCanceled', data: {} }] },
  refund: {
    command: { action: 'refund', amount: 50_000, refundReference: 'back_1' },
    events: [refunded(50_000)],
    told: { paid: 'partially_refunded', partially_refunded: 'partially_refunded' },
  },
  note_tax_invoice: {
    command: { action: 'note_tax_invoice', approvalNumber },
    events: [{ type: 'BrandInvoiceTaxInvoiceNoted', data: { approvalNumber } }],
    standing: { method: 'bank' },
  },
};

testEveryRow<BrandInvoice, BrandInvoiceCommand, BrandInvoiceEvent>({
  entity: 'brand_invoice',
  decider: brandInvoice,
  table: brandInvoiceTransitions,
  decided,
  samples,
  statuses: ['none', ...brandInvoiceStatuses],
  stateOf: (status) => given(lives[status as BrandInvoiceLife]).state,
  factsOf: ({ method }) => new Set(method === 'bank' ? ['transfer'] : []),
});

describe('an invoice', () => {
  test('holds an amount, and names its subscription or the month of its content uses', () => {
    for (const amount of [0, -1, 0.5, 2_000_000_001]) {
      given([])
        .when({ action: 'open', ...invoiceDescription, amount }, system)
        .thenRefused('brand_invoice.no_amount', { amount });
    }
    const odd = [
      { month: '2026-05' },
      { brandSubscriptionId: null },
      { kind: 'content_use' },
      { kind: 'content_use', month: '2026-05' },
    ] as const;
    for (const changed of odd) {
      given([])
        .when({ action: 'open', ...invoiceDescription, ...changed }, system)
        .thenRefused('brand_invoice.no_purpose');
    }
    const ofMonth = {
      ...invoiceDescription,
      kind: 'content_use',
      month: '2026-05',
      brandSubscriptionId: null,
    } as const;
    const after = given([])
      .when({ action: 'open', ...ofMonth }, system)
      .then({ type: 'BrandInvoiceOpened', data: ofMonth });
    expect(afterInvoice(paid, after)).toEqual([]);
  });

  test('is canceled when all of its money went back, and takes no more', () => {
    const part = given(lives.partially_refunded).state;
    const all = givenState(part)
      .when({ action: 'refund', amount: 200_000, refundReference: 'back_1' }, system)
      .then(refunded(200_000));
    expect(all).toMatchObject({ status: 'canceled', refunded: 300_000 });
    givenState(part)
      .when({ action: 'refund', amount: 200_001, refundReference: 'back_1' }, system)
      .thenRefused('brand_invoice.refund_too_high', { left: 200_000, amount: 200_001 });
  });

  test('knows the newest decline only', () => {
    given([opened, declined])
      .when({ action: 'decline', attempt: 1, declined: 'other' }, system)
      .thenNothing();
    given([opened, declined])
      .when({ action: 'decline', attempt: 2, declined: 'other' }, system)
      .then({ type: 'BrandInvoiceDeclined', data: { attempt: 2, declined: 'other' } });
  });

  test('needs a tax invoice only for a transfer in KRW, and notes it once', () => {
    const command: BrandInvoiceCommand = { action: 'note_tax_invoice', approvalNumber };
    const { state } = given(lives.paid);
    for (const changed of [{ method: 'card' }, { method: 'bank', currency: 'JPY' }] as const)
      givenState({ ...state, ...changed })
        .when(command, actors.staff)
        .thenRefused('brand_invoice.no_tax_invoice');
    givenState({ ...state, method: 'bank', approvalNumber })
      .when(command, actors.staff)
      .thenNothing();
  });

  test('is seen by its brand', () => {
    expect(brandInvoice.brandIds?.(given([opened]).state)).toEqual([3]);
    expect(brandInvoice.brandIds?.(brandInvoice.initial)).toEqual([]);
  });
});

test('the status on the graph', () => {
  const bank = { ...opened, data: { ...invoiceDescription, method: 'bank' } } as const;
  const statuses = [
    lives.pending,
    [opened, declined],
    [bank],
    lives.paid,
    lives.partially_refunded,
    lives.failed,
    lives.canceled,
  ].map((events) => graphStatusOf(given(events).state));
  expect(statuses).toEqual([
    'PENDING',
    'RETRY_AWAIT',
    'AWAIT',
    'DONE',
    'partially_refunded',
    'FAILED',
    'CANCELED',
  ]);
});

describe('an invoice follows its payment', () => {
  const started = () => {
    const world = billingWorld();
    const steps = stepsIn(world);
    steps.choose();
    return { world, steps };
  };
  const onPayment = (command: PaymentCommand) => ({ on: 'payment', id: 41, command }) as const;

  test('which it requests for its brand', () => {
    const { world } = started();
    expect(world.payment(41)).toMatchObject({
      status: 'pending',
      for: { kind: 'brand_invoice', id: 21 },
      payer: { kind: 'brand', id: 3 },
      amount: 300_000,
      currency: 'KRW',
      dueTime: '2026-07-01T15:00:00.000Z',
    });
  });

  test('to the end of a declined, paid and refunded payment', () => {
    const { world, steps } = started();
    steps.decline();
    expect(graphStatusOf(world.invoice(21))).toBe('RETRY_AWAIT');
    steps.pay();
    expect(world.invoice(21)).toMatchObject({ status: 'paid', paidTime: '2026-06-01T00:00:00.000Z' });
    for (const amount of [100_000, 200_000]) {
      world.run(
        onPayment({ action: 'request_refund', reference: null, amount, why: 'goodwill' }),
        actors.staff,
      );
    }
    steps.refundAll();
    expect(world.typesOf('brand_invoice')).toEqual([
      'BrandInvoiceOpened',
      'BrandInvoiceDeclined',
      'BrandInvoicePaid',
      'BrandInvoiceRefunded',
      'BrandInvoiceRefunded',
    ]);
    expect(world.invoice(21).status).toBe('canceled');
    expect(world.refusals).toEqual([]);
  });

  test('of another amount: it fails, and the refund is not the invoice’s', () => {
    const { world, steps } = started();
    steps.tryIt(41);
    const money = { attempt: 1, reference: 'imp_1', amount: 299_999, currency: 'KRW' } as const;
    world.run(onPayment({ action: 'mismatch', ...money }), system);
    steps.refundAll();
    expect(world.payment(41).arrivals).toMatchObject([{ kind: 'mismatched', refunded: 299_999 }]);
    expect(world.invoice(21)).toMatchObject({ status: 'failed', refunded: 0 });
    expect(world.subscription()).toMatchObject({ status: 'payment_retry_await', openInvoice: null });
    expect(world.refusals).toEqual([]);
  });

  test('and not that of an order', () => {
    const world = billingWorld();
    const requested: PaymentDescription = {
      paymentId: 41,
      for: { kind: 'order', id: 21 },
      payer: { kind: 'user', id: 51 },
      amount: 300_000,
      currency: 'KRW',
      dueTime: null,
    };
    world.run(onPayment({ action: 'request', ...requested }), system);
    stepsIn(world).pay(41);
    expect(world.payment(41).status).toBe('paid');
    expect(world.typesOf('brand_invoice')).toEqual([]);
  });
});
