import { Link } from 'react-router';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { reservationsRoom } from './paths.ts';
import { visitText } from './visit-text.ts';

export function reservationColumns({
  t,
  times,
  language,
  withBrand,
}: ColumnParts): readonly Column<ReservationAnswer>[] {
  const yesOrNo = (value: boolean | null) => value !== null && t(value ? 'common.yes' : 'common.no');
  return [
    {
      field: 'id',
      headerName: t('brandEvent.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${reservationsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'state',
      headerName: t('brandEvent.fields.status'),
      width: 172,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="reservation" status={row.state} />,
    },
    {
      field: 'event',
      headerName: t('brandEvent.fields.brandEventId'),
      flex: 2,
      minWidth: 148,
      sortable: false,
      renderCell: ({ row: { brandEvent: of } }) => (
        <TwoLines
          first={
            <ThingLink kind="brand_event" id={of.id}>
              {of.brandTag ?? of.id}
            </ThingLink>
          }
          second={withBrand ? brandName(of.brand, language) : null}
        />
      ),
    },
    {
      field: 'user',
      headerName: t('brandEvent.fields.userId'),
      flex: 1,
      minWidth: 136,
      sortable: false,
      renderCell: ({ row }) => (
        <ThingLink kind="user" id={row.user.id}>
          {row.user.username ?? t('common.unknownPerson')}
        </ThingLink>
      ),
    },
    {
      field: 'start',
      headerName: t('brandEvent.visit'),
      width: 196,
      renderCell: ({ row }) => visitText(times, row),
    },
    {
      field: 'came',
      headerName: t('brandEvent.fields.hasCome'),
      width: 74,
      sortable: false,
      renderCell: ({ row }) => yesOrNo(row.hasCome),
    },
    {
      field: 'tagged',
      headerName: t('brandEvent.fields.isLookTagged'),
      width: 118,
      sortable: false,
      renderCell: ({ row }) => yesOrNo(row.isLookTagged),
    },
    {
      field: 'given',
      headerName: t('brandEvent.fields.givenPoints'),
      width: 104,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => formatNumber(row.givenPoints),
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

/** A reservation on a phone. */
export function reservationCard({ t, times }: ColumnParts): (row: ReservationAnswer) => Card {
  return (row) => ({
    title: `${row.id} · ${row.user.username ?? t('common.unknownPerson')}`,
    about: [row.brandEvent.brandTag, visitText(times, row)].filter(Boolean).join(' · '),
    status: <KindStatus kind="reservation" status={row.state} />,
  });
}
