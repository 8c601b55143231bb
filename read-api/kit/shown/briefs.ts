import { pictureSet } from './picture.ts';

/** The columns that `joinBrand`, `joinProduct` and `joinSize` add to a row. */
export interface BrandColumns {
  brandId: number;
  brandName: string | null;
  brandNameKo: string | null;
}

export interface ProductColumns {
  productId: number;
  productName: string | null;
  productCode: string | null;
  productCover: string | null;
  productGender: string | null;
  categoryName: string | null;
}

export interface SizeColumns {
  productSizeId: number;
  sizeName: string | null;
}

/** A brand as other rows show it; its name is empty while its own events have not been projected. */
export function brandBrief(row: BrandColumns) {
  return { id: row.brandId, name: row.brandName ?? '', nameKo: row.brandNameKo };
}

export function productBrief(row: ProductColumns) {
  return {
    id: row.productId,
    name: row.productName ?? '',
    code: row.productCode,
    coverImage: pictureSet(row.productCover),
    gender: row.productGender ?? 'any',
    categoryName: row.categoryName,
  };
}

export function sizeBrief(row: SizeColumns) {
  return { id: row.productSizeId, name: row.sizeName ?? '' };
}
