import type { Caller } from '#http/caller.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { among } from '../kit/search.ts';
import { withNames } from '../tryset-items/rows.ts';
import type { Incident } from './contract.ts';

export type About = (event: { category: string; entityId: string }) => Incident['about'];

/** The entities that events are about, as far as they exist and the caller may see them. */
export async function aboutThese(
  db: ReadModels,
  caller: Caller,
  events: readonly { category: string; entityId: string }[],
): Promise<About> {
  const idsOf = (category: string) =>
    events.filter((event) => event.category === category).map(({ entityId }) => Number(entityId));
  const [items, garments] = await Promise.all([
    withNames(trysetItemsFor(db, caller))
      .where(among('item.id', idsOf('tryset_item')))
      .execute(),
    stockItemsFor(db, caller)
      .leftJoin('read.brands as brand', 'brand.id', 'stock.brandId')
      .leftJoin('read.products as product', 'product.id', 'stock.productId')
      .where(among('stock.id', idsOf('stock_item')))
      .select([
        'stock.id',
        'stock.code',
        'stock.brandId',
        'brand.name as brandName',
        'brand.nameKo as brandNameKo',
        'product.name as productName',
      ])
      .execute(),
  ]);
  const known = new Map<string, Incident['about']>();
  for (const item of items) {
    known.set(`tryset_item-${item.id}`, {
      brand: brandBrief(item),
      productName: item.productName ?? '',
      stockCode: item.stockCode ?? '',
      stockItemId: item.stockItemId,
      trysetItemId: item.id,
      trysetId: item.trysetId,
    });
  }
  for (const garment of garments) {
    known.set(`stock_item-${garment.id}`, {
      brand: brandBrief(garment),
      productName: garment.productName ?? '',
      stockCode: garment.code,
      stockItemId: garment.id,
      trysetItemId: null,
      trysetId: null,
    });
  }
  return ({ category, entityId }) => known.get(`${category}-${entityId}`) ?? null;
}
