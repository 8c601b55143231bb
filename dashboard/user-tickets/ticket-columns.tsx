import { Link } from 'react-router';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { ticketsRoom } from './paths.ts';
import { TicketStatus } from './ticket-status.tsx';
import { memberName, periodText, usedText } from './ticket-text.ts';

export function ticketColumns(parts: ColumnParts): readonly Column<UserTicket>[] {
  const { t, times } = parts;
  return [
    {
      field: 'id',
      headerName: t('userTicket.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${ticketsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('userTicket.fields.status'),
      width: 160,
      sortable: false,
      renderCell: ({ row }) => <TicketStatus ticket={row} />,
    },
    {
      field: 'user',
      headerName: t('userTicket.fields.userId'),
      flex: 1,
      minWidth: 136,
      sortable: false,
      renderCell: ({ row: { user } }) => (
        <ThingLink kind="user" id={user.id}>
          {memberName(t, user)}
        </ThingLink>
      ),
    },
    {
      field: 'plan',
      headerName: t('userTicket.fields.plan'),
      flex: 1,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row: { plan, eventTickets } }) =>
        plan && (
          <TwoLines
            first={
              <ThingLink kind="member_plan" id={plan.id}>
                {plan.name}
              </ThingLink>
            }
            second={eventTickets[0]?.name ?? null}
          />
        ),
    },
    {
      field: 'start_date',
      headerName: t('userTicket.fields.startDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.startDate),
    },
    {
      field: 'end_date',
      headerName: t('userTicket.fields.endDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.endDate),
    },
    {
      field: 'amount',
      headerName: t('userTicket.fields.amount'),
      width: 100,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row: { amount, plan } }) => plan && formatAmount(amount, plan.currency),
    },
    {
      field: 'used',
      headerName: t('userTicket.columns.used'),
      width: 112,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines
          first={usedText(t, row.usedClosets, row.limits.maxClosetLimit)}
          second={usedText(t, row.usedItems, row.limits.maxItemsLimit)}
        />
      ),
    },
    {
      field: 'next',
      headerName: t('userTicket.columns.next'),
      width: 112,
      sortable: false,
      renderCell: ({ row: { nextPlan } }) => nextPlan?.name,
    },
    {
      field: 'paid_time',
      headerName: t('userTicket.fields.paidTime'),
      width: 102,
      renderCell: ({ row: { invoice } }) =>
        invoice.paidTime && <Moment iso={invoice.paidTime} times={times} />,
    },
    {
      field: 'created_time',
      headerName: t('userTicket.fields.createdTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('userTicket.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** A ticket in the list on a phone. */
export function ticketCard({ t, times }: ColumnParts): (row: UserTicket) => Card {
  return (row) => ({
    title: [memberName(t, row.user), row.plan?.name].filter(Boolean).join(' · '),
    about: periodText(times, row),
    status: <TicketStatus ticket={row} />,
  });
}
