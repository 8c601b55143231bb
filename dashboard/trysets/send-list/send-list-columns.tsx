import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { brandName } from '../../brands/brand-name.ts';
import type { Column } from '../../kit/list/grid.tsx';
import { Moment } from '../../kit/list/moment.tsx';
import { TwoLines } from '../../kit/list/two-lines.tsx';
import type { ColumnParts } from '../../kit/list/use-columns.ts';
import { StatusChip } from '../../kit/ui/status-chip.tsx';
import { dueText, isDue } from '../due.ts';
import { TrysetStatus } from '../tryset-status.tsx';
import { GarmentPictures } from './garment-pictures.tsx';
import { garmentsOf } from './garments-of.ts';

export function sendListColumns({ t, language, times, withBrand }: ColumnParts): readonly Column<Tryset>[] {
  const detailsOf = (row: Tryset) => {
    const items = garmentsOf(row);
    const brands = withBrand ? items.map(({ brand }) => brandName(brand, language)) : [];
    const codes = items.map(({ product, stock }) => product.code ?? stock.code);
    const amount = items.length > 1 ? [t('tryset.itemsAmount', { amount: items.length })] : [];
    return [...amount, ...new Set(brands), ...codes].join(' · ');
  };
  return [
    {
      field: 'id',
      headerName: t('tryset.columns.id'),
      width: 70,
      renderCell: ({ row }) => <Link to={`/tryset/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('tryset.columns.status'),
      width: 146,
      sortable: false,
      renderCell: ({ row }) => <TrysetStatus status={row.status} />,
    },
    {
      field: 'items',
      headerName: t('tryset.columns.items'),
      flex: 2,
      minWidth: 260,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <GarmentPictures items={garmentsOf(row)} />
          <TwoLines wraps first={row.mainItem?.productName} second={detailsOf(row)} />
        </>
      ),
    },
    {
      field: 'member',
      headerName: t('tryset.columns.member'),
      flex: 1,
      minWidth: 112,
      sortable: false,
      renderCell: ({ row: { user } }) => (
        <TwoLines first={user.username ?? t('common.unknownPerson')} second={user.realName} />
      ),
    },
    {
      field: 'recipient',
      headerName: t('tryset.columns.recipient'),
      flex: 1,
      minWidth: 100,
      sortable: false,
      renderCell: ({ row: { destination } }) =>
        destination === null ? (
          <TwoLines first={t('tryset.recipientHidden')} second={null} />
        ) : (
          <TwoLines first={destination.name} second={destination.address} />
        ),
    },
    {
      field: 'express',
      headerName: t('tryset.columns.express'),
      width: 84,
      sortable: false,
      renderCell: ({ row }) =>
        row.isPreferExpress ? (
          <StatusChip tone="waiting" text={t('tryset.express.true')} />
        ) : (
          t('tryset.express.false')
        ),
    },
    {
      field: 'to_prepare',
      headerName: t('tryset.columns.to_prepare'),
      description: t('meanings.words.toPrepare'),
      width: 100,
      sortingOrder: ['asc', 'desc', null],
      renderCell: ({ row }) =>
        row.timeToPrepareDelivery === null ? null : (
          <TwoLines
            first={times.calendarDay(row.timeToPrepareDelivery)}
            second={isDue(row) ? <Due>{dueText(t, row)}</Due> : null}
          />
        ),
    },
    {
      field: 'expected_delivery',
      headerName: t('tryset.columns.expected_delivery'),
      description: t('meanings.words.expectedDelivery'),
      width: 104,
      renderCell: ({ row }) => row.expDeliveryTime && times.calendarDay(row.expDeliveryTime),
    },
    {
      field: 'created_time',
      headerName: t('tryset.columns.created_time'),
      width: 104,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
  ];
}

function Due({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
      {children}
    </Box>
  );
}
