import { Link } from 'react-router';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { settlementRoom } from './paths.ts';
import { type SumName, sumTexts } from './sums-text.ts';

export function monthColumns({ t, times, language }: ColumnParts): readonly Column<BrandMonth>[] {
  const sumColumn = (field: string, name: SumName): Column<BrandMonth> => ({
    field,
    headerName: t(`settlement.figures.${name}`),
    width: 124,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    renderCell: ({ row }) => {
      const [first = null, second = null] = sumTexts(row, name);
      return <TwoLines first={first} second={second} />;
    },
  });
  return [
    {
      field: 'month',
      headerName: t('settlement.fields.month'),
      width: 96,
      renderCell: ({ row }) => <Link to={settlementRoom(row.id)}>{row.month}</Link>,
    },
    {
      field: 'brand',
      headerName: t('settlement.fields.brandId'),
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row: { brand } }) => brandName(brand, language),
    },
    {
      field: 'status',
      headerName: t('settlement.fields.status'),
      width: 128,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="brand_month" status={row.status} />,
    },
    {
      field: 'line_count',
      headerName: t('settlement.fields.lineCount'),
      width: 80,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => formatNumber(row.lineCount),
    },
    sumColumn('sales', 'sales'),
    sumColumn('commission', 'commission'),
    sumColumn('payable', 'payable'),
    sumColumn('content_use', 'contentUse'),
    {
      field: 'closed_time',
      headerName: t('settlement.fields.closedTime'),
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <Moment iso={row.closedTime ?? row.closesTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('settlement.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
