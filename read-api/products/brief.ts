import type { ProductGender } from '#domain/products/product-kinds.ts';
import { pictureSet } from '../kit/shown/picture.ts';

/** What a query joins of a product to its rows. */
export interface ProductColumns {
  productId: number;
  productName: string | null;
  productCode: string | null;
  productCover: string | null;
  productGender: ProductGender | null;
  categoryName: string | null;
}

/** What a query joins of a size to its rows. */
export interface SizeColumns {
  productSizeId: number;
  sizeName: string | null;
}

/** A product as other rows show it; its name is empty while its own events have not been projected. */
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
