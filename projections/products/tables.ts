import type { ProductSizeState, ProductState } from '#domain/products/product-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/**
 * A product: its folded state without its sizes. The counts of its garments are counters (`product_stock`). Queries join the
 * names of its brand, category, season and styles.
 */
export interface ProductRow extends Omit<ProductState, 'productId' | 'sizes' | 'removingSizeIds'> {
  id: number;
  /** When the product was first published; null if it never was. */
  publishedAt: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const productsTable: Table<ProductRow> = table<ProductRow>('read.products', 'id', {
  id: 'integer',
  brandId: 'integer',
  status: 'text',
  name: 'text',
  code: 'text',
  categoryId: 'integer',
  gender: 'text',
  originalPrice: 'integer',
  price: 'integer',
  discountRate: 'integer',
  useMode: 'text',
  regionId: 'text',
  seasonId: 'integer',
  styleIds: 'integer[]',
  colorCode: 'text',
  materials: 'jsonb',
  externalLink: 'text',
  subsidiaryInfo: 'text',
  enterpriseProductCode: 'text',
  priority: 'integer',
  isSaleForCurator: 'boolean',
  isCommerceSaleAvailable: 'boolean',
  coverImage: 'text',
  contents: 'text[]',
  isSoldOut: 'boolean',
  maxPieceCount: 'integer',
  familyId: 'integer',
  publishedAt: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A size of a product. Its name is that of its size type; a size without a size type has its own name. */
export interface ProductSizeRow extends Omit<ProductSizeState, 'productSizeId'> {
  id: number;
  productId: number;
  createdAt: string;
  updatedAt: string;
}

export const productSizesTable: Table<ProductSizeRow> = table<ProductSizeRow>('read.product_sizes', 'id', {
  id: 'integer',
  productId: 'integer',
  sizeTypeId: 'integer',
  name: 'text',
  measurements: 'jsonb',
  isSoldOut: 'boolean',
  isRemoved: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
