import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#read-api/figures/contract.ts';
import RefreshIcon from '~icons/ic/baseline-refresh';
import PrintIcon from '~icons/ic/outline-print';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { late } from '../kit/ui/late.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StaleHint } from '../kit/ui/stale-hint.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { useCategoryOptions } from '../reference/use-category-options.ts';
import { BreakdownSection } from './breakdown-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { CourseSection } from './course-section.tsx';
import { LookTiles } from './look-tiles.tsx';
import { NetworkSection } from './network/network-section.tsx';
import { networkFilters } from './network/networks.ts';
import { NowTiles } from './now-tiles.tsx';
import { OnPaper } from './on-paper.tsx';
import { OutcomeSection } from './outcome/outcome-section.tsx';
import { instantsOf, previousPeriod } from './period.ts';
import { PeriodTiles } from './period-tiles.tsx';
import { StandingSection } from './standing-section.tsx';
import { StockSections } from './stock-sections.tsx';
import { useFiguresState } from './use-figures-state.ts';
import { usePeriodText } from './use-period-text.ts';
import { useSeries } from './use-series.ts';
import { WornSection } from './worn-section.tsx';

const PastHead = late(() => import('../kit/list/past/past-head.tsx').then((m) => m.PastHead));

const path = '/v1/figures';

interface FiguresViewProps {
  title: string;
  /** The brand of the page; null if the page covers everything the person may see. */
  brandId: string | null;
  back?: Crumb;
}

/** Current counts, the counts of a period compared with the period before, and the stock. */
export function FiguresView({ title, brandId, back }: FiguresViewProps) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const queryClient = useQueryClient();
  const state = useFiguresState(brandId);
  const { period, zone, narrowing, linked, moment, instant, atMoment } = state;
  const before = previousPeriod(period);
  const ofNetworks = networkFilters(narrowing);
  const lookups = { brand_id: useBrandOptions(), category_ids: useCategoryOptions() };
  const query = {
    ...narrowing,
    period: instantsOf(period, zone),
    previous: instantsOf(before, zone),
    as_of: instant,
  };
  const nameOf = ({ name }: Filter) => label(t, 'figures.filters', name);
  const answer = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<Figures>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, refetch } = answer;
  const { data: series } = useSeries(state);
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => [path, '/v1/metrics'].some((each) => String(queryKey[0]).startsWith(each)),
    });

  return (
    <>
      <OnPaper />
      <PageHeader
        title={title}
        {...(back && { back })}
        end={
          <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
            <IconButton aria-label={t('list.refresh')} title={t('list.refresh')} onClick={refresh}>
              <RefreshIcon fontSize="small" />
            </IconButton>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<PrintIcon />}
              onClick={() => window.print()}
            >
              {t('figures.print')}
            </Button>
          </Box>
        }
      >
        <Typography variant="body2" color="textSecondary" component="span">
          {t('figures.comparing', {
            period: periodText(period),
            previous: periodText(before),
          })}
        </Typography>
      </PageHeader>
      <FilterBar
        filters={state.filters}
        values={state.values}
        nameOf={nameOf}
        lookups={lookups}
        onChange={state.setFilter}
        onClear={state.clear}
      />
      {moment !== null && (
        <PastHead
          asOf={data?.data.asOf?.time ?? null}
          compareTo={null}
          filters={state.filters}
          nameOf={nameOf}
          onNow={() => state.setFilter('as_of', null)}
        />
      )}
      <NotRefreshed query={answer} />
      <StaleHint stale={data?.stale ?? null} onRefresh={refresh} />
      {data === undefined ? (
        error === null || isFetching ? (
          <Loading />
        ) : (
          <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Part title={t(moment === null ? 'figures.now.title' : 'figures.now.moment')}>
            <NowTiles now={data.data.now} narrowing={{ ...linked, ...atMoment }} />
          </Part>
          <Part title={t('figures.period.title')}>
            <PeriodTiles
              current={data.data.current}
              previous={data.data.previous}
              period={period}
              previousPeriod={before}
              narrowing={linked}
              series={series?.data.data ?? null}
            />
          </Part>
          <Part title={t('figures.looks.title')}>
            <LookTiles
              current={data.data.current.looks}
              previous={data.data.previous.looks}
              period={period}
              previousPeriod={before}
              narrowing={linked}
            />
          </Part>
          <CourseSection state={state} />
          <StandingSection state={state} />
          <CalendarSection state={state} />
          <StockSections stock={data.data.stock} state={state} />
          <WornSection state={state} />
          <BreakdownSection state={state} />
          <OutcomeSection state={state} />
          {ofNetworks !== null && <NetworkSection filters={ofNetworks} period={period} />}
        </Box>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Box aria-busy aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={110} />
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={300} />
    </Box>
  );
}
