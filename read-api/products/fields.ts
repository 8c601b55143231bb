import Type, { type Static } from 'typebox';
import { productGenders, useModes } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandField } from '../briefs/fields.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { productColumns } from './columns.ts';
import { Named, StockCounts } from './parts-contract.ts';
import type { ProductWithNames } from './rows.ts';

/** A product with the counts of its garments. */
export type ProductRead = ProductWithNames & { counts: Static<typeof StockCounts> };

/** The fields of a product that follow from its row and the counts of its garments, in lists, details and files. */
export const productFields = readable<ProductRead>()(productColumns, {
  ...idFields,
  code: { is: OptionalText, of: (row) => row.code, csv: 'code' },
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  brand: brandField,
  brandId: { is: Count, of: (row) => row.brandId },
  category: {
    is: Nullable(Named),
    of: (row) => named(row.categoryId, row.categoryName),
    csv: 'category',
    cell: (row) => named(row.categoryId, row.categoryName)?.name ?? null,
  },
  categoryId: { is: Nullable(Count), of: (row) => row.categoryId },
  season: {
    is: Nullable(Named),
    of: (row) => named(row.seasonId, row.seasonName),
    csv: 'season',
    cell: (row) => named(row.seasonId, row.seasonName)?.name ?? null,
  },
  styleIds: { is: Type.Array(Type.Integer()), of: (row) => [...row.styleIds] },
  gender: { is: OneOf(productGenders), of: (row) => row.gender, csv: 'gender', codes: 'productGender' },
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region', codes: 'region' },
  useMode: { is: OneOf(useModes), of: (row) => row.useMode, csv: 'use_mode', codes: 'useMode' },
  originalPrice: { is: Count, of: (row) => row.originalPrice, csv: 'original_price' },
  price: { is: Count, of: (row) => row.price, csv: 'price' },
  discountRate: { is: Count, of: (row) => row.discountRate, csv: 'discount_rate' },
  colorCode: { is: OptionalText, of: (row) => row.colorCode },
  coverImage: { is: Nullable(PictureSet), of: (row) => pictureSet(row.coverImage) },
  priority: { is: Count, of: (row) => row.priority },
  isPublished: { is: Flag, of: isPublished, csv: 'is_published' },
  /** Whether staff or the brand marked the product sold out, or no garment is free. */
  isSoldout: { is: Flag, of: isSoldOut, csv: 'is_sold_out' },
  /** Whether staff or the brand marked the product sold out. */
  isMarkedSoldOut: { is: Flag, of: (row) => row.isSoldOut },
  /** Whether the product is published and not sold out. */
  isAvailable: { is: Flag, of: (row) => isPublished(row) && !isSoldOut(row) },
  isSaleForCurator: { is: Flag, of: (row) => row.isSaleForCurator, csv: 'is_sale_for_curator' },
  isCommerceSaleAvailable: {
    is: Flag,
    of: (row) => row.isCommerceSaleAvailable,
    csv: 'is_commerce_sale_available',
  },
  stockStatusCount: {
    is: StockCounts,
    of: (row) => row.counts,
    cells: [
      { csv: 'stock_total', of: ({ counts }) => counts.total },
      { csv: 'stock_in_use', of: ({ counts }) => counts.inUse },
      { csv: 'stock_requested', of: ({ counts }) => counts.requested },
      { csv: 'stock_in_check', of: ({ counts }) => counts.inCheck },
      { csv: 'stock_available', of: ({ counts }) => counts.availability },
    ],
  },
  /** Number of rentals of all garments of the product. */
  useCount: { is: Count, of: ({ counts }) => counts.use, csv: 'use_count' },
  enterpriseProductCode: {
    is: OptionalText,
    of: (row) => row.enterpriseProductCode,
    csv: 'enterprise_product_code',
  },
  publishedTime: {
    is: Nullable(Instant),
    of: (row) => row.publishedAt,
    csv: 'published_time',
    isTime: true,
  },
  ...timeFields,
});

function named(id: number | null, name: string | null): Static<typeof Named> | null {
  return id === null ? null : { id, name: name ?? '' };
}

function isPublished({ status }: ProductRead): boolean {
  return status === 'published';
}

function isSoldOut({ isSoldOut, counts }: ProductRead): boolean {
  return isSoldOut || counts.availability === 0;
}
