import { Link } from 'react-router';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { proposalsRoom } from './paths.ts';

export function proposalColumns({
  t,
  times,
  language,
  withBrand,
}: ColumnParts): readonly Column<ProposalAnswer>[] {
  return [
    {
      field: 'id',
      headerName: t('collaboration.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${proposalsRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('collaboration.fields.status'),
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="proposal" status={row.status} />,
    },
    {
      field: 'collaboration',
      headerName: t('collaboration.fields.brandCollaborationId'),
      flex: 2,
      minWidth: 168,
      sortable: false,
      renderCell: ({ row: { brandCollaboration: of } }) => (
        <TwoLines
          first={
            <ThingLink kind="brand_collaboration" id={of.id}>
              {of.name ?? of.id}
            </ThingLink>
          }
          second={withBrand ? brandName(of.brand, language) : null}
        />
      ),
    },
    {
      field: 'user',
      headerName: t('collaboration.fields.userId'),
      flex: 1,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => (
        <ThingLink kind="user" id={row.user.id}>
          {row.user.username ?? t('common.unknownPerson')}
        </ThingLink>
      ),
    },
    {
      field: 'points',
      headerName: t('collaboration.fields.assignedPoint'),
      width: 92,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => formatNumber(row.assignedPoint),
    },
    {
      field: 'cash',
      headerName: t('collaboration.fields.lookUploadCash'),
      width: 92,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => formatNumber(row.lookUploadCash),
    },
    {
      field: 'feed_index',
      headerName: t('collaboration.fields.feedIndex'),
      width: 82,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => row.feedIndex,
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

/** A proposal on a phone. */
export function proposalCard({ t }: ColumnParts): (row: ProposalAnswer) => Card {
  return (row) => ({
    title: `${row.id} · ${row.user.username ?? t('common.unknownPerson')}`,
    about: row.brandCollaboration.name ?? '',
    status: <KindStatus kind="proposal" status={row.status} />,
  });
}
