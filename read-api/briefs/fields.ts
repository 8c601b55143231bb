import type { Language } from '#domain/words/languages.ts';
import { type BrandColumns, brandBrief } from './brands/brief.ts';
import { brandName } from './brands/name.ts';
import { BrandBrief, ProductBrief, SizeBrief } from './contract.ts';
import { type ProductColumns, productBrief, type SizeColumns, sizeBrief } from './products/brief.ts';

/** The brand of a row that is joined with it. Files name it in the reader's language. */
export const brandField = {
  is: BrandBrief,
  of: brandBrief,
  csv: 'brand',
  cell: (row: BrandColumns, language?: Language) => brandName(brandBrief(row), language),
} as const;

/** The product of a row that is joined with it. */
export const productField = {
  is: ProductBrief,
  of: productBrief,
  cells: [
    { csv: 'product_code', of: (row: ProductColumns) => row.productCode },
    { csv: 'product', of: (row: ProductColumns) => row.productName ?? '' },
  ],
} as const;

/** The product size of a row that is joined with it. */
export const sizeField = {
  is: SizeBrief,
  of: sizeBrief,
  csv: 'size',
  cell: (row: SizeColumns) => row.sizeName ?? '',
} as const;
