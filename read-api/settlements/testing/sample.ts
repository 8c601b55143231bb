import { type House, namelessHouse } from '#domain/settlements/house.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { sold, used } from '#domain/testing/settlements.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from '#projections/settlements/projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from '#projections/settlements/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';
const month = '2026-03';

/** March of each brand, with one sale and one use: 1202603 and 2202603. */
const added = [1, 2].map((brandId) => {
  const brandMonthId = brandMonthIdOf(brandId, month);
  const events = [sold, used].map(
    (line, index): BrandMonthEvent => ({
      type: 'MonthLineAdded',
      data: { brandMonthId, brandId, month, number: index + 1, ...line, occurredTime: at },
    }),
  );
  return { stream: `brand_month-${brandMonthId}`, brandId, events };
});

const revised: House = { ...namelessHouse, name: 'Haus', address: 'Seoul', businessNumber: '123-45-67890' };

export const sample: Sample = {
  async insert(pool) {
    for (const { stream, events } of added) {
      const history = events.map((event) => ({ event, on }));
      const of = foldAll(brandMonthsProjection, stream, history);
      const lines = [1, 2].flatMap(
        (number) =>
          foldAll(brandMonthLinesProjection, stream, history, `${stream.split('-')[1]}:${number}`) ?? [],
      );
      if (of !== null) await insertRows(pool, brandMonthsTable, [of]);
      await insertRows(pool, brandMonthLinesTable, lines);
    }
  },
  log: [
    ...added.flatMap(({ stream, brandId, events }) =>
      events.map((event, index) =>
        logRow(stream, BigInt(index), event.type, event.data, { at, brandIds: [brandId] }),
      ),
    ),
    logRow('house-1', 0n, 'HouseRevised', { changed: revised }, { at }),
  ],
  idOf(path, name, brand) {
    if (name === 'yyyymm') return month.replace('-', '');
    return path.startsWith('/v1/brand-months') ? String(brandMonthIdOf(brand, month)) : null;
  },
  shared: /^\/v1\/house$/,
  forStaff: /^\/v1\/house\/history/,
};
