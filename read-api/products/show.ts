import type { Caller } from '#http/caller.ts';
import { likesOf } from '../briefs/likes/shown-likes.ts';
import type { ReadModels } from '../database.ts';
import { countersOf } from '../kit/counters.ts';
import { referenceNames } from '../reference/names.ts';
import { availabilityOfProducts } from './availability.ts';
import type { Product, ProductSize } from './contract.ts';
import { productFields } from './fields.ts';
import type { ProductWithNames, SizeWithType } from './rows.ts';
import { stockCounts, stockStatusOf } from './stock-counts.ts';

export async function shownProducts(
  db: ReadModels,
  caller: Caller,
  rows: readonly ProductWithNames[],
): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const [names, counters, around, likes] = await Promise.all([
    referenceNames(db, [{ kind: 'style', ids: rows.flatMap((row) => row.styleIds) }]),
    countersOf(db, 'product_stock', ids),
    availabilityOfProducts(db, ids),
    likesOf(db, caller, 'products', ids),
  ]);
  return rows.map((row) => ({
    ...productFields.shown({ ...row, counts: stockCounts(counters.get(row.id)) }),
    ...around(row.id),
    stockStatus: stockStatusOf(counters.get(row.id)),
    styles: row.styleIds.map((id) => names('style', id)),
    like: likes(row.id),
    totalLikeCount: likes(row.id).count,
  }));
}

export async function shownSizes(db: ReadModels, rows: readonly SizeWithType[]): Promise<ProductSize[]> {
  const typeIds = rows.flatMap((row) => row.measurements.map((measurement) => measurement.measurementTypeId));
  const [names, counters] = await Promise.all([
    referenceNames(db, [{ kind: 'measurement_type', ids: typeIds }]),
    countersOf(
      db,
      'product_size_stock',
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const counts = stockCounts(counters.get(row.id));
    const isSoldOut = row.isSoldOut || counts.availability === 0;
    return {
      id: row.id,
      productId: row.productId,
      product: { id: row.productId, name: row.productName ?? '', code: row.productCode },
      type: typeOf(row),
      name: row.typeName ?? row.name ?? '',
      measurements: row.measurements.map(({ measurementTypeId, value }) => ({
        type: names('measurement_type', measurementTypeId),
        value,
      })),
      isSoldOut,
      isMarkedSoldOut: row.isSoldOut,
      isAvailable: !isSoldOut,
      stockStatusCount: counts,
      createdTime: row.createdAt,
      updatedTime: row.updatedAt,
    };
  });
}

/** Shows a size type without a row yet by its id alone; null if the size has no type. */
function typeOf(row: SizeWithType): ProductSize['type'] {
  if (row.sizeTypeId === null) return null;
  const { typeName, typePriority, isTypePublished } = row;
  return {
    id: row.sizeTypeId,
    name: typeName ?? '',
    priority: typePriority ?? 0,
    isPublished: isTypePublished ?? false,
  };
}
