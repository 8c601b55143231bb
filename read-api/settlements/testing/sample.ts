import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { sold } from '#domain/testing/settlements.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';
const month = '2026-03';

/** March of each brand, with one sale: 1202603 and 2202603. */
const added = [1, 2].map((brandId) => {
  const brandMonthId = brandMonthIdOf(brandId, month);
  const event: BrandMonthEvent = {
    type: 'MonthLineAdded',
    data: { brandMonthId, brandId, month, number: 1, ...sold, occurredTime: at },
  };
  return { stream: `brand_month-${brandMonthId}`, brandId, event };
});

export const sample: Sample = {
  async insert(pool) {
    for (const { stream, event } of added) {
      const history = [{ event, on }];
      const of = foldAll(brandMonthsProjection, stream, history);
      const line = foldAll(brandMonthLinesProjection, stream, history);
      if (of !== null) await insertRows(pool, brandMonthsTable, [of]);
      if (line !== null) await insertRows(pool, brandMonthLinesTable, [line]);
    }
  },
  log: added.map(({ stream, brandId, event }) =>
    logRow(stream, 0n, event.type, event.data, { at, brandIds: [brandId] }),
  ),
  idOf: (path, _name, brand) =>
    path.startsWith('/v1/brand-months') ? String(brandMonthIdOf(brand, month)) : null,
  shared: /^$/,
  forStaff: /^\/v1\/tax-invoices/,
};
