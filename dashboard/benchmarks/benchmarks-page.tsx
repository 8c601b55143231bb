import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import QueryStatsIcon from '~icons/ic/outline-query-stats';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { StatePanel } from '../kit/ui/state-panel.tsx';
import { costText, filterText, methodText, shareText, timeText } from './benchmark-text.ts';
import { benchmarkRoom } from './paths.ts';
import { RunsSection } from './runs-section.tsx';
import { useBenchmarks } from './use-benchmarks.ts';

const CreateDialog = lazy(() => import('./create-dialog.tsx').then((m) => ({ default: m.CreateDialog })));

/** All benchmarks side by side, the newest first. */
export function BenchmarksPage() {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const query = useBenchmarks();
  const { data, error, refetch } = query;
  const title = t('benchmark.all');
  return (
    <>
      <PageHeader
        back={{ to: '/look-certification', name: t('rooms.lookCertification') }}
        title={t('rooms.benchmarks')}
        end={
          <May>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
              {t('benchmark.begin')}
            </Button>
          </May>
        }
      />
      <NotRefreshed query={query} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data === undefined ? (
          <PendingSection title={title} error={error} height={160} onRetry={() => refetch()} />
        ) : data.data.count === 0 ? (
          <StatePanel Icon={QueryStatsIcon} title={t('benchmark.noneTitle')} text={t('benchmark.noneText')} />
        ) : (
          <Section title={title}>
            <Comparison benchmarks={data.data.data} />
          </Section>
        )}
        <RunsSection />
      </Box>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

function Comparison({ benchmarks }: { benchmarks: readonly Benchmark[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const columns = ['items', 'coverage', 'accuracy', 'toReview', 'time', 'cost'] as const;
  return (
    <NumberTable isList name={t('benchmark.all')}>
      <thead>
        <tr>
          <th>{t('benchmark.columns.begun')}</th>
          <th>{t('benchmark.columns.method')}</th>
          <th>{t('benchmark.columns.of')}</th>
          {columns.map((column) => (
            <th key={column} className="number">
              {t(`benchmark.columns.${column}`)}
            </th>
          ))}
          <th>{t('benchmark.columns.status')}</th>
        </tr>
      </thead>
      <tbody>
        {benchmarks.map((benchmark) => {
          const { id, status, startedTime, result } = benchmark;
          return (
            <tr key={id}>
              <th scope="row">
                <Link to={benchmarkRoom(id)}>{times.dateTime(startedTime)}</Link>
              </th>
              <td data-column={t('benchmark.columns.method')}>{methodText(t, benchmark)}</td>
              <td data-column={t('benchmark.columns.of')} style={{ whiteSpace: 'normal' }}>
                {filterText(t, benchmark, { times, language })}
              </td>
              <td data-column={t('benchmark.columns.items')} className="number">
                {formatNumber(result.itemCount)}
              </td>
              <td data-column={t('benchmark.columns.coverage')} className="number">
                {shareText(t, result.coverage)}
              </td>
              <td data-column={t('benchmark.columns.accuracy')} className="number">
                {shareText(t, result.accuracy)}
              </td>
              <td data-column={t('benchmark.columns.toReview')} className="number">
                {formatNumber(result.toReviewCount)}
              </td>
              <td data-column={t('benchmark.columns.time')} className="number">
                {timeText(t, result.cost.medianMs)}
              </td>
              <td data-column={t('benchmark.columns.cost')} className="number">
                {costText(t, result.cost)}
              </td>
              <td data-column={t('benchmark.columns.status')}>
                <KindStatus kind="certification_benchmark" status={status} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </NumberTable>
  );
}
