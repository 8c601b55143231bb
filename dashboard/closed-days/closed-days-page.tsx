import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { regions } from '#domain/regions.ts';
import type { ClosedDay } from '#read-api/closed-days/contract.ts';
import { label } from '../i18n/label.ts';
import type { Card } from '../kit/list/card.ts';
import type { Column } from '../kit/list/grid.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { Moment } from '../kit/list/moment.tsx';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { CloseDays } from './close-days.tsx';
import { ClosedDayBulk } from './closed-day-bulk.tsx';
import { DayHistory } from './day-history.tsx';

const shape: ListShape = {
  filters: [
    { name: 'q', kind: 'search' },
    { name: 'regions', kind: 'choices', options: regions, group: 'closedDay.region' },
    { name: 'is_past', kind: 'flag', seldom: true },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['id', 'day', 'created_time', 'updated_time'],
};
const hiddenAtFirst = ['updated_time'];
/** A closed day has no page of its own: its row shows all of it. */
const pathOf = ({ id }: ClosedDay) => `/closed-days?ids=${id}`;

function columns({ t, times }: ColumnParts): readonly Column<ClosedDay>[] {
  return [
    {
      field: 'day',
      headerName: t('closedDay.fields.day'),
      width: 210,
      renderCell: ({ row }) => <DayHistory closed={row} />,
    },
    {
      field: 'region',
      headerName: t('closedDay.fields.regionId'),
      width: 110,
      sortable: false,
      renderCell: ({ row }) => label(t, 'closedDay.region', row.regionId),
    },
    {
      field: 'name',
      headerName: t('closedDay.fields.name'),
      flex: 1,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => (
        <span data-stored="" title={row.name}>
          {row.name}
        </span>
      ),
    },
    {
      field: 'created_time',
      headerName: t('closedDay.fields.createdTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('closedDay.fields.updatedTime'),
      width: 110,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

const closedDayCard =
  ({ t, times }: ColumnParts) =>
  (row: ClosedDay): Card => ({
    title: times.day(row.day),
    opener: <DayHistory closed={row} />,
    about: `${row.name} · ${label(t, 'closedDay.region', row.regionId)}`,
    status: null,
  });

/** The list of the house's closed days, from today on. Staff close days and open them again here. */
export function ClosedDaysPage() {
  const { t } = useTranslation();
  return (
    <ListPage<ClosedDay>
      room="closedDays"
      title={t('rooms.closedDays')}
      path="/v1/closed-days"
      csv={{ path: '/v1/closed-days/csv', fileOf: 'closed-days' }}
      shape={shape}
      filterName={({ name }) => label(t, 'closedDay.filters', name)}
      columns={useColumns(columns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(closedDayCard)}
      pathOf={pathOf}
      bulk={(selection, done) => <ClosedDayBulk selection={selection} onDone={done} />}
      end={
        <May>
          <CloseDays />
        </May>
      }
      above={
        <Typography variant="body2" color="textSecondary">
          {t('closedDay.holidays')}
        </Typography>
      }
    />
  );
}
