import { Link } from 'react-router';
import type { Order } from '#read-api/orders/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { buyerText } from './buyer-text.ts';
import { orderRoom } from './paths.ts';

export function orderColumns({ t, times }: ColumnParts): readonly Column<Order>[] {
  return [
    {
      field: 'id',
      headerName: t('order.fields.id'),
      width: 68,
      renderCell: ({ row }) => <Link to={orderRoom(row.id)}>{row.id}</Link>,
    },
    {
      field: 'user',
      headerName: t('order.fields.userId'),
      flex: 1,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row: { user } }) => (
        <ThingLink kind="user" id={user.id}>
          {buyerText(user)}
        </ThingLink>
      ),
    },
    {
      field: 'status',
      headerName: t('order.fields.status'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="order" status={row.status} />,
    },
    {
      field: 'items',
      headerName: t('order.fields.items'),
      flex: 2,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row: { invoiceItems } }) => {
        const [first, ...others] = invoiceItems;
        return (
          <TwoLines
            first={first?.product.name ?? null}
            second={others.length === 0 ? null : others.map(({ product }) => product.name).join(', ')}
          />
        );
      },
    },
    {
      field: 'cash',
      headerName: t('order.fields.itemCash'),
      width: 124,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => formatAmount(row.totals.cash, row.currency),
    },
    {
      field: 'payment_method',
      headerName: t('order.fields.paymentMethod'),
      width: 116,
      sortable: false,
      renderCell: ({ row }) => t(`order.method.${row.paymentMethod}`),
    },
    {
      field: 'created_time',
      headerName: t('order.fields.placedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'paid_time',
      headerName: t('order.fields.paidTime'),
      width: 102,
      renderCell: ({ row }) => row.paidTime && <Moment iso={row.paidTime} times={times} />,
    },
  ];
}
