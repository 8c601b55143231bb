import { Link } from 'react-router';
import type { EventTicket } from '#read-api/event-tickets/contract.ts';
import { eventTicketsRoom } from '../brand-plans/paths.ts';
import { priceText } from '../brand-plans/price-text.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { SignupStatus } from './signup-status.tsx';

export function eventTicketColumns({ t, times }: ColumnParts): readonly Column<EventTicket>[] {
  const number = { align: 'right', headerAlign: 'right', sortable: false } as const;
  const day = times.calendarDay;
  return [
    {
      field: 'name',
      headerName: t('eventTicket.fields.name'),
      flex: 2,
      minWidth: 150,
      renderCell: ({ row }) => <Link to={`${eventTicketsRoom}/${row.id}`}>{row.name}</Link>,
    },
    {
      field: 'status',
      headerName: t('eventTicket.fields.status'),
      width: 124,
      sortable: false,
      renderCell: ({ row }) => <SignupStatus event={row} />,
    },
    {
      field: 'plan',
      headerName: t('eventTicket.fields.memberPlanId'),
      flex: 1,
      minWidth: 110,
      sortable: false,
      renderCell: ({ row: { plan } }) => (
        <ThingLink kind="member_plan" id={plan.id}>
          {plan.name}
        </ThingLink>
      ),
    },
    {
      field: 'signup_start_date',
      headerName: t('eventTicket.fields.signupStartDate'),
      width: 112,
      renderCell: ({ row }) => day(row.signupStartDate),
    },
    {
      field: 'signup_end_date',
      headerName: t('eventTicket.fields.signupEndDate'),
      width: 112,
      renderCell: ({ row }) => day(row.signupEndDate),
    },
    {
      field: 'active',
      headerName: t('eventTicket.columns.active'),
      width: 112,
      sortable: false,
      renderCell: ({ row: { activeDuration, fixedActiveDates } }) => (
        <TwoLines
          first={activeDuration ?? (fixedActiveDates && day(fixedActiveDates.startDate))}
          second={fixedActiveDates && day(fixedActiveDates.endDate)}
        />
      ),
    },
    {
      field: 'price',
      headerName: t('eventTicket.fields.discountPrice'),
      width: 112,
      ...number,
      renderCell: ({ row: { discountPrice } }) => (
        <TwoLines
          first={priceText(t, discountPrice.KOREA, 'KOREA')}
          second={priceText(t, discountPrice.JAPAN, 'JAPAN')}
        />
      ),
    },
    {
      field: 'uses',
      headerName: t('eventTicket.columns.uses'),
      width: 92,
      ...number,
      renderCell: ({ row: { useCount, maxUses } }) =>
        [useCount ?? 0, ...(maxUses === null ? [] : [maxUses])].map(formatNumber).join(' / '),
    },
    {
      field: 'updated_time',
      headerName: t('eventTicket.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** An event ticket in the list on a phone. */
export function eventTicketCard({ times }: ColumnParts): (row: EventTicket) => Card {
  return (row) => ({
    title: row.name,
    about: [
      row.plan.name,
      `${times.calendarDay(row.signupStartDate)} – ${times.calendarDay(row.signupEndDate)}`,
    ].join(' · '),
    status: <SignupStatus event={row} />,
  });
}
