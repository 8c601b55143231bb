import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#read-api/history/contract.ts';
import { api } from '../client/api.ts';
import { label } from '../i18n/label.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { filterQuery } from '../list/list-state.ts';
import { useListState } from '../list/use-list-state.ts';
import { usePreference } from '../preferences/preferences.ts';
import { formatNumber, useTimeFormats, zoneName } from '../preferences/time.ts';
import { Section } from '../ui/fact-list.tsx';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { StaleHint } from '../ui/stale-hint.tsx';
import { Entry } from './entry.tsx';
import { groupByDay } from './group-by-day.ts';
import { historyLookups, historyShape } from './history-filters.ts';

const pageSize = 50;

/** The whole history of an entity and what belongs to it, newest first, by day. */
export function Timeline({ path, id }: { path: string; id: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const zone = zoneName(usePreference('zone'));
  const { state, setFilter, clearFilters } = useListState(historyShape);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const query = filterQuery(state, historyShape, zone);
  const history = useInfiniteQuery({
    queryKey: [path, id, query],
    queryFn: ({ pageParam, signal }) =>
      api.call<History>('GET', path, {
        params: { id },
        query: { ...query, limit: pageSize, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ data }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      return shown < data.count && data.length > 0 ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = history.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.data.data);
  const latest = pages.at(-1);
  const isAllOpen = entries.length > 0 && entries.every((entry) => open.has(entry.id));

  function toggle(entryId: string) {
    const next = new Set(open);
    if (!next.delete(entryId)) next.add(entryId);
    setOpen(next);
  }

  return (
    <Section
      title={t('history.title')}
      end={
        <>
          {latest && (
            <Typography variant="body2" color="textSecondary" component="span">
              {t('history.count', { amount: formatNumber(latest.data.count) })}
            </Typography>
          )}
          <Button
            color="inherit"
            startIcon={isAllOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
            disabled={entries.length === 0}
            onClick={() => setOpen(new Set(isAllOpen ? [] : entries.map((entry) => entry.id)))}
          >
            {isAllOpen ? t('history.collapseAll') : t('history.expandAll')}
          </Button>
        </>
      }
    >
      <FilterBar
        filters={historyShape.filters}
        values={state.filters}
        nameOf={({ name }) => label(t, 'history.filters', name)}
        lookups={historyLookups(t, latest?.data)}
        onChange={setFilter}
        onClear={clearFilters}
      />
      <StaleHint stale={latest?.stale ?? null} onRefresh={() => history.refetch()} />
      {history.isPending && <Skeleton variant="rounded" height={160} />}
      {history.error !== null && pages.length === 0 && (
        <FailedPanel error={history.error} title={t('history.failed')} onRetry={() => history.refetch()} />
      )}
      {latest !== undefined && entries.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
          {Object.keys(state.filters).length > 0 ? t('history.noMatch') : t('history.empty')}
        </Typography>
      )}
      {groupByDay(entries, times.isoDay).map(({ day, entries: ofDay }) => (
        <Box key={`${day} ${ofDay[0]?.id}`} component="section" aria-label={times.day(ofDay[0]?.time ?? day)}>
          <Typography
            variant="caption"
            component="h3"
            color="textSecondary"
            sx={{ fontWeight: 650, pt: 1.25, pb: 0.5 }}
          >
            {times.day(ofDay[0]?.time ?? day)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ofDay.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                isOpen={open.has(entry.id)}
                onToggle={() => toggle(entry.id)}
              />
            ))}
          </Box>
        </Box>
      ))}
      {history.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ mt: 1.5 }}
          disabled={history.isFetchingNextPage}
          onClick={() => history.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </Section>
  );
}
