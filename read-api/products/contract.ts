import Type, { type Static } from 'typebox';
import { conditionGrades, stockStatuses } from '#domain/stock/stock-status.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Like } from '../kit/shown/like.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { CountsByStatus } from '../stock/contract.ts';
import { productFields } from './fields.ts';
import { Named, StockCounts } from './parts-contract.ts';

/** A size type, as a size shows it. */
export const SizeType = Type.Object({
  ...Named.properties,
  priority: Type.Integer(),
  isPublished: Type.Boolean(),
});

export const ProductSize = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  product: Type.Object({ ...Named.properties, code: Nullable(Type.String()) }),
  type: Nullable(SizeType),
  name: Type.String(),
  measurements: Type.Array(Type.Object({ type: Named, value: Type.Number() })),
  /** Whether staff or the brand marked the size sold out, or no garment is free. */
  isSoldOut: Type.Boolean(),
  /** Whether staff or the brand marked the size sold out. */
  isMarkedSoldOut: Type.Boolean(),
  isAvailable: Type.Boolean(),
  stockStatusCount: StockCounts,
  createdTime: Instant,
  updatedTime: Instant,
});
export type ProductSize = Static<typeof ProductSize>;

export const Product = Type.Object({
  ...productFields.shape.properties,
  styles: Type.Array(Named),
  /** Status of the garment closest to being lent; `idle` if the product has no garments. */
  stockStatus: OneOf(stockStatuses),
  /**
   * Condition grades of the product's garments, best first. Neither these nor the discount rates count out-stock,
   * purchased and unavailable garments.
   */
  stockConditions: Type.Array(OneOf(conditionGrades)),
  /** Lowest and highest discount rate of the product's garments, in whole percent; null if it has no garments. */
  minStockDiscountRate: Nullable(Type.Integer()),
  maxStockDiscountRate: Nullable(Type.Integer()),
  like: Like,
  totalLikeCount: Type.Integer(),
  /** Number of looks that show the product. */
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
  /** Products that are the same garment in other colours. */
  familyProducts: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), coverImage: Nullable(PictureSet) }),
  ),
});
export type ProductDetail = Static<typeof ProductDetail>;

/** Counts of a product's garments by status, in total and by size. */
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
