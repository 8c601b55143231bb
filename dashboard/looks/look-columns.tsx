import { Link } from 'react-router';
import type { Look } from '#read-api/looks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { pictureOf } from '../lookbook/picture-of.ts';
import { taggedText } from './look-text.ts';

export function lookColumns({ t, language, times }: ColumnParts): readonly Column<Look>[] {
  const brandsOf = (row: Look) =>
    [...new Set(row.lookItemMappings.map(({ brand }) => brandName(brand, language)))].join(', ');
  return [
    {
      field: 'id',
      headerName: t('look.columns.id'),
      width: 84,
      renderCell: ({ row }) => <Link to={String(row.id)}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('look.columns.status'),
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="look" status={row.status} />,
    },
    {
      field: 'items',
      headerName: t('look.columns.items'),
      flex: 2,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={pictureOf(row)} />
          <TwoLines first={taggedText(t, row)} second={brandsOf(row)} />
        </>
      ),
    },
    {
      field: 'member',
      headerName: t('look.columns.member'),
      flex: 1,
      minWidth: 92,
      sortable: false,
      renderCell: ({ row: { user } }) => (
        <TwoLines first={user.username ?? t('common.unknownPerson')} second={user.realName} />
      ),
    },
    {
      field: 'sns',
      headerName: t('look.columns.sns'),
      width: 104,
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines first={label(t, 'look.sns', row.snsType)} second={row.isPublic ? null : t('look.hidden')} />
      ),
    },
    {
      field: 'post_like',
      headerName: t('look.columns.like'),
      width: 76,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => {
        const { likeCount = null } = row.instagramInfo ?? row.youtubeInfo ?? {};
        return likeCount === null ? null : formatNumber(likeCount);
      },
    },
    {
      field: 'created_time',
      headerName: t('look.columns.created'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('look.columns.updated'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
