import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { sumTexts } from './sums-text.ts';

/** A month in the list on a phone. */
export function monthCard({ t, language }: ColumnParts): (row: BrandMonth) => Card {
  return (row) => ({
    title: `${row.month} · ${brandName(row.brand, language)}`,
    about: [
      `${t('settlement.figures.payable')} ${sumTexts(row, 'payable').join(' · ')}`,
      `${t('settlement.figures.contentUse')} ${sumTexts(row, 'contentUse').join(' · ')}`,
    ].join(' · '),
    status: <KindStatus kind="brand_month" status={row.status} />,
  });
}
