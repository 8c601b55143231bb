import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgencyDetail } from '#read-api/agencies/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import type { Card } from '../kit/list/card.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { Column } from '../kit/list/grid.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { Moment } from '../kit/list/moment.tsx';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';

type Agency = Omit<AgencyDetail, 'contacts'>;

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'agency.search' },
  { name: 'ids', kind: 'given', text: 'agency.fields.id' },
];
const shape: ListShape = {
  filters,
  orders: ['id', 'name', 'created_time', 'updated_time'],
};
const hiddenAtFirst = ['updated_time'];
const pathOf = ({ id }: Agency) => `/agency/edit/${id}`;

function columns({ t, times }: ColumnParts): readonly Column<Agency>[] {
  const plain = { sortable: false, flex: 1, minWidth: 160 } as const;
  return [
    {
      field: 'name',
      headerName: t('agency.fields.name'),
      flex: 1,
      minWidth: 180,
      renderCell: ({ row }) => <Link to={pathOf(row)}>{row.name}</Link>,
    },
    {
      field: 'contacts',
      headerName: t('agency.fields.contacts'),
      ...plain,
      renderCell: ({ row }) => row.contactNames?.join(', '),
    },
    {
      field: 'members',
      headerName: t('agency.fields.members'),
      width: 100,
      sortable: false,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => row.memberCount,
    },
    { field: 'url', headerName: t('agency.fields.url'), ...plain, renderCell: ({ row }) => row.url },
    {
      field: 'created_time',
      headerName: t('agency.fields.createdTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('agency.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

const agencyCard =
  ({ t }: ColumnParts) =>
  (row: Agency): Card => ({
    title: row.name,
    about: [
      row.contactNames?.join(', '),
      `${t('agency.fields.members')} ${formatNumber(row.memberCount ?? 0)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    status: null,
  });

/** The list of agencies, each with its contacts and the number of its members. */
export function AgenciesPage() {
  const { t } = useTranslation();
  const create = (
    <May>
      <Button component={Link} to="/agency/create" variant="contained" startIcon={<AddIcon />}>
        {t('agency.create')}
      </Button>
    </May>
  );
  return (
    <ListPage<Agency>
      room="agencies"
      title={t('rooms.agencies')}
      path="/v2/agencies"
      csv={{ path: '/v2/agencies/csv', fileOf: 'agencies' }}
      shape={shape}
      columns={useColumns(columns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(agencyCard)}
      pathOf={pathOf}
      end={create}
      fill={create}
    />
  );
}
