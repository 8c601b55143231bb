import { Link } from 'react-router';
import { shownPhone } from '#domain/text/phone.ts';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { User } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Portrait } from '../kit/ui/portrait.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath, trysetsPath } from '../rentals/rental-links.ts';
import { MemberRole } from './member-role.tsx';

const number = { align: 'right', headerAlign: 'right', sortable: false } as const;

/** Columns of all lists of members. Only staff see contact data, followers and points. */
export function memberColumns({ t, times, withBrand: isStaff }: ColumnParts): readonly Column<User>[] {
  const contact: Column<User> = {
    field: 'contact',
    headerName: t('member.columns.contact'),
    flex: 1.4,
    minWidth: 124,
    sortable: false,
    renderCell: ({ row }) => (
      <TwoLines first={row.phone && shownPhone(row.phone, row.regionId)} second={row.email} />
    ),
  };
  const points: Column<User> = {
    field: 'points',
    headerName: t('points.column'),
    width: 84,
    ...number,
    renderCell: ({ row }) => row.point !== null && formatNumber(row.point),
  };
  const followers: Column<User> = {
    field: 'followers',
    headerName: t('member.columns.followers'),
    width: 104,
    ...number,
    renderCell: ({ row: { instagram, youtube } }) => {
      const known = [
        ['IG', instagram?.followedBy],
        ['YT', youtube?.subscribedBy],
      ] as const;
      const [first = null, second = null] = known.flatMap(([network, amount]) =>
        typeof amount === 'number' ? [`${network} ${formatNumber(amount)}`] : [],
      );
      return <TwoLines first={first} second={second} />;
    },
  };
  return [
    {
      field: 'username',
      headerName: t('member.columns.username'),
      flex: 1.4,
      minWidth: 178,
      renderCell: ({ row }) => (
        <>
          <Portrait src={row.picture} name={row.realName ?? row.username ?? ''} size={34} />
          <span style={{ width: 10, flexShrink: 0 }} />
          <TwoLines
            first={<Link to={`/curators/${row.id}`}>{row.username ?? t('common.unknownPerson')}</Link>}
            second={isStaff ? row.realName : null}
          />
        </>
      ),
    },
    {
      field: 'role',
      headerName: t('member.columns.role'),
      width: 118,
      sortable: false,
      renderCell: ({ row }) => <MemberRole member={row} />,
    },
    {
      field: 'grade',
      headerName: t('member.columns.grade'),
      width: 72,
      sortable: false,
      renderCell: ({ row }) => label(t, 'member.grade', row.grade),
    },
    {
      field: 'gender',
      headerName: t('member.columns.gender'),
      width: 66,
      sortable: false,
      renderCell: ({ row }) => row.gender && label(t, 'member.gender', row.gender),
    },
    {
      field: 'region',
      headerName: t('member.columns.region'),
      width: 66,
      sortable: false,
      renderCell: ({ row }) => label(t, 'member.region', row.regionId),
    },
    ...(isStaff ? [contact, followers, points] : []),
    {
      field: 'underWay',
      headerName: t('member.columns.underWay'),
      width: 88,
      ...number,
      renderCell: ({ row }) => (
        <RentalFigure
          count={row.rentals.trysets}
          to={trysetsPath(row.id)}
          name={t('member.columns.underWay')}
        />
      ),
    },
    ...rentalGroups.map(
      (group): Column<User> => ({
        field: group,
        headerName: t(`member.columns.${group}`),
        width: 70,
        ...number,
        renderCell: ({ row }) => (
          <RentalFigure
            count={row.rentals[group]}
            to={itemsPath({ user_ids: row.id }, group)}
            name={t(`member.columns.${group}`)}
          />
        ),
      }),
    ),
    {
      field: 'created_time',
      headerName: t('member.columns.joined'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('member.columns.updated'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
