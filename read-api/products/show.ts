import { countersOf } from '../counters.ts';
import type { ReadModels } from '../database.ts';
import { referenceNames } from '../reference/names.ts';
import { brandBrief } from '../shown/briefs.ts';
import { pictureAddress } from '../shown/picture.ts';
import type { Product, ProductSize, StockCounts } from './contract.ts';
import type { ProductWithNames, SizeWithType } from './rows.ts';
import { stockCounts } from './stock-counts.ts';

/** What is shown of a product that needs neither its styles nor its pictures. */
export type ProductFacts = Omit<Product, 'styles' | 'coverImage'>;

export function productFacts(row: ProductWithNames, counts: StockCounts): ProductFacts {
  const isPublished = row.status === 'published';
  const isSoldout = row.isSoldOut || counts.availability === 0;
  return {
    id: row.id,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
    publishedTime: row.publishedAt,
    brand: brandBrief(row),
    category: row.categoryId === null ? null : { id: row.categoryId, name: row.categoryName ?? '' },
    season: row.seasonId === null ? null : { id: row.seasonId, name: row.seasonName ?? '' },
    name: row.name,
    code: row.code,
    enterpriseProductCode: row.enterpriseProductCode,
    gender: row.gender,
    regionId: row.regionId,
    useMode: row.useMode,
    originalPrice: row.originalPrice,
    price: row.price,
    discountRate: row.discountRate,
    colorCode: row.colorCode,
    priority: row.priority,
    isPublished,
    isSaleForCurator: row.isSaleForCurator,
    isCommerceSaleAvailable: row.isCommerceSaleAvailable,
    isSoldout,
    isMarkedSoldOut: row.isSoldOut,
    isAvailable: isPublished && !isSoldout,
    stockStatusCount: counts,
  };
}

export async function shownProducts(db: ReadModels, rows: readonly ProductWithNames[]): Promise<Product[]> {
  const [names, counters] = await Promise.all([
    referenceNames(db, [{ kind: 'style', ids: rows.flatMap((row) => row.styleIds) }]),
    countersOf(
      db,
      'product_stock',
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    ...productFacts(row, stockCounts(counters.get(row.id))),
    styles: row.styleIds.map((id) => names('style', id)),
    coverImage: pictureAddress(row.coverImage),
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
      type: row.sizeTypeId === null ? null : { id: row.sizeTypeId, name: row.typeName ?? '' },
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
