import { Link } from 'react-router';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { orderItemRoom } from './paths.ts';

export function itemColumns({ t, times, language }: ColumnParts): readonly Column<OrderItem>[] {
  return [
    {
      field: 'id',
      headerName: t('order.fields.itemId'),
      width: 84,
      renderCell: ({ row }) => <Link to={orderItemRoom(row.id)}>{row.id}</Link>,
    },
    {
      field: 'product',
      headerName: t('order.fields.productId'),
      flex: 2,
      minWidth: 170,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={row.product.name} second={row.productSize.name} />,
    },
    {
      field: 'status',
      headerName: t('order.fields.status'),
      width: 148,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="order" status={row.status} />,
    },
    {
      field: 'brand',
      headerName: t('order.fields.brandId'),
      flex: 1,
      minWidth: 116,
      sortable: false,
      renderCell: ({ row }) => brandName(row.brand, language),
    },
    {
      field: 'delivery',
      headerName: t('order.fields.buyer'),
      flex: 1,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row: { delivery } }) =>
        delivery && <TwoLines first={delivery.destination.name} second={delivery.destination.address} />,
    },
    {
      field: 'parcel',
      headerName: t('order.fields.trackingNumber'),
      width: 130,
      sortable: false,
      renderCell: ({ row }) => row.trackingNumber,
    },
    {
      field: 'sales_price',
      headerName: t('order.fields.salesPrice'),
      width: 110,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => formatAmount(row.salesPrice, row.currency),
    },
    {
      field: 'paid_time',
      headerName: t('order.fields.paidTime'),
      width: 110,
      renderCell: ({ row }) => row.paidTime && <Moment iso={row.paidTime} times={times} />,
    },
  ];
}
