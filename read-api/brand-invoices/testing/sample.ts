import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import { brandInvoicesProjection } from '#projections/brand-invoices/projection.ts';
import { brandInvoicesTable } from '#projections/brand-invoices/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';

/** An invoice of each brand's subscription: 701 and 702. */
const opened = [1, 2].map((brandId) => {
  const brandInvoiceId = 700 + brandId;
  const ids = { brandInvoiceId, brandId, brandSubscriptionId: 80 + brandId, paymentId: 70 + brandId };
  const event: BrandInvoiceEvent = { type: 'BrandInvoiceOpened', data: { ...invoiceDescription, ...ids } };
  return { id: brandInvoiceId, brandId, event };
});

export const sample: Sample = {
  async insert(pool) {
    const rows = opened.flatMap(
      ({ id, event }) => foldAll(brandInvoicesProjection, `brand_invoice-${id}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, brandInvoicesTable, rows);
  },
  log: opened.map(({ id, brandId, event }) =>
    logRow(`brand_invoice-${id}`, 0n, event.type, event.data, { at, brandIds: [brandId] }),
  ),
  idOf: (path, _name, brand) =>
    path.startsWith('/v2/brand_subscriptions/invoices') ? String(700 + brand) : null,
  shared: /^$/,
  forStaff: /^$/,
};
