import { Link } from 'react-router';
import type { CollaborationAnswer } from '#read-api/collaborations/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { collaborationsRoom } from './paths.ts';

export function collaborationColumns({
  t,
  times,
  language,
  withBrand,
}: ColumnParts): readonly Column<CollaborationAnswer>[] {
  const brand: Column<CollaborationAnswer> = {
    field: 'brand',
    headerName: t('collaboration.fields.brandId'),
    flex: 1,
    minWidth: 92,
    sortable: false,
    renderCell: ({ row }) => (
      <ThingLink kind="brand" id={row.brand.id}>
        {brandName(row.brand, language)}
      </ThingLink>
    ),
  };
  return [
    {
      field: 'id',
      headerName: t('collaboration.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${collaborationsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('collaboration.fields.status'),
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="brand_collaboration" status={row.status} />,
    },
    { field: 'name', headerName: t('collaboration.fields.name'), flex: 2, minWidth: 168 },
    ...(withBrand ? [brand] : []),
    {
      field: 'start_date',
      headerName: t('collaboration.fields.startDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.startDate),
    },
    {
      field: 'end_date',
      headerName: t('collaboration.fields.endDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.endDate),
    },
    {
      field: 'post_until',
      headerName: t('collaboration.fields.postUntil'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.postUntil),
    },
    {
      field: 'created_time',
      headerName: t('collaboration.fields.createdTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('collaboration.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** A collaboration on a phone. */
export function collaborationCard({
  times,
  language,
  withBrand,
}: ColumnParts): (row: CollaborationAnswer) => Card {
  return (row) => ({
    title: row.name,
    about: [
      withBrand && brandName(row.brand, language),
      `${times.calendarDay(row.startDate)} – ${times.calendarDay(row.endDate)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    status: <KindStatus kind="brand_collaboration" status={row.status} />,
  });
}
