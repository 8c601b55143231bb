import { Link } from 'react-router';
import type { Payment } from '#read-api/payments/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { paymentsRoom } from './paths.ts';
import { payableText, payerText } from './payable-text.ts';
import { waitingFor } from './waiting.ts';
import { WaitingChips } from './waiting-chips.tsx';

export function paymentColumns({ t, times }: ColumnParts): readonly Column<Payment>[] {
  return [
    {
      field: 'id',
      headerName: t('payment.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${paymentsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('payment.fields.status'),
      width: 116,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="payment" status={row.status} />,
    },
    {
      field: 'waits',
      headerName: t('payment.waits'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <WaitingChips reasons={waitingFor(row, Date.now())} />,
    },
    {
      field: 'payer',
      headerName: t('payment.fields.payer'),
      flex: 2,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row: { payer } }) => (
        <TwoLines
          first={
            <ThingLink kind={payer.kind} id={payer.id}>
              {payerText(t, payer)}
            </ThingLink>
          }
          second={t(`payment.payerKind.${payer.kind}`)}
        />
      ),
    },
    {
      field: 'for',
      headerName: t('payment.fields.for'),
      flex: 1,
      minWidth: 110,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines
          first={
            <ThingLink kind={row.for.kind} id={row.for.id}>
              {payableText(t, row.for)}
            </ThingLink>
          }
          second={row.method && t(`payment.method.${row.method}`)}
        />
      ),
    },
    {
      field: 'amount',
      headerName: t('payment.fields.amount'),
      width: 132,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row: { amount, refunded, currency } }) => (
        <TwoLines
          first={formatAmount(amount, currency)}
          second={refunded === 0 ? null : t('payment.refunded', { amount: formatAmount(refunded, currency) })}
        />
      ),
    },
    {
      field: 'created_time',
      headerName: t('payment.fields.createdTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'paid_time',
      headerName: t('payment.fields.paidTime'),
      width: 102,
      renderCell: ({ row }) => row.paidTime && <Moment iso={row.paidTime} times={times} />,
    },
    {
      field: 'due_time',
      headerName: t('payment.fields.dueTime'),
      width: 102,
      renderCell: ({ row }) => row.dueTime && <Moment iso={row.dueTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('payment.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
