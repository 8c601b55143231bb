import { Link } from 'react-router';
import type { Static } from 'typebox';
import type { payoutFields } from '#read-api/payouts/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { payoutRoom } from './paths.ts';

export type PayoutRow = Static<(typeof payoutFields)['shape']>;

export function payoutColumns({ t, times }: ColumnParts): readonly Column<PayoutRow>[] {
  const number = { align: 'right', headerAlign: 'right' } as const;
  return [
    {
      field: 'id',
      headerName: t('payout.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={payoutRoom(row.id)}>{row.id}</Link>,
    },
    {
      field: 'month',
      headerName: t('payout.fields.month'),
      flex: 1,
      minWidth: 110,
      renderCell: ({ row }) => <TwoLines first={row.month} second={t(`payout.fields.${row.regionId}`)} />,
    },
    {
      field: 'status',
      headerName: t('payout.fields.status'),
      width: 116,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="payout" status={row.status} />,
    },
    ...(['lineCount', 'pendingCount', 'paidCount', 'failedCount'] as const).map(
      (name): Column<PayoutRow> => ({
        field: name,
        headerName: t(`payout.counts.${name}`),
        width: 78,
        ...number,
        sortable: false,
        renderCell: ({ row }) => formatNumber(row[name]),
      }),
    ),
    {
      field: 'amount',
      headerName: t('payout.fields.amount'),
      width: 124,
      ...number,
      renderCell: ({ row }) => formatAmount(row.amount, row.currency),
    },
    {
      field: 'tax',
      headerName: t('payout.tax'),
      width: 104,
      ...number,
      sortable: false,
      renderCell: ({ row }) =>
        row.status !== 'drafted' && formatAmount(row.incomeTax + row.localTax, row.currency),
    },
    {
      field: 'paid_out',
      headerName: t('payout.fields.paidOut'),
      width: 124,
      ...number,
      sortable: false,
      renderCell: ({ row }) => formatAmount(row.paidOut, row.currency),
    },
    {
      field: 'approved_time',
      headerName: t('payout.fields.approvedTime'),
      width: 102,
      sortable: false,
      renderCell: ({ row }) => row.approvedTime && <Moment iso={row.approvedTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('payout.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** A payout in the list on a phone. */
export function payoutCard({ t }: ColumnParts): (row: PayoutRow) => Card {
  return (row) => ({
    title: `${row.month} · ${t(`payout.fields.${row.regionId}`)}`,
    about: `${formatAmount(row.amount, row.currency)} · ${t('payout.counts.lineCount')} ${formatNumber(row.lineCount)}`,
    status: <KindStatus kind="payout" status={row.status} />,
  });
}
