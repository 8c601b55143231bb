import type { ProductGender } from '#domain/products/product-kinds.ts';
import { pictureSet } from '../../kit/shown/picture.ts';

/** Product columns that queries join to other rows. */
export interface ProductColumns {
  productId: number;
  productName: string | null;
  productCode: string | null;
  productCover: string | null;
  productGender: ProductGender | null;
  categoryName: string | null;
}

/** Size columns that queries join to other rows. */
export interface SizeColumns {
  productSizeId: number;
  sizeName: string | null;
}

/** A product as other rows show it; its name is empty until the product's own events are projected. */
export function productBrief(row: ProductColumns) {
  return {
    id: row.productId,
    name: row.productName ?? '',
    code: row.productCode,
    coverImage: pictureSet(row.productCover),
    gender: row.productGender ?? ('any' as const),
    categoryName: row.categoryName,
  };
}

export function sizeBrief(row: SizeColumns) {
  return { id: row.productSizeId, name: row.sizeName ?? '' };
}
