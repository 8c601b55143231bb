import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import UploadIcon from '~icons/ic/outline-upload-file';
import { useBrandOptions } from '../../brands/use-brand-options.ts';
import { label } from '../../i18n/label.ts';
import { api } from '../../kit/client/api.ts';
import { EmptyList } from '../../kit/list/empty-list.tsx';
import { ExportButton } from '../../kit/list/export-button.tsx';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import type { Filter } from '../../kit/list/filters.ts';
import { GridSkeleton } from '../../kit/list/grid-skeleton.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { filterQuery, listQuery } from '../../kit/list/list-state.ts';
import { Pager } from '../../kit/list/pager.tsx';
import { useFilterTexts } from '../../kit/list/use-filter-texts.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { zoneName } from '../../kit/preferences/time.ts';
import { May } from '../../kit/session/may.tsx';
import { FailedPanel } from '../../kit/ui/failed-panel.tsx';
import { late } from '../../kit/ui/late.tsx';
import { NotRefreshed } from '../../kit/ui/not-refreshed.tsx';
import { StaleHint } from '../../kit/ui/stale-hint.tsx';
import { countsPath, pageSize, productsPath, plainListShape as shape } from './plain-list-shape.ts';
import { PlainTable } from './plain-table.tsx';

const ImportDialog = late(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

interface Page<Row> {
  count: number;
  data: Row[];
}

/** All products by code, with their sizes and counts in a plain table, and the import of codes and prices. */
export function PlainPage() {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const list = useListState(shape);
  const lookups = { brand_ids: useBrandOptions() };
  const [isImporting, setImporting] = useState(false);
  const nameOf = ({ name }: Filter) => label(t, 'product.filters', name);
  const { textOf } = useFilterTexts(shape.filters, list.state.filters, lookups);
  const query = listQuery({ ...list.state, size: pageSize }, shape, zone);
  const answer = useQuery({
    queryKey: [productsPath, query],
    queryFn: ({ signal }) => api.call<Page<Product>>('GET', productsPath, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = answer;
  const counts = useQuery({
    queryKey: [countsPath, query],
    queryFn: ({ signal }) => api.call<Page<ProductStockStatus>>('GET', countsPath, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const count = data?.data.count ?? 0;
  const filters = shape.filters.flatMap((filter) =>
    list.state.filters[filter.name] === undefined
      ? []
      : t('common.pair', { name: nameOf(filter), value: textOf(filter) }),
  );
  return (
    <>
      <ListHeader
        title={t('rooms.productsOld')}
        count={data === undefined ? null : count}
        onRefresh={() => Promise.all([refetch(), counts.refetch()])}
      >
        <ExportButton
          path={`${productsPath}/csv`}
          fileOf="products"
          query={{ ...filterQuery(list.state, shape, zone), order: 'code' }}
          count={count}
          filters={filters}
        />
        <May>
          <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
            {t('product.plain.import')}
          </Button>
        </May>
      </ListHeader>
      <FilterBar
        filters={shape.filters}
        values={list.state.filters}
        nameOf={nameOf}
        lookups={lookups}
        onChange={list.setFilter}
        onClear={list.clearFilters}
      />
      <NotRefreshed query={answer} />
      <StaleHint stale={data?.stale ?? null} onRefresh={() => refetch()} />
      <Paper variant="outlined">
        {data === undefined && error === null && <GridSkeleton />}
        {data === undefined && error !== null && (
          <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
        )}
        {data !== undefined && data.data.data.length === 0 && (
          <EmptyList
            count={count}
            isFiltered={filters.length > 0}
            onFirstPage={() => list.setPage(1)}
            onClearFilters={list.clearFilters}
          />
        )}
        {data !== undefined && data.data.data.length > 0 && (
          <PlainTable products={data.data.data} counts={counts.data?.data.data} />
        )}
        <Pager
          page={list.state.page}
          size={pageSize}
          count={data === undefined ? null : count}
          onPage={list.setPage}
        />
      </Paper>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
