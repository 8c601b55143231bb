import { Link } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { HolderLink } from './holder-link.tsx';
import { slotText } from './slot-text.ts';
import { outRequestTone } from './stock-tones.ts';

/** The newest change is seldom asked for, and the product's name needs the room. */
export const hiddenAtFirst = ['updated_time'];

export function stockColumns({ t, language, times, withBrand }: ColumnParts): readonly Column<StockItem>[] {
  const brandOf = (row: StockItem) => (withBrand ? brandName(row.brand, language) : null);
  return [
    {
      field: 'code',
      headerName: t('stockItem.fields.code'),
      width: 96,
      renderCell: ({ row }) => <Link to={`/stocks/${row.id}`}>{row.code}</Link>,
    },
    {
      field: 'status',
      headerName: t('stockItem.fields.status'),
      width: 108,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="stock_item" status={row.status} />,
    },
    {
      field: 'product',
      headerName: t('stockItem.fields.productId'),
      flex: 3,
      minWidth: 194,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.product.coverImage} />
          <TwoLines
            wraps
            first={row.product.name}
            second={[row.productSize.name, brandOf(row)].filter(Boolean).join(' · ')}
          />
        </>
      ),
    },
    {
      field: 'grade',
      headerName: t('stockItem.fields.conditionGrade'),
      description: t('meanings.words.grade'),
      width: 70,
      renderCell: ({ row }) => row.conditionGrade,
    },
    {
      field: 'use_count',
      headerName: t('stockItem.fields.useCount'),
      width: 66,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => formatNumber(row.useCount),
    },
    {
      field: 'slot',
      headerName: t('stockItem.fields.slot'),
      description: t('meanings.words.slot'),
      width: 84,
      renderCell: ({ row }) => slotText(row.slot),
    },
    {
      field: 'holder',
      headerName: t('stockItem.fields.holder'),
      description: t('meanings.words.holder'),
      width: 68,
      sortable: false,
      renderCell: ({ row: { holder } }) =>
        holder && (
          <span title={label(t, 'stockItem.holderKind', holder.kind, { id: holder.id })}>
            <HolderLink holder={holder} text={`#${holder.id}`} />
          </span>
        ),
    },
    {
      field: 'outRequest',
      headerName: t('stockItem.fields.outStockRequest'),
      description: t('meanings.words.outRequest'),
      width: 94,
      sortable: false,
      renderCell: ({ row: { latestOutStockRequestStatus: status } }) =>
        status === 'idle' ? null : (
          <StatusChip tone={outRequestTone(status)} text={label(t, 'stockItem.outRequest', status)} />
        ),
    },
    {
      field: 'notes',
      headerName: t('stockItem.fields.notes'),
      flex: 1,
      minWidth: 98,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines first={row.abnormalIssue ?? row.memoInUse} second={row.abnormalIssue && row.memoInUse} />
      ),
    },
    {
      field: 'updated_time',
      headerName: t('stockItem.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
