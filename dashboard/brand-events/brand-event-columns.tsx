import { Link } from 'react-router';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { daysText, hoursText, seatsText } from './event-text.ts';
import { brandEventsRoom } from './paths.ts';

export function brandEventColumns({
  t,
  times,
  language,
  withBrand,
}: ColumnParts): readonly Column<BrandEventAnswer>[] {
  const brand: Column<BrandEventAnswer> = {
    field: 'brand',
    headerName: t('brandEvent.fields.brandId'),
    flex: 1,
    minWidth: 112,
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
      headerName: t('brandEvent.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${brandEventsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'state',
      headerName: t('brandEvent.fields.status'),
      width: 148,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="brand_event" status={row.state} />,
    },
    {
      field: 'brandTag',
      headerName: t('brandEvent.fields.brandTag'),
      flex: 2,
      minWidth: 124,
      sortable: false,
    },
    ...(withBrand ? [brand] : []),
    {
      field: 'start_date',
      headerName: t('brandEvent.fields.startDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.startDate),
    },
    {
      field: 'end_date',
      headerName: t('brandEvent.fields.endDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.endDate),
    },
    {
      field: 'hours',
      headerName: t('brandEvent.hours'),
      width: 140,
      sortable: false,
      renderCell: ({ row }) => hoursText(row),
    },
    {
      field: 'seats',
      headerName: t('brandEvent.fields.invitePeople'),
      width: 78,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => seatsText(row),
    },
    {
      field: 'points',
      headerName: t('brandEvent.fields.assignedPoint'),
      width: 84,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => formatNumber(row.assignedPoint),
    },
    {
      field: 'created_time',
      headerName: t('brandEvent.fields.createdTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('brandEvent.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** An event on a phone. */
export function brandEventCard(parts: ColumnParts): (row: BrandEventAnswer) => Card {
  const { t, language, times, withBrand } = parts;
  return (row) => ({
    title: row.brandTag,
    about: [
      withBrand && brandName(row.brand, language),
      daysText(times, row),
      t('brandEvent.seatsOf', { seats: seatsText(row) }),
    ]
      .filter(Boolean)
      .join(' · '),
    status: <KindStatus kind="brand_event" status={row.state} />,
  });
}
