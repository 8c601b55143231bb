import type { BrandWithStats } from '#read-api/brands/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { brandName } from './brand-name.ts';
import { BrandStanding } from './brand-standing.tsx';

export const brandCard =
  ({ t, language }: ColumnParts) =>
  (row: BrandWithStats): Card => ({
    title: brandName(row, language),
    about: [
      row.skuCode,
      `${t('brand.columns.products')} ${formatNumber(row.stats.productCount)}`,
      `${t('brand.columns.stock')} ${formatNumber(row.stats.stockCount)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    status: <BrandStanding status={row.status} />,
  });
