import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { paymentsProjection } from '#projections/payments/projection.ts';
import { paymentsTable } from '#projections/payments/tables.ts';
import { taxPoliciesTable } from '#projections/payments/tax-policy.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';

/** A payment of each brand: 71 and 72. Member 1001 pays 73. */
const requested = [1, 2].map((brandId) => ({
  id: 70 + brandId,
  brandId,
  event: {
    type: 'PaymentRequested',
    data: {
      paymentId: 70 + brandId,
      for: { kind: 'brand_invoice', id: 700 + brandId },
      payer: { kind: 'brand', id: brandId },
      amount: 300_000,
      currency: 'KRW',
      dueTime: null,
    },
  } as const satisfies PaymentEvent,
}));
const ofMember = {
  type: 'PaymentRequested',
  data: {
    paymentId: 73,
    for: { kind: 'ticket', id: 52 },
    payer: { kind: 'user', id: 1001 },
    amount: 19_000,
    currency: 'KRW',
    dueTime: null,
  },
} as const satisfies PaymentEvent;

export const sample: Sample = {
  async insert(pool) {
    const rows = [...requested, { id: 73, event: ofMember }].map(({ id, event }) =>
      foldAll(paymentsProjection, `payment-${id}`, [{ event, on }]),
    );
    await insertRows(
      pool,
      paymentsTable,
      rows.filter((row) => row !== null),
    );
    await insertRows(pool, taxPoliciesTable, [{ id: 1, korea: 12, japan: 10, revision: 0n, updatedAt: at }]);
  },
  log: [
    ...requested.map(({ id, brandId, event }) =>
      logRow(`payment-${id}`, 0n, event.type, event.data, { at, brandIds: [brandId] }),
    ),
    logRow('payment-73', 0n, ofMember.type, ofMember.data, { at }),
    logRow('tax_policy-1', 0n, 'TaxPolicyRevised', { changed: { KOREA: 12 } }, { at }),
  ],
  idOf: (path, _name, brand) => (path.startsWith('/v1/payments') ? String(70 + brand) : null),
  shared: /^$/,
  forStaff: /^\/v1\/tax-policy/,
};
