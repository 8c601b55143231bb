import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAsOf, ListDifference } from '#read-api/kit/as-of/lists/contract.ts';
import type { RoomName } from '../areas/room.ts';
import { api } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { usePreference } from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { comesFirst, late } from '../ui/late.tsx';
import { NotRefreshed } from '../ui/not-refreshed.tsx';
import { StaleHint } from '../ui/stale-hint.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { arranged, choiceOf, ownColumns } from './arrange.ts';
import type { Card } from './card.ts';
import type { Cards as CardsComponent } from './cards.tsx';
import { type Density, densities } from './column-choice.ts';
import { ColumnsButton } from './columns-button.tsx';
import { EmptyList } from './empty-list.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterOption } from './filter-option.ts';
import type { Filter } from './filters.ts';
import { withoutEmpty } from './gaps.ts';
import type { Column, Grid as GridComponent, GridRow } from './grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { KeysButton } from './keys/keys-button.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { ListContext } from './list-context.ts';
import { ListHeader } from './list-header.tsx';
import { filterQuery, type ListShape, listQuery, orderFor } from './list-state.ts';
import { Pager } from './pager.tsx';
import { changeOf } from './past/list-past.ts';
import { useThen } from './past/use-then.tsx';
import { tableHeight } from './row-size.ts';
import { amountOf, type Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useChoice } from './use-choice.ts';
import { useFilterTexts } from './use-filter-texts.ts';
import { useListState } from './use-list-state.ts';
import type { GridHandle } from './use-row-steps.ts';
import { ViewsButton } from './views/views-button.tsx';

// The grid is by far the heaviest part. It loads while the filters are already shown and the rows are requested.
const gridModule = comesFirst(import('./grid.tsx'));
const Cards = lazy(() =>
  import('./cards.tsx').then((module) => ({ default: module.Cards })),
) as unknown as typeof CardsComponent;
const Grid = lazy(() =>
  gridModule.then((module) => ({ default: module.Grid })),
) as unknown as typeof GridComponent;
const PastHead = late(() => import('./past/past-head.tsx').then((m) => m.PastHead));
const Flows = late(() => import('./past/flows.tsx').then((m) => m.Flows));
const CodesReport = late(() => import('./codes/codes-report.tsx').then((m) => m.CodesReport));

/** The server's answer for a page of a list. */
interface ListAnswer<Row> {
  count: number;
  data: Row[];
  /** The instant of a past list, and with the second one of a comparison. */
  asOf?: ListAsOf;
  compareTo?: ListAsOf;
  difference?: ListDifference;
}

interface ListProps<Row extends GridRow> {
  /** The page's name, which is the key of its columns and saved views. */
  room: RoomName;
  title: string;
  path: string;
  /** The call that answers the list as CSV; left out if no call does. */
  csv?: { path: string; fileOf: string };
  shape: ListShape;
  /** Names the filters of a page whose filters have no `text`. */
  filterName?: (filter: Filter) => string;
  /** The options of lookup filters that the page has loaded, by filter name. */
  lookups?: Readonly<Record<string, readonly FilterOption[]>>;
  columns: readonly Column<Row>[];
  /** Fields of columns that are hidden by default. */
  hiddenAtFirst?: readonly string[];
  /** The path of a row's page. */
  pathOf: (row: Row) => string;
  /** The density of the list until the person chooses one. */
  firstDensity?: Density;
  /** Draws the actions on a selection; without it no row can be selected. May be lazy. */
  bulk?: (selection: Selection<Row>, done: () => void) => ReactNode;
  /** Content between the page's title and the filters. */
  above?: ReactNode;
  /** Further buttons at the end of the header. */
  end?: ReactNode;
  /** The button that fills an empty list, usually one of those in `end`. */
  fill?: ReactNode;
}

/** A narrow page shows each row as a card, so every list has one of these. */
type CardProps<Row> =
  | {
      /** Shows a row as a card, for entities with pictures. */
      cardOf: (row: Row) => Card;
      narrowCardOf?: never;
    }
  | {
      cardOf?: never;
      /** Shows a row as a card on a narrow page only, for entities without pictures. */
      narrowCardOf: (row: Row) => Card;
    };

type ListPageProps<Row extends GridRow> = ListProps<Row> & CardProps<Row>;

const none = {};
const noRows: never[] = [];

/** A page with a list: filters, grid and pager, with all its state in the address. */
export function ListPage<Row extends GridRow>(props: ListPageProps<Row>) {
  const { room, title, path, shape, above } = props;
  const { lookups = none, columns, hiddenAtFirst, cardOf, narrowCardOf, firstDensity = 'standard' } = props;
  const { t } = useTranslation();
  const nameOf = (filter: Filter) =>
    filter.text === undefined ? (props.filterName?.(filter) ?? filter.name) : t(filter.text);
  const zone = zoneName(usePreference('zone'));
  const list = useListState(shape, room);
  const { state } = list;
  const then = useThen<Row>(shape, state, zone);
  const { textOf } = useFilterTexts(then.filters, state.filters, lookups);
  const bulk = then.isPast ? undefined : props.bulk;
  const csv = then.hasFile ? props.csv : undefined;
  const pathOf = (row: Row) => then.pathOf(props.pathOf(row), row);
  const query = listQuery(state, shape, zone);
  const filtered = filterQuery(state, shape, zone);
  const answer = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<ListAnswer<Row>>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = answer;
  const isFailed = error !== null && (data === undefined || isRefusal(error));
  const rows = data?.data.data ?? noRows;
  const count = data?.data.count ?? 0;
  const choice = useChoice(JSON.stringify(filtered), filtered as Record<string, string>, rows);
  const grid = useRef<GridHandle>(null);
  useListKeys((step) => grid.current?.step(step));

  const own = useMemo(
    () =>
      ownColumns(
        columns.map(({ field }) => field),
        hiddenAtFirst,
      ),
    [columns, hiddenAtFirst],
  );
  const all = useMemo(() => arranged(own, state.columns), [own, state.columns]);
  const { columnsOf } = then;
  const shown = useMemo(
    () =>
      columnsOf(
        all.flatMap(({ field, hidden }) =>
          hidden ? [] : columns.filter((column) => column.field === field),
        ),
      ),
    [all, columns, columnsOf],
  );
  // Columns that a person chose stay, also the empty ones.
  const filled = useMemo(
    () => (state.columns === null ? withoutEmpty(shown, rows, state.order) : shown),
    [shown, rows, state.columns, state.order],
  );
  const isNarrow = useIsNarrow();
  const shownCardOf = cardOf ?? (isNarrow ? narrowCardOf : undefined);
  const offered = densities.filter((each) => each !== 'cards' || shownCardOf !== undefined);
  const wanted = isNarrow ? 'cards' : state.density;
  const density = offered.find((each) => each === wanted) ?? firstDensity;
  const amount = amountOf(choice.selection);
  const isWholePage =
    choice.selection.kind === 'rows' && rows.length > 0 && rows.every(({ id }) => choice.ids.has(id));

  // A table is as high as its rows, up to the height of the window; then the rows scroll.
  const isTable =
    rows.length > 0 && !isFailed && !(shownCardOf !== undefined && density === 'cards') && !isNarrow;

  const shared = {
    name: title,
    rows,
    isLoading: isPending || (isFetching && isPlaceholderData),
    pathOf,
    handle: grid,
    ...(bulk && { selected: choice.ids, onSelect: choice.choose }),
    empty: (
      <EmptyList
        count={count}
        isFiltered={shape.filters.some(({ name, tab }) => !tab && state.filters[name] !== undefined)}
        onFirstPage={() => list.setPage(1)}
        onClearFilters={list.clearFilters}
        fill={!then.isPast && props.fill}
      />
    ),
  };

  return (
    <ListContext value={{ room, control: list }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          // On a small screen the window scrolls instead of the list.
          height: { sm: 'calc(100vh - 84px - var(--notice-height, 0px))' },
          minHeight: 460,
          // In a low window the page scrolls: the parts above the rows must not shrink into one another.
          '& > *': { flexShrink: 0 },
        }}
      >
        <ListHeader title={title} count={data === undefined ? null : count} onRefresh={() => refetch()}>
          <ViewsButton room={room} shape={shape} list={list} />
          {!isNarrow && (
            <>
              <ColumnsButton
                columns={all}
                nameOf={(field) => columns.find((column) => column.field === field)?.headerName || field}
                density={density}
                densities={offered}
                onColumns={(how) => list.setColumns((now) => choiceOf(own, how(arranged(own, now))))}
                onDensity={(next) => list.setDensity(next === firstDensity ? null : next)}
                onReset={list.resetLayout}
              />
              <KeysButton />
            </>
          )}
          {csv !== undefined && (
            <ExportButton
              {...csv}
              query={{ ...filtered, order: orderFor(state, shape) }}
              count={count}
              filters={then.filters.flatMap((filter) =>
                state.filters[filter.name] === undefined
                  ? []
                  : t('common.pair', { name: nameOf(filter), value: textOf(filter) }),
              )}
            />
          )}
          {!then.isPast && props.end}
        </ListHeader>
        {above}
        {then.isPast && (
          <PastHead
            asOf={data?.data.asOf?.time ?? null}
            compareTo={data?.data.compareTo?.time ?? null}
            filters={then.known}
            nameOf={nameOf}
            onNow={() => list.setFilter('as_of', null)}
          />
        )}
        <FilterBar
          filters={then.filters}
          values={state.filters}
          nameOf={nameOf}
          lookups={lookups}
          onChange={list.setFilter}
          onClear={list.clearFilters}
        />
        {state.filters.codes !== undefined && (
          <CodesReport path={path} query={filtered} onKeep={(codes) => list.setFilter('codes', codes)} />
        )}
        {then.kind !== null && data?.data.difference !== undefined && (
          <Flows
            kind={then.kind}
            statuses={shape.past?.compared?.statuses ?? []}
            difference={data.data.difference}
            onCell={({ fromStatus, toStatus }) =>
              list.setFilters({
                change: changeOf(fromStatus, toStatus),
                from_status: fromStatus,
                to_status: toStatus,
              })
            }
          />
        )}
        {!isFailed && <NotRefreshed query={answer} />}
        <StaleHint stale={data?.stale ?? null} onRefresh={() => refetch()} />
        <Paper
          variant="outlined"
          sx={{
            flex: { sm: isTable ? '0 1 auto' : '1 1 260px' },
            minHeight: isTable ? 0 : 260,
            display: 'flex',
            flexDirection: 'column',
            overflow: { sm: 'hidden' },
          }}
        >
          {isFailed && !isFetching ? (
            <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
          ) : (
            // The pager comes with the rows, so that they do not push it down.
            <Suspense fallback={<GridSkeleton />}>
              <Box
                sx={
                  isTable
                    ? {
                        flex: `0 1 ${tableHeight(rows.length, density, cardOf !== undefined)}px`,
                        minHeight: 120,
                      }
                    : { flexGrow: 1, minHeight: 0 }
                }
              >
                {shownCardOf !== undefined && density === 'cards' ? (
                  <Cards {...shared} cardOf={(row) => then.cardOf(shownCardOf(row), row)} />
                ) : (
                  // The rows decide the columns. A grid of its own for them does not move the waiting one's headings.
                  <Grid
                    key={isPending ? 'waiting' : 'there'}
                    {...shared}
                    columns={filled}
                    order={state.order}
                    onOrder={list.setOrder}
                    density={density}
                    hasPictures={cardOf !== undefined}
                  />
                )}
              </Box>
              {bulk !== undefined && amount > 0 && (
                <SelectionBar
                  amount={amount}
                  isAll={choice.selection.kind === 'all'}
                  offer={isWholePage && count > amount ? count : null}
                  onAll={choice.chooseAll}
                  onClear={choice.clear}
                >
                  <Suspense fallback={null}>{bulk(choice.selection, choice.clear)}</Suspense>
                </SelectionBar>
              )}
              <Box sx={(theme) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` })}>
                <Pager
                  page={state.page}
                  size={state.size}
                  count={data === undefined ? null : count}
                  onPage={list.setPage}
                  onSize={list.setSize}
                />
              </Box>
            </Suspense>
          )}
        </Paper>
      </Box>
    </ListContext>
  );
}

/** Whether the person may no longer see the rows, or the request was wrong. Neither counts as a failed refresh. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
