import { Link } from 'react-router';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { isPostExpected, postTone } from './item-tones.ts';
import { remainingText } from './remaining.ts';

/** Most items are under way, the newest change is seldom asked for, and the product's name needs the room. */
export const hiddenAtFirst = ['outcome', 'updated_time'];

export function itemColumns({ t, language, times, withBrand }: ColumnParts): readonly Column<TrysetItem>[] {
  const brandOf = (row: TrysetItem) => (withBrand ? brandName(row.brand, language) : null);
  return [
    {
      field: 'id',
      headerName: t('trysetItem.columns.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`/trysetitems/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('trysetItem.columns.status'),
      width: 130,
      sortable: false,
      renderCell: ({ row }) => <KindStatus kind="tryset_item" status={row.status} />,
    },
    {
      field: 'product',
      headerName: t('trysetItem.columns.product'),
      flex: 3,
      minWidth: 194,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.product.coverImage} />
          <TwoLines
            wraps
            first={row.product.name}
            second={[row.productSize.name, row.stock.code, brandOf(row)].filter(Boolean).join(' · ')}
          />
        </>
      ),
    },
    {
      field: 'member',
      headerName: t('trysetItem.columns.member'),
      flex: 1,
      minWidth: 112,
      sortable: false,
      renderCell: ({ row: { user } }) => (
        <TwoLines first={user.username ?? t('common.unknownPerson')} second={user.realName} />
      ),
    },
    {
      field: 'post',
      headerName: t('trysetItem.columns.post'),
      description: t('meanings.words.post'),
      width: 94,
      sortable: false,
      renderCell: ({ row }) =>
        isPostExpected(row) && (
          <StatusChip
            tone={postTone(row.postStatus)}
            text={label(t, 'trysetItem.postStatus', row.postStatus)}
          />
        ),
    },
    {
      field: 'trial',
      order: 'trial_end_time',
      headerName: t('trysetItem.columns.trial'),
      description: t('meanings.words.trial'),
      width: 92,
      renderCell: ({ row }) =>
        row.trialEnd === null ? null : (
          <TwoLines first={times.date(row.trialEnd)} second={remainingText(t, row.remainingDays)} />
        ),
    },
    {
      field: 'parcel',
      headerName: t('trysetItem.columns.parcel'),
      description: t('meanings.words.parcel'),
      flex: 1,
      minWidth: 100,
      sortable: false,
      renderCell: ({ row }) => {
        const parcel = row.returnItem ?? row;
        if (parcel.courier === null) {
          return row.isExpress ? (
            <StatusChip tone="waiting" text={t('trysetItem.deliveryType.express')} />
          ) : null;
        }
        return <TwoLines first={label(t, 'couriers', parcel.courier)} second={parcel.trackingNumber} />;
      },
    },
    {
      field: 'outcome',
      headerName: t('trysetItem.columns.outcome'),
      flex: 1,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row: { outcome, outcomeCause } }) =>
        outcome === null ? null : (
          <TwoLines
            first={label(t, 'trysetItem.outcome', outcome)}
            second={outcomeCause && label(t, 'trysetItem.outcomeCause', outcomeCause)}
          />
        ),
    },
    {
      field: 'created_time',
      headerName: t('trysetItem.columns.created'),
      width: 98,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('trysetItem.columns.updated'),
      width: 98,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
