import { Link } from 'react-router';
import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { brandPlanRoom } from './paths.ts';

export function subscriptionColumns({
  t,
  times,
  language,
}: ColumnParts): readonly Column<BrandSubscription>[] {
  const day = (value: string | null) => value && times.calendarDay(value);
  return [
    {
      field: 'brand',
      headerName: t('brandSubscription.fields.brandId'),
      flex: 2,
      minWidth: 150,
      renderCell: ({ row: { brand } }) => (
        <Link to={brandPlanRoom(brand.id)}>{brandName(brand, language)}</Link>
      ),
    },
    {
      field: 'status',
      headerName: t('brandSubscription.fields.status'),
      width: 196,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="brand_subscription" status={row.status} />,
    },
    {
      field: 'plan',
      headerName: t('brandSubscription.fields.plan'),
      flex: 1,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row: { plan } }) =>
        plan && <TwoLines first={plan.displayName} second={formatAmount(plan.price, plan.currency)} />,
    },
    {
      field: 'method',
      headerName: t('brandSubscription.fields.method'),
      width: 120,
      sortable: false,
      renderCell: ({ row }) => t(`brandSubscription.method.${row.paymentType}`),
    },
    {
      field: 'start_date',
      headerName: t('brandSubscription.fields.startDate'),
      width: 110,
      renderCell: ({ row }) => day(row.startDate),
    },
    {
      field: 'last_day',
      headerName: t('brandSubscription.fields.endDate'),
      width: 110,
      renderCell: ({ row }) => day(row.extendedEndDate ?? row.endDate),
    },
    {
      field: 'first_failed_time',
      headerName: t('brandSubscription.fields.firstFailedAt'),
      width: 116,
      renderCell: ({ row: { paymentFailure } }) =>
        paymentFailure && <Moment iso={paymentFailure.firstFailedTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('brandSubscription.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
