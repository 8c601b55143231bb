import Type, { type Static } from 'typebox';
import { productGenders, useModes } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { conditionGrades, stockStatuses } from '#domain/stock/stock-status.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Like } from '../kit/shown/like.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { CountsByStatus } from '../stock/contract.ts';
import { BrandBrief } from '../tryset-items/contract.ts';

/** An entry of the reference data as other rows show it. */
export const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

/** A type of sizes, as a size shows it. */
export const SizeType = Type.Object({
  ...Named.properties,
  priority: Type.Integer(),
  isPublished: Type.Boolean(),
});

/** Counts of a product's or a size's garments. */
export const StockCounts = Type.Object({
  total: Type.Integer(),
  /** Times any of them was lent. */
  use: Type.Integer(),
  inUse: Type.Integer(),
  requested: Type.Integer(),
  inCheck: Type.Integer(),
  /** Free to be reserved. */
  availability: Type.Integer(),
});
export type StockCounts = Static<typeof StockCounts>;

export const ProductSize = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  product: Type.Object({ ...Named.properties, code: Nullable(Type.String()) }),
  type: Nullable(SizeType),
  name: Type.String(),
  measurements: Type.Array(Type.Object({ type: Named, value: Type.Number() })),
  /** Staff or the brand said so, or none of its garments is free. */
  isSoldOut: Type.Boolean(),
  /** Staff or the brand said so. */
  isMarkedSoldOut: Type.Boolean(),
  isAvailable: Type.Boolean(),
  stockStatusCount: StockCounts,
  createdTime: Instant,
  updatedTime: Instant,
});
export type ProductSize = Static<typeof ProductSize>;

export const Product = Type.Object({
  id: Type.Integer(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  publishedTime: Nullable(Instant),
  brand: BrandBrief,
  brandId: Type.Integer(),
  category: Nullable(Named),
  categoryId: Nullable(Type.Integer()),
  season: Nullable(Named),
  styles: Type.Array(Named),
  styleIds: Type.Array(Type.Integer()),
  name: Type.String(),
  code: Nullable(Type.String()),
  enterpriseProductCode: Nullable(Type.String()),
  gender: OneOf(productGenders),
  regionId: OneOf(regions),
  useMode: OneOf(useModes),
  originalPrice: Type.Integer(),
  price: Type.Integer(),
  discountRate: Type.Integer(),
  colorCode: Nullable(Type.String()),
  coverImage: Nullable(PictureSet),
  priority: Type.Integer(),
  isPublished: Type.Boolean(),
  isSaleForCurator: Type.Boolean(),
  isCommerceSaleAvailable: Type.Boolean(),
  /** Staff or the brand said so, or none of its garments is free. */
  isSoldout: Type.Boolean(),
  /** Staff or the brand said so. */
  isMarkedSoldOut: Type.Boolean(),
  /** Published and not sold out. */
  isAvailable: Type.Boolean(),
  stockStatusCount: StockCounts,
  /** The status of the garment that is nearest to being lent; `idle` where there is none. */
  stockStatus: OneOf(stockStatuses),
  /** Times any of its garments was lent. */
  useCount: Type.Integer(),
  /** The condition grades of its garments, best first; those that are out, sold or unavailable do not count, here and below. */
  stockConditions: Type.Array(OneOf(conditionGrades)),
  /** Of its garments, in whole percents; null where there is none. */
  minStockDiscountRate: Nullable(Type.Integer()),
  maxStockDiscountRate: Nullable(Type.Integer()),
  like: Like,
  totalLikeCount: Type.Integer(),
  /** Looks that show it. */
  totalLookCount: Type.Integer(),
});
export type Product = Static<typeof Product>;

export const ProductDetail = Type.Object({
  ...Product.properties,
  contents: Type.Array(PictureSet),
  materials: Type.Array(
    Type.Object({ type: Named, attribute: Nullable(Type.String()), value: Nullable(Type.String()) }),
  ),
  externalLink: Nullable(Type.String()),
  subsidiaryInfo: Nullable(Type.String()),
  maxPieceCount: Nullable(Type.Integer()),
  sizes: Type.Array(ProductSize),
  /** The same garment in other colours. */
  familyProducts: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), coverImage: Nullable(PictureSet) }),
  ),
});
export type ProductDetail = Static<typeof ProductDetail>;

/** Counts of a product's garments by status, and those of each size. */
export const ProductStockStatus = Type.Object({
  productId: Type.Integer(),
  ...StockCounts.properties,
  statuses: CountsByStatus,
  sizes: Type.Array(
    Type.Object({
      productSizeId: Type.Integer(),
      name: Type.String(),
      ...StockCounts.properties,
      statuses: CountsByStatus,
    }),
  ),
});
export type ProductStockStatus = Static<typeof ProductStockStatus>;
