import { Link } from 'react-router';
import type { ReimbursementItem } from '#read-api/stock/contract.ts';
import { brandName } from '../../brands/brand-name.ts';
import { label } from '../../i18n/label.ts';
import type { Card } from '../../kit/list/card.ts';
import type { Column } from '../../kit/list/grid.tsx';
import { RowPicture } from '../../kit/list/row-picture.tsx';
import { TwoLines } from '../../kit/list/two-lines.tsx';
import type { ColumnParts } from '../../kit/list/use-columns.ts';
import { formatAmount } from '../../kit/preferences/money.ts';
import { StatusChip } from '../../kit/ui/status-chip.tsx';

const right = { align: 'right', headerAlign: 'right' } as const;

export function reimbursementColumns({
  t,
  times,
  language,
}: ColumnParts): readonly Column<ReimbursementItem>[] {
  const columns: readonly Column<ReimbursementItem>[] = [
    {
      field: 'code',
      headerName: t('stockItem.fields.code'),
      width: 110,
      renderCell: ({ row }) => <Link to={`/stocks/${row.id}`}>{row.code}</Link>,
    },
    {
      field: 'product',
      headerName: t('stockItem.fields.productId'),
      flex: 2,
      minWidth: 230,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.product.coverImage} />
          <TwoLines wraps first={row.product.name} second={row.productSize.name} />
        </>
      ),
    },
    {
      field: 'brand',
      headerName: t('stockItem.fields.brandId'),
      flex: 1,
      minWidth: 110,
      renderCell: ({ row }) => brandName(row.brand, language),
    },
    {
      field: 'reason',
      headerName: t('stockItem.fields.unavailableReason'),
      width: 150,
      renderCell: ({ row }) => reasonOf(t, row),
    },
    {
      field: 'since',
      headerName: t('stockItem.fields.unavailableDate'),
      width: 130,
      renderCell: ({ row }) => row.unavailableDate && times.calendarDay(row.unavailableDate),
    },
    {
      field: 'original_price',
      headerName: t('stockItem.fields.originalPrice'),
      width: 120,
      ...right,
      renderCell: ({ row }) => formatAmount(row.originalPrice, row.currency),
    },
    {
      field: 'rate',
      headerName: t('stockItem.fields.reimbursementRate'),
      width: 150,
      ...right,
      renderCell: ({ row }) => t('stockItem.percent', { n: row.reimbursementRate }),
    },
    {
      field: 'amount',
      headerName: t('stockItem.fields.reimbursement'),
      width: 130,
      ...right,
      renderCell: ({ row }) => formatAmount(row.amount, row.currency),
    },
    {
      field: 'state',
      headerName: t('stockItem.reimbursements.state'),
      width: 120,
      renderCell: ({ row }) => <Settled t={t} isSettled={row.isSettled} />,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
}

/** A garment as a card. */
export function reimbursementCard({ t, times }: ColumnParts): (row: ReimbursementItem) => Card {
  return (row) => ({
    title: row.code,
    picture: row.product.coverImage,
    about: [
      row.product.name,
      reasonOf(t, row),
      row.unavailableDate && times.calendarDay(row.unavailableDate),
      formatAmount(row.amount, row.currency),
    ]
      .filter(Boolean)
      .join(' · '),
    status: <Settled t={t} isSettled={row.isSettled} />,
  });
}

function reasonOf(t: ColumnParts['t'], { unavailableReasonType: reason }: ReimbursementItem): string | null {
  return reason === 'idle' ? null : label(t, 'stockItem.unavailableReason', reason);
}

function Settled({ t, isSettled }: { t: ColumnParts['t']; isSettled: boolean }) {
  return (
    <StatusChip
      tone={isSettled ? 'good' : 'neutral'}
      text={t(isSettled ? 'stockItem.reimbursements.recorded' : 'stockItem.reimbursements.current')}
    />
  );
}
