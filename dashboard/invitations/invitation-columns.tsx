import { Link } from 'react-router';
import type { InvitationDetail } from '#read-api/invitations/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { InvitationStatus } from './invitation-status.tsx';
import { invitationsRoom } from './paths.ts';
import { Publisher } from './publisher.tsx';

export type Invitation = Omit<InvitationDetail, 'asOf'>;

export function invitationColumns({ t, times }: ColumnParts): readonly Column<Invitation>[] {
  return [
    {
      field: 'id',
      headerName: t('invitation.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${invitationsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('invitation.fields.status'),
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <InvitationStatus invitation={row} />,
    },
    {
      field: 'code',
      headerName: t('invitation.fields.code'),
      width: 160,
      sortable: false,
      renderCell: ({ row }) => row.code,
    },
    {
      field: 'publisher',
      headerName: t('invitation.fields.publisher'),
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => <Publisher invitation={row} />,
    },
    {
      field: 'user',
      headerName: t('invitation.fields.userId'),
      flex: 1,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row: { user } }) =>
        user?.id && (
          <ThingLink kind="user" id={user.id}>
            {user.username ?? t('common.unknownPerson')}
          </ThingLink>
        ),
    },
    {
      field: 'expired_time',
      headerName: t('invitation.fields.expiredTime'),
      width: 112,
      renderCell: ({ row }) => <Moment iso={row.expiredTime} times={times} />,
    },
    {
      field: 'created_time',
      headerName: t('invitation.fields.createdTime'),
      width: 112,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('invitation.fields.updatedTime'),
      width: 112,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** An invitation in the list on a phone. */
export function invitationCard({ t, times }: ColumnParts): (row: Invitation) => Card {
  return (row) => ({
    title: row.code,
    about: [row.user?.username, `${t('invitation.fields.expiredTime')} ${times.date(row.expiredTime)}`]
      .filter(Boolean)
      .join(' · '),
    status: <InvitationStatus invitation={row} />,
  });
}
