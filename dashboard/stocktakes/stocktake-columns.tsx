import { Link } from 'react-router';
import { placeText } from '#domain/stocktakes/place.ts';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { stocktakesRoom } from './paths.ts';
import { progressText } from './stocktake-text.ts';

const counts = [
  ['missing', 'missingCount'],
  ['misplaced', 'misplacedCount'],
  ['unexpected', 'unexpectedCount'],
  ['failed', 'failedCount'],
] as const;

export function stocktakeColumns({ t, times }: ColumnParts): readonly Column<Stocktake>[] {
  return [
    {
      field: 'id',
      headerName: t('stocktake.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${stocktakesRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'sector_code',
      headerName: t('stocktake.place'),
      flex: 1,
      minWidth: 90,
      renderCell: ({ row }) => placeText(row),
    },
    {
      field: 'status',
      headerName: t('stocktake.fields.status'),
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="stocktake" status={row.status} />,
    },
    {
      field: 'progress',
      headerName: t('stocktake.progressName'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => progressText(t, row),
    },
    ...counts.map(
      ([field, count]): Column<Stocktake> => ({
        field,
        headerName: t(`stocktake.fields.${count}`),
        width: 112,
        align: 'right',
        headerAlign: 'right',
        sortable: false,
        renderCell: ({ row }) => formatNumber(row[count]),
      }),
    ),
    {
      field: 'created_time',
      headerName: t('stocktake.fields.createdTime'),
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('stocktake.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
