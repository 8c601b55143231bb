import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../client/api.ts';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, zoneName } from '../preferences/time.ts';
import type { RoomName } from '../routes/route-table.ts';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StaleHint } from '../ui/stale-hint.tsx';
import { arranged, ownColumns } from './arrange.ts';
import { EmptyList } from './empty-list.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filter, FilterOption } from './filters.ts';
import type { Column, Grid as GridComponent, GridRow } from './grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { ListContext } from './list-context.ts';
import { filterQuery, type ListShape, listQuery } from './list-state.ts';
import { Pager } from './pager.tsx';
import type { Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useChoice } from './use-choice.ts';
import { useListState } from './use-list-state.ts';

// The grid is the heaviest part by far: it is on its way while the filters stand already and the rows are asked for.
const gridModule = import('./grid.tsx');
const Grid = lazy(() =>
  gridModule.then((module) => ({ default: module.Grid })),
) as unknown as typeof GridComponent;

/** A page of a list as the server answers it. */
interface ListAnswer<Row> {
  count: number;
  data: Row[];
}

interface ListPageProps<Row extends GridRow> {
  /** The key of what is remembered of the list: its columns, its saved views. */
  room: RoomName;
  title: string;
  path: string;
  /** The call that answers the list as CSV, where there is one. */
  csv?: { path: string; fileName: string };
  shape: ListShape;
  filterName: (filter: Filter) => string;
  lookups?: Readonly<Record<string, readonly FilterOption[]>>;
  columns: readonly Column<Row>[];
  /** The fields of columns that are shown only when they are asked for. */
  hiddenAtFirst?: readonly string[];
  /** The page of a row. */
  pathOf: (row: Row) => string;
  /** What can be done with what is chosen; without it nothing can be chosen. May be lazy. */
  bulk?: (selection: Selection<Row>, done: () => void) => ReactNode;
  /** What stands between the title and the filters. */
  above?: ReactNode;
  /** More buttons at the end of the header. */
  end?: ReactNode;
}

/** A room that is a list: filters, grid and pages, all of its state in the address. */
export function ListPage<Row extends GridRow>(props: ListPageProps<Row>) {
  const { room, title, path, csv, shape, filterName, lookups, pathOf, bulk, above, end } = props;
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const list = useListState(shape);
  const { state } = list;
  const query = listQuery(state, shape, zone);
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<ListAnswer<Row>>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.data.data ?? [];
  const count = data?.data.count ?? 0;
  const choice = useChoice(JSON.stringify(state.filters), rows);
  const { columns, hiddenAtFirst } = props;
  const shown = useMemo(() => {
    const own = ownColumns(
      columns.map(({ field }) => field),
      hiddenAtFirst,
    );
    return arranged(own, state.columns).flatMap(({ field, hidden }) =>
      hidden ? [] : columns.filter((column) => column.field === field),
    );
  }, [columns, hiddenAtFirst, state.columns]);
  const context = useMemo(() => ({ room, control: list }), [room, list]);

  return (
    <ListContext value={context}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: 'calc(100vh - 84px)', minHeight: 460 }}>
        <PageHeader
          title={title}
          end={
            <>
              <IconButton aria-label={t('list.refresh')} title={t('list.refresh')} onClick={() => refetch()}>
                <RefreshIcon fontSize="small" />
              </IconButton>
              {csv !== undefined && (
                <ExportButton
                  {...csv}
                  query={{ ...filterQuery(state, shape, zone), order: state.order }}
                  count={count}
                />
              )}
              {end}
            </>
          }
        >
          {data !== undefined && (
            <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
              {t('list.total', { amount: formatNumber(count) })}
            </Typography>
          )}
        </PageHeader>
        {above}
        <FilterBar
          filters={shape.filters}
          values={state.filters}
          nameOf={filterName}
          {...(lookups && { lookups })}
          onChange={list.setFilter}
          onClear={list.clearFilters}
        />
        <StaleHint stale={data?.stale ?? null} onRefresh={() => refetch()} />
        <Paper
          variant="outlined"
          sx={{ flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
        >
          {error !== null && !isFetching ? (
            <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
          ) : (
            <>
              <Box sx={{ flexGrow: 1, minHeight: 0 }}>
                <Suspense fallback={<GridSkeleton />}>
                  <Grid
                    name={title}
                    rows={rows}
                    columns={shown}
                    isLoading={isPending || (isFetching && isPlaceholderData)}
                    order={state.order}
                    onOrder={list.setOrder}
                    {...(bulk && { selected: choice.ids, onSelect: choice.choose })}
                    pathOf={pathOf}
                    empty={
                      <EmptyList
                        count={count}
                        isFiltered={Object.keys(state.filters).length > 0}
                        onFirstPage={() => list.setPage(1)}
                        onClearFilters={list.clearFilters}
                      />
                    }
                  />
                </Suspense>
              </Box>
              {bulk !== undefined && choice.ids.size > 0 && (
                <SelectionBar amount={choice.ids.size} onClear={choice.clear}>
                  <Suspense fallback={null}>
                    {bulk({ kind: 'rows', rows: choice.rows }, choice.clear)}
                  </Suspense>
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
            </>
          )}
        </Paper>
      </Box>
    </ListContext>
  );
}
