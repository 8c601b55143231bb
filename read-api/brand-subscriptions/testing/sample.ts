import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import { standardTerms } from '#domain/testing/brand-plans.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import {
  brandSubscriptionsProjection,
  plansOfInvoices,
} from '#projections/brand-subscriptions/projection.ts';
import { brandSubscriptionsTable, invoicePlansTable } from '#projections/brand-subscriptions/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';

/** A subscription of each brand, 81 and 82, that waits for the payment of its invoice, 701 and 702. */
const started = [1, 2].map((brandId) => {
  const brandSubscriptionId = 80 + brandId;
  const brandInvoiceId = 700 + brandId;
  const paymentId = 70 + brandId;
  const event: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionStarted',
    data: {
      brandSubscriptionId,
      brandId,
      plan: standardTerms,
      startDate: on,
      method: 'card',
      renewNextMonth: true,
      period: null,
      invoice: { ...invoiceDescription, brandInvoiceId, brandId, brandSubscriptionId, paymentId },
    },
  };
  return { id: brandSubscriptionId, brandId, event };
});

export const sample: Sample = {
  async insert(pool) {
    const rows = started.flatMap(
      ({ id, event }) =>
        foldAll(brandSubscriptionsProjection, `brand_subscription-${id}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, brandSubscriptionsTable, rows);
    await insertRows(pool, invoicePlansTable, rows.flatMap(plansOfInvoices.rows));
  },
  log: started.map(({ id, brandId, event }) =>
    logRow(`brand_subscription-${id}`, 0n, event.type, event.data, { at, brandIds: [brandId] }),
  ),
  idOf(path, name, brand) {
    if (!/^\/v2\/brand_subscriptions\/(\{|status)/.test(path)) return null;
    return String(name === 'brand_id' ? brand : 80 + brand);
  },
  shared: /^$/,
  forStaff: /^$/,
};
