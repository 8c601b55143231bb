import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ContentUseButton } from '../settlements/content-use-button.tsx';
import { monthColumns } from '../settlements/month-columns.tsx';
import { sumTexts } from '../settlements/sums-text.ts';

const shown = ['month', 'brand', 'status', 'content_use', 'closed_time', 'updated_time'];

/** The columns of a month that concern uses of looks, with the button for its invoice. */
export function lookUseMonthColumns(parts: ColumnParts): readonly Column<BrandMonth>[] {
  return [
    ...monthColumns(parts).filter(({ field }) => shown.includes(field)),
    {
      field: 'invoice',
      headerName: parts.t('settlement.contentUseInvoice'),
      width: 184,
      sortable: false,
      renderCell: ({ row }) => (
        <ContentUseButton month={row} text={parts.t('settlement.openInvoice')} size="small" />
      ),
    },
  ];
}

/** A month in that list on a phone. Its page has the button. */
export function lookUseMonthCard({ t, language }: ColumnParts): (row: BrandMonth) => Card {
  return (row) => ({
    title: `${row.month} · ${brandName(row.brand, language)}`,
    about: `${t('settlement.figures.contentUse')} ${sumTexts(row, 'contentUse').join(' · ')}`,
    status: <KindStatus kind="brand_month" status={row.status} />,
  });
}
