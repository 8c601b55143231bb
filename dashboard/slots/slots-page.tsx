import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SlotListed } from '#read-api/slots/contract.ts';
import { label } from '../i18n/label.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { Moment } from '../kit/list/moment.tsx';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { AddSlots } from './add-slots.tsx';
import { SlotBulk } from './slot-bulk.tsx';

const shape: ListShape = {
  filters: [
    { name: 'q', kind: 'search' },
    { name: 'sector', kind: 'text' },
    { name: 'is_empty', kind: 'flag' },
    { name: 'is_retired', kind: 'flag', seldom: true },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['id', 'label', 'created_time', 'updated_time'],
};
const hiddenAtFirst = ['updated_time'];
/** Path of the list of the garments in a slot. */
const pathOf = (row: SlotListed) => `/stocks?slot=${encodeURIComponent(row.label)}`;

function columns({ t, times }: ColumnParts): readonly Column<SlotListed>[] {
  const plain = { sortable: false, width: 110 } as const;
  const amount = { ...plain, align: 'right', headerAlign: 'right' } as const;
  return [
    {
      field: 'label',
      headerName: t('slot.columns.label'),
      flex: 1,
      minWidth: 130,
      renderCell: ({ row }) => <Link to={pathOf(row)}>{row.label}</Link>,
    },
    {
      field: 'sector',
      headerName: t('slot.columns.sector'),
      ...plain,
      renderCell: ({ row }) => row.sectorCode,
    },
    { field: 'cell', headerName: t('slot.columns.cell'), ...plain, renderCell: ({ row }) => row.cellCode },
    {
      field: 'stocks',
      headerName: t('slot.columns.stocks'),
      ...amount,
      renderCell: ({ row }) => row.stockCount,
    },
    {
      field: 'pieces',
      headerName: t('slot.columns.pieces'),
      ...amount,
      renderCell: ({ row }) => row.pieceCount,
    },
    {
      field: 'created_time',
      headerName: t('slot.columns.created'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('slot.columns.updated'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

const slotCard =
  ({ t }: ColumnParts) =>
  (row: SlotListed): Card => ({
    title: row.label,
    about: [
      `${t('slot.columns.stocks')} ${formatNumber(row.stockCount)}`,
      `${t('slot.columns.pieces')} ${formatNumber(row.pieceCount)}`,
    ].join(' · '),
    status: null,
  });

/** The list of all slots with the number of garments in each. Staff add, retire and label slots here. */
export function SlotsPage() {
  const { t } = useTranslation();
  return (
    <ListPage<SlotListed>
      room="slots"
      title={t('rooms.slots')}
      path="/v1/slots"
      csv={{ path: '/v1/slots/csv', fileOf: 'slots' }}
      shape={shape}
      filterName={({ name }) => label(t, 'slot.filters', name)}
      columns={useColumns(columns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(slotCard)}
      pathOf={pathOf}
      bulk={(selection, done) => <SlotBulk selection={selection} onDone={done} />}
      end={
        <May>
          <Button component={Link} to="/slots/move" variant="outlined" color="inherit">
            {t('rooms.moveGarments')}
          </Button>
          <AddSlots />
        </May>
      }
    />
  );
}
