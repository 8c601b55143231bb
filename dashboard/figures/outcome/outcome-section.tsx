import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { api } from '../../kit/client/api.ts';
import { ExportButton } from '../../kit/list/export-button.tsx';
import { Section } from '../../kit/ui/fact-list.tsx';
import { FailedPanel } from '../../kit/ui/failed-panel.tsx';
import type { MetricAnswer } from '../../metrics/metric-answer.ts';
import { OutcomeTiles } from '../../metrics/outcome-tiles.tsx';
import { instantsOf } from '../period.ts';
import type { FiguresState } from '../use-figures-state.ts';
import { usePeriodText } from '../use-period-text.ts';
import { Choices } from './choices.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { useOutcomeState } from './use-outcome-state.ts';

/** The outcomes today of things that began in the page's period: totals, and a table of brands, products or members. */
export function OutcomeSection({ state }: { state: FiguresState }) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const { period, zone, narrowing, linked } = state;
  const own = useOutcomeState(state);
  const { tab, order, page, size } = own;
  const path = `/v1/metrics/${tab}`;
  const filters = { ...narrowing, created_time: instantsOf(period, zone), order };
  const query = { ...filters, limit: size, offset: (page - 1) * size };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<MetricAnswer>('GET', path, { query, signal }),
    // Only rows of the same tab may stand in while new ones load.
    placeholderData: (before, of) => (of?.queryKey[0] === path ? before : undefined),
  });
  const answer = data?.data;

  return (
    <Section
      title={t('metrics.title')}
      end={
        <ExportButton
          path={`${path}/csv`}
          fileOf={`metrics-${tab}`}
          query={filters}
          count={answer?.count ?? 0}
          filters={[periodText(period)]}
        />
      }
    >
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t('metrics.note')}
      </Typography>
      {answer === undefined ? (
        error === null || isFetching ? (
          <Skeleton variant="rounded" height={420} />
        ) : (
          <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
        )
      ) : (
        <>
          <OutcomeTiles
            numbers={answer.total}
            previous={answer.previous}
            place={{ narrowing: linked, created: period }}
          />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              justifyContent: 'space-between',
              my: 1.5,
              displayPrint: 'none',
            }}
          >
            <Choices
              name={t('metrics.rows')}
              all={own.tabs.map((each) => ({ key: each, name: t(`metrics.${each}`) }))}
              chosen={[tab]}
              onChoose={(each) => state.set({ outcome: each, outcome_page: null })}
            />
            <Choices
              name={t('metrics.columns')}
              all={own.groups.map((group) => ({ key: group, name: label(t, 'metrics.groups', group) }))}
              chosen={own.chosen}
              onChoose={(group) => {
                const next = own.groups.filter((each) => own.chosen.includes(each) !== (each === group));
                if (next.length > 0) state.set({ outcome_columns: next.join(',') });
              }}
            />
          </Box>
          <OutcomeTable answer={answer} own={own} state={state} />
        </>
      )}
    </Section>
  );
}
