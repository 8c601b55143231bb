import { Link } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { actorText } from '../kit/history/actor-text.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { slotText } from '../stock/slot-text.ts';
import { WhyWaiting } from './why-waiting.tsx';

export function outColumns({ t, language, times, withBrand }: ColumnParts): readonly Column<StockItem>[] {
  return [
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
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.product.coverImage} />
          <TwoLines
            wraps
            first={row.product.name}
            second={[row.productSize.name, withBrand && brandName(row.brand, language)]
              .filter(Boolean)
              .join(' · ')}
          />
        </>
      ),
    },
    {
      field: 'where',
      headerName: t('outRoom.columns.where'),
      flex: 1,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => <WhyWaiting stock={row} />,
    },
    {
      field: 'slot',
      headerName: t('stockItem.fields.slot'),
      description: t('meanings.words.slot'),
      width: 88,
      renderCell: ({ row }) => slotText(row.slot),
    },
    {
      field: 'grade',
      headerName: t('stockItem.fields.conditionGrade'),
      description: t('meanings.words.grade'),
      width: 72,
      renderCell: ({ row }) => row.conditionGrade,
    },
    {
      field: 'asked',
      headerName: t('outRoom.columns.asked'),
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row: { outRequest } }) =>
        outRequest === null ? (
          t('outRoom.notAsked')
        ) : (
          <TwoLines first={actorText(t, outRequest.actor)} second={outRequest.reason} />
        ),
    },
    {
      field: 'out_requested_time',
      headerName: t('outRoom.columns.askedAt'),
      width: 112,
      renderCell: ({ row: { outRequest } }) =>
        outRequest === null ? null : <Moment iso={outRequest.time} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('stockItem.fields.updatedTime'),
      width: 112,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
