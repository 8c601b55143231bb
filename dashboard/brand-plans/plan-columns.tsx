import { Link } from 'react-router';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { plansRoom } from './paths.ts';
import { PlanStatus } from './plan-status.tsx';
import { priceText } from './price-text.ts';

export function planColumns({ t, times }: ColumnParts): readonly Column<BrandPlan>[] {
  const number = { align: 'right', headerAlign: 'right', sortable: false } as const;
  const limit = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  return [
    {
      field: 'display_name',
      headerName: t('brandPlan.fields.displayName'),
      flex: 2,
      minWidth: 170,
      renderCell: ({ row }) => (
        <TwoLines
          first={<Link to={`${plansRoom}/${row.id}`}>{row.displayName}</Link>}
          second={row.internalName}
        />
      ),
    },
    {
      field: 'status',
      headerName: t('brandPlan.fields.status'),
      width: 120,
      sortable: false,
      renderCell: ({ row }) => <PlanStatus plan={row} />,
    },
    {
      field: 'type',
      headerName: t('brandPlan.fields.subscriptionType'),
      width: 136,
      sortable: false,
      renderCell: ({ row }) => t(`brandPlan.type.${row.subscriptionType}`),
    },
    {
      field: 'price_korea',
      headerName: t('brandPlan.priceIn.KOREA'),
      width: 120,
      ...number,
      renderCell: ({ row }) => priceText(t, row.price.KOREA, 'KOREA'),
    },
    {
      field: 'price_japan',
      headerName: t('brandPlan.priceIn.JAPAN'),
      width: 120,
      ...number,
      renderCell: ({ row }) => priceText(t, row.price.JAPAN, 'JAPAN'),
    },
    {
      field: 'months',
      headerName: t('brandPlan.columns.months'),
      width: 84,
      ...number,
      sortable: true,
      renderCell: ({ row }) => row.months,
    },
    {
      field: 'products',
      headerName: t('brandPlan.columns.products'),
      width: 96,
      ...number,
      renderCell: ({ row }) => limit(row.maxSkuAmount),
    },
    {
      field: 'brands',
      headerName: t('brandPlan.columns.brands'),
      width: 80,
      ...number,
      renderCell: ({ row }) => row.brandCount,
    },
    {
      field: 'updated_time',
      headerName: t('brandPlan.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

export const planCard =
  ({ t }: ColumnParts) =>
  (row: BrandPlan): Card => ({
    title: row.displayName,
    about: [
      t(`brandPlan.type.${row.subscriptionType}`),
      priceText(t, row.price.KOREA, 'KOREA'),
      priceText(t, row.price.JAPAN, 'JAPAN'),
      `${t('brandPlan.columns.months')} ${formatNumber(row.months)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    status: <PlanStatus plan={row} />,
  });
