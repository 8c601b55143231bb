import { Link } from 'react-router';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { LookUseStatus } from './look-use-status.tsx';
import { answerText, memberText, priceText } from './look-use-text.ts';
import { lookUsesRoom } from './paths.ts';

export function lookUseColumns({ t, times, language, withBrand }: ColumnParts): readonly Column<LookUse>[] {
  const brand: Column<LookUse> = {
    field: 'brand',
    headerName: t('lookUse.fields.brandId'),
    flex: 1,
    minWidth: 92,
    sortable: false,
    renderCell: ({ row }) => (
      <ThingLink kind="brand" id={row.brand.id}>
        {brandName(row.brand, language)}
      </ThingLink>
    ),
  };
  return [
    {
      field: 'id',
      headerName: t('lookUse.fields.id'),
      width: 66,
      renderCell: ({ row }) => <Link to={`${lookUsesRoom}/${row.id}`}>{row.id}</Link>,
    },
    {
      field: 'status',
      headerName: t('lookUse.fields.status'),
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <LookUseStatus lookUse={row} />,
    },
    {
      field: 'look',
      headerName: t('lookUse.fields.lookId'),
      flex: 2,
      minWidth: 168,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.look.image} />
          <TwoLines first={t(`lookUse.type.${row.type}`)} second={memberText(t, row.look)} />
        </>
      ),
    },
    ...(withBrand ? [brand] : []),
    {
      field: 'start_date',
      headerName: t('lookUse.fields.startDate'),
      width: 106,
      renderCell: ({ row }) => times.calendarDay(row.useStartDate),
    },
    {
      field: 'end_date',
      headerName: t('lookUse.fields.endDate'),
      width: 106,
      renderCell: ({ row }) =>
        row.useEndDate === null ? t('lookUse.noEnd') : times.calendarDay(row.useEndDate),
    },
    {
      field: 'amount',
      headerName: t('lookUse.fields.amount'),
      width: 104,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      renderCell: ({ row }) => (
        <TwoLines
          first={priceText(t, row)}
          second={
            row.refund ? t('lookUse.refunded', { amount: formatAmount(row.refund, row.currency) }) : null
          }
        />
      ),
    },
    {
      field: 'asked_time',
      headerName: t('lookUse.fields.answer'),
      width: 112,
      renderCell: ({ row }) => {
        const { time, askedTime } = row.agreement;
        const since = time ?? askedTime;
        return <TwoLines first={answerText(t, row)} second={since && times.date(since)} />;
      },
    },
    {
      field: 'created_time',
      headerName: t('lookUse.fields.createdTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('lookUse.fields.updatedTime'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
