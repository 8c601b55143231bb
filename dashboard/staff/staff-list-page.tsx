import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import { shownPhone } from '#domain/text/phone.ts';
import type { Colleague } from '#read-api/staff/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { label } from '../i18n/label.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

const shape: ListShape = {
  filters: [
    { name: 'q', kind: 'search' },
    { name: 'role', kind: 'choice', options: staffRoles, group: 'staff.role' },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['id', 'username', 'created_time', 'updated_time'],
};
const hiddenAtFirst = ['updated_time'];
const pathOf = ({ id }: Colleague) => `/staff/${id}`;

const rolesText = (t: TFunction, { roles }: Colleague) =>
  roles.map((role) => label(t, 'staff.role', role)).join(', ');

function columns({ t, times }: ColumnParts): readonly Column<Colleague>[] {
  const plain = { sortable: false, flex: 1, minWidth: 160 } as const;
  return [
    {
      field: 'username',
      headerName: t('staff.columns.who'),
      flex: 1,
      minWidth: 180,
      renderCell: ({ row }) => (
        <TwoLines
          first={<Link to={pathOf(row)}>{row.name ?? row.username}</Link>}
          second={<span data-stored>{row.username}</span>}
        />
      ),
    },
    {
      field: 'status',
      headerName: t('staff.columns.status'),
      width: 130,
      sortable: false,
      renderCell: ({ row }) => <ColleagueStatus colleague={row} />,
    },
    {
      field: 'roles',
      headerName: t('staff.roles'),
      ...plain,
      renderCell: ({ row }) => rolesText(t, row),
    },
    { field: 'email', headerName: t('staff.fields.email'), ...plain, renderCell: ({ row }) => row.email },
    {
      field: 'phone',
      headerName: t('staff.fields.phone'),
      ...plain,
      renderCell: ({ row }) => row.phone && shownPhone(row.phone),
    },
    {
      field: 'created_time',
      headerName: t('staff.columns.created'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('staff.columns.updated'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

const colleagueCard =
  ({ t }: ColumnParts) =>
  (row: Colleague): Card => ({
    title: row.name ?? row.username,
    about: [rolesText(t, row), row.email].filter(Boolean).join(' · '),
    status: <ColleagueStatus colleague={row} />,
  });

function ColleagueStatus({ colleague: { isInvited } }: { colleague: Colleague }) {
  const { t } = useTranslation();
  return isInvited ? (
    <StatusChip tone="waiting" text={t('staff.invited')} />
  ) : (
    <StatusChip tone="good" text={t('staff.active')} />
  );
}

/** The list of staff accounts, invited ones included. */
export function StaffListPage() {
  const { t } = useTranslation();
  return (
    <ListPage<Colleague>
      room="staff"
      title={t('rooms.staff')}
      path="/v1/staff"
      csv={{ path: '/v1/staff/csv', fileOf: 'staff' }}
      shape={shape}
      filterName={({ name }) => label(t, 'staff.filters', name)}
      columns={useColumns(columns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(colleagueCard)}
      pathOf={pathOf}
      end={
        <May asks="owner">
          <Button component={Link} to="/staff/invite" variant="contained" startIcon={<AddIcon />}>
            {t('staff.invite')}
          </Button>
        </May>
      }
    />
  );
}
