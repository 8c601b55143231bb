import type { Product } from '#read-api/products/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { PublishedChip, SoldOutChip } from './product-chips.tsx';

export const productCard =
  ({ language, withBrand }: ColumnParts) =>
  (row: Product): Card => ({
    picture: row.coverImage,
    title: row.name,
    about: [withBrand && brandName(row.brand, language), row.code, formatMoney(row.price, row.regionId)]
      .filter(Boolean)
      .join(' · '),
    status: (
      <>
        <PublishedChip isPublished={row.isPublished} />{' '}
        <SoldOutChip isSoldOut={row.isSoldout} isMarked={row.isMarkedSoldOut} />
      </>
    ),
  });
