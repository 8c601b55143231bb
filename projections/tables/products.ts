import { type Table, table } from './table.ts';

/** A product. Counts of its garments are counters (`product_stock`, `product_use`), names of brand and category join. */
export interface ProductRow {
  id: number;
  brandId: number;
  categoryId: number | null;
  seasonId: number | null;
  styleIds: number[];
  name: string;
  /** The brand's own code for it. */
  code: string | null;
  enterpriseProductCode: string | null;
  gender: string;
  regionId: string;
  useMode: string;
  /** Whole KRW or JPY. */
  originalPrice: number;
  colorCode: string | null;
  contents: string | null;
  externalLink: string | null;
  subsidiaryInfo: string | null;
  /** Hash of the picture, or null. */
  coverImage: string | null;
  images: string[];
  materials: unknown[];
  familyProductIds: number[];
  tagNames: string[];
  maxPieceCount: number | null;
  priority: number;
  isPublished: boolean;
  isSaleForCurator: boolean;
  isCommerceSaleAvailable: boolean;
  /** Staff's flag; a product is also sold out when none of its garments is to be had. */
  isSoldoutByStaff: boolean;
  isRemoved: boolean;
  /** The product it was merged into. */
  mergedInto: number | null;
  publishedAt: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const productsTable: Table<ProductRow> = table<ProductRow>('read.products', 'id', {
  id: 'integer',
  brandId: 'integer',
  categoryId: 'integer',
  seasonId: 'integer',
  styleIds: 'integer[]',
  name: 'text',
  code: 'text',
  enterpriseProductCode: 'text',
  gender: 'text',
  regionId: 'text',
  useMode: 'text',
  originalPrice: 'integer',
  colorCode: 'text',
  contents: 'text',
  externalLink: 'text',
  subsidiaryInfo: 'text',
  coverImage: 'text',
  images: 'text[]',
  materials: 'jsonb',
  familyProductIds: 'integer[]',
  tagNames: 'text[]',
  maxPieceCount: 'integer',
  priority: 'integer',
  isPublished: 'boolean',
  isSaleForCurator: 'boolean',
  isCommerceSaleAvailable: 'boolean',
  isSoldoutByStaff: 'boolean',
  isRemoved: 'boolean',
  mergedInto: 'integer',
  publishedAt: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A size of a product. Its name is its size type's. */
export interface ProductSizeRow {
  id: number;
  productId: number;
  sizeTypeId: number | null;
  measurements: unknown[];
  isSoldoutByStaff: boolean;
  isRemoved: boolean;
  createdAt: string;
  updatedAt: string;
}

export const productSizesTable: Table<ProductSizeRow> = table<ProductSizeRow>('read.product_sizes', 'id', {
  id: 'integer',
  productId: 'integer',
  sizeTypeId: 'integer',
  measurements: 'jsonb',
  isSoldoutByStaff: 'boolean',
  isRemoved: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
