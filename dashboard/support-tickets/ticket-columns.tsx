import { Link } from 'react-router';
import type { SupportTicket } from '#read-api/support-tickets/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { actorText } from '../kit/history/actor-text.ts';
import { entryEntity } from '../kit/history/entry-text.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { helpRoom, supportRoom } from './paths.ts';

/** The columns of the staff's list, which names the asker. */
export const ticketColumns = (parts: ColumnParts) =>
  columns(parts, supportRoom, [asker(parts), assignee(parts)]);
export const ownTicketColumns = (parts: ColumnParts) => columns(parts, helpRoom, []);

function columns(
  { t, times }: ColumnParts,
  room: string,
  more: readonly Column<SupportTicket>[],
): readonly Column<SupportTicket>[] {
  return [
    {
      field: 'id',
      headerName: t('ticket.fields.id'),
      width: 84,
      renderCell: ({ row }) => <Link to={`${room}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('ticket.fields.status'),
      width: 120,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="support_ticket" status={row.status} />,
    },
    {
      field: 'title',
      headerName: t('ticket.fields.title'),
      flex: 2,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines
          first={row.title ?? t('ticket.unreadable')}
          second={row.entity && entryEntity({ t }, { ...row.entity, entityId: String(row.entity.id) })}
        />
      ),
    },
    ...more,
    {
      field: 'messages',
      headerName: t('ticket.fields.messageCount'),
      width: 96,
      sortable: false,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => row.messageCount,
    },
    {
      field: 'waiting_time',
      headerName: t('ticket.fields.waitingSince'),
      width: 120,
      renderCell: ({ row }) => row.waitingTime && <Moment iso={row.waitingTime} times={times} />,
    },
    {
      field: 'created_time',
      headerName: t('ticket.fields.createdTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('ticket.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

function assignee({ t }: ColumnParts): Column<SupportTicket> {
  return {
    field: 'assignee',
    headerName: t('ticket.fields.staffId'),
    flex: 1,
    minWidth: 120,
    sortable: false,
    renderCell: ({ row }) => row.assignee && (row.assignee.name ?? t('common.unknownPerson')),
  };
}

function asker({ t, language }: ColumnParts): Column<SupportTicket> {
  return {
    field: 'asker',
    headerName: t('ticket.fields.asker'),
    flex: 1,
    minWidth: 140,
    sortable: false,
    renderCell: ({ row }) => (
      <TwoLines
        first={
          <ThingLink kind={row.asker.label} id={row.asker.id}>
            {actorText(t, row.asker)}
          </ThingLink>
        }
        second={
          row.brand === null ? label(t, 'history.actor', row.asker.label) : brandName(row.brand, language)
        }
      />
    ),
  };
}
