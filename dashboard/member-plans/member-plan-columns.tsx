import { Link } from 'react-router';
import type { MemberPlan } from '#read-api/member-plans/contract.ts';
import { memberPlansRoom } from '../brand-plans/paths.ts';
import { PlanStatus } from '../brand-plans/plan-status.tsx';
import { priceText } from '../brand-plans/price-text.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';

export function memberPlanColumns({ t, times }: ColumnParts): readonly Column<MemberPlan>[] {
  const number = { align: 'right', headerAlign: 'right', sortable: false } as const;
  const limit = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  return [
    {
      field: 'name',
      headerName: t('memberPlan.fields.name'),
      flex: 2,
      minWidth: 150,
      renderCell: ({ row }) => (
        <TwoLines
          first={<Link to={`${memberPlansRoom}/${row.id}`}>{row.name}</Link>}
          second={t(`memberPlan.length.${row.type}`)}
        />
      ),
    },
    {
      field: 'status',
      headerName: t('memberPlan.fields.status'),
      width: 120,
      sortable: false,
      renderCell: ({ row }) => <PlanStatus plan={{ status: row.status, active: row.isActive }} />,
    },
    {
      field: 'plan_type',
      headerName: t('memberPlan.fields.planType'),
      width: 100,
      sortable: false,
      renderCell: ({ row }) => t(`memberPlan.type.${row.planType}`),
    },
    {
      field: 'price_korea',
      headerName: t('brandPlan.priceIn.KOREA'),
      width: 104,
      ...number,
      renderCell: ({ row }) => priceText(t, row.price.KOREA, 'KOREA'),
    },
    {
      field: 'price_japan',
      headerName: t('brandPlan.priceIn.JAPAN'),
      width: 104,
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
      field: 'trysets',
      headerName: t('memberPlan.columns.trysets'),
      width: 108,
      ...number,
      renderCell: ({ row }) => limit(row.maxClosetLimit),
    },
    {
      field: 'items',
      headerName: t('memberPlan.columns.items'),
      width: 80,
      ...number,
      renderCell: ({ row }) => limit(row.maxItemsLimit),
    },
    {
      field: 'users',
      headerName: t('memberPlan.columns.users'),
      width: 80,
      ...number,
      renderCell: ({ row }) => row.userCount,
    },
    {
      field: 'updated_time',
      headerName: t('memberPlan.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** A plan in the list on a phone. */
export function memberPlanCard({ t }: ColumnParts): (row: MemberPlan) => Card {
  return (row) => ({
    title: row.name,
    about: [priceText(t, row.price.KOREA, 'KOREA'), priceText(t, row.price.JAPAN, 'JAPAN')]
      .filter(Boolean)
      .join(' · '),
    status: <PlanStatus plan={{ status: row.status, active: row.isActive }} />,
  });
}
