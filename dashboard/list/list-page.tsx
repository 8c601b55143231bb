import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../client/api.ts';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, zoneName } from '../preferences/time.ts';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StaleHint } from '../ui/stale-hint.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filter, FilterOption } from './filters.ts';
import type { Column, Grid as GridComponent, GridRow } from './grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { filterQuery, type ListShape, listQuery } from './list-state.ts';
import { Pager } from './pager.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChoice } from './use-choice.ts';
import { useCsvExport } from './use-csv-export.ts';
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
  title: string;
  path: string;
  csv: { path: string; fileName: string };
  shape: ListShape;
  filterName: (filter: Filter) => string;
  lookups?: Readonly<Record<string, readonly FilterOption[]>>;
  columns: readonly Column<Row>[];
  pathOf: (row: Row) => string;
  /** What can be done with the chosen rows. */
  bulk: (rows: readonly Row[], done: () => void) => ReactNode;
}

/** A room that is a list: filters, grid and pages, all of its state in the address. */
export function ListPage<Row extends GridRow>(props: ListPageProps<Row>) {
  const { title, path, csv, shape, filterName, lookups, columns, pathOf, bulk } = props;
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
  const exported = useCsvExport(csv.path, csv.fileName);
  const rows = data?.data.data ?? [];
  const count = data?.data.count ?? 0;
  const choice = useChoice(JSON.stringify(state.filters), rows);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'calc(100vh - 84px)', minHeight: 460 }}>
      <PageHeader
        title={title}
        end={
          <>
            <IconButton aria-label={t('list.refresh')} title={t('list.refresh')} onClick={() => refetch()}>
              <RefreshIcon fontSize="small" />
            </IconButton>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<DownloadIcon />}
              disabled={exported.isPending || count === 0}
              onClick={() => exported.mutate({ ...filterQuery(state, shape, zone), order: state.order })}
            >
              {t('list.exportCsv')}
            </Button>
          </>
        }
      >
        {data !== undefined && (
          <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
            {t('list.total', { amount: formatNumber(count) })}
          </Typography>
        )}
      </PageHeader>
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
                  columns={columns}
                  isLoading={isPending || (isFetching && isPlaceholderData)}
                  order={state.order}
                  onOrder={list.setOrder}
                  selected={choice.ids}
                  onSelect={choice.choose}
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
            {choice.ids.size > 0 && (
              <SelectionBar amount={choice.ids.size} onClear={choice.clear}>
                {bulk(choice.rows, choice.clear)}
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
  );
}
