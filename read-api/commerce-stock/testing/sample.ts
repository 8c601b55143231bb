import type { CommerceStockEvent } from '#domain/commerce-stock/stock-events.ts';
import { commerceStocksProjection } from '#projections/commerce-stock/projection.ts';
import { commerceStocksTable } from '#projections/commerce-stock/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-03-09T00:00:00.000Z';
const on = '2026-03-09';

/** The sizes 110 and 210 of the brands' products, each for sale. */
const offered = [1, 2].map((brandId) => {
  const productSizeId = 100 * brandId + 10;
  const sale = {
    productSizeId,
    productId: 10 * brandId + 1,
    brandId,
    type: 'brand',
    isForSale: true,
  } as const;
  const event: CommerceStockEvent = { type: 'CommerceSaleSet', data: sale };
  return { id: productSizeId, brandId, event };
});

export const sample: Sample = {
  async insert(pool) {
    const rows = offered.flatMap(
      ({ id, event }) => foldAll(commerceStocksProjection, `commerce_stock-${id}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, commerceStocksTable, rows);
  },
  log: offered.map(({ id, brandId, event }) =>
    logRow(`commerce_stock-${id}`, 0n, event.type, event.data, { at, brandIds: [brandId] }),
  ),
  idOf: (path, _name, brand) =>
    path.startsWith('/v2/products/commerce_stocks') ? String(100 * brand + 10) : null,
  shared: /^$/,
  forStaff: /^$/,
};
