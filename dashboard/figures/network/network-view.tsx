import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import { api } from '../../kit/client/api.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { zoneName } from '../../kit/preferences/time.ts';
import { DayField } from '../../kit/ui/day-field.tsx';
import { Section } from '../../kit/ui/fact-list.tsx';
import { FailedPanel } from '../../kit/ui/failed-panel.tsx';
import { Choices } from '../outcome/choices.tsx';
import { instantsOf } from '../period.ts';
import { usePeriodText } from '../use-period-text.ts';
import { BestLooks } from './best-looks.tsx';
import { NetworkCourse } from './network-course.tsx';
import { NetworkTotals } from './network-totals.tsx';
import { measures, type NetworkFilters, networks } from './networks.ts';
import { useNetworkState } from './use-network-state.ts';

interface NetworkViewProps {
  filters: NetworkFilters;
  /** The first and the last day of posting, `first,last`. */
  period: string;
}

/** How the looks on both networks did that were posted in a period: in all, over time, and the best ones. */
export function NetworkView({ filters, period }: NetworkViewProps) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const periodText = usePeriodText();
  const state = useNetworkState();
  const { day, measure, isTable } = state;
  const query = {
    ...filters,
    created_time: instantsOf(period, zone),
    time_zone: zone,
    as_of: day === '' ? null : day,
  };
  const answers = useQueries({
    queries: networks.map((network) => {
      const path = `/v1/metrics/looks/${network}`;
      return {
        queryKey: [path, query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.call<NetworkMetrics>('GET', path, { query, signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const title = t('metrics.network.title');
  const failed = answers.find(({ data, error, isFetching }) => !data && error !== null && !isFetching);
  const [instagram, youtube] = answers.map(({ data }) => data?.data);
  const turn = t(isTable ? 'metrics.network.asChart' : 'metrics.network.asTable');

  return (
    <Section
      title={title}
      end={
        <Box sx={{ width: 210, displayPrint: 'none' }}>
          <DayField
            label={t('metrics.network.day')}
            value={day}
            onChange={(next) => state.set({ network_day: next })}
          />
        </Box>
      }
    >
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(day === '' ? 'metrics.network.note' : 'metrics.network.noteThen', {
          period: periodText(period),
          day: periodText(day === '' ? period : day),
        })}
      </Typography>
      {failed ? (
        <FailedPanel
          error={failed.error}
          title={t('metrics.network.failed')}
          onRetry={() => answers.forEach(({ refetch }) => void refetch())}
        />
      ) : instagram === undefined || youtube === undefined ? (
        <Skeleton variant="rounded" height={520} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <NetworkTotals
            answers={{ instagram, youtube }}
            query={query}
            filters={filters}
            period={period}
            asOf={day}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <Choices
              name={t('metrics.network.measure')}
              all={measures.map((key) => ({ key, name: t(`metrics.network.measures.${key}`) }))}
              chosen={[measure]}
              onChoose={(key) => state.set({ network_measure: key })}
            />
            <Button
              color="inherit"
              variant="outlined"
              aria-label={`${turn}: ${title}`}
              onClick={() => state.set({ network_table: isTable ? '' : 'true' })}
              sx={{ minHeight: 28, py: 0, displayPrint: 'none' }}
            >
              {turn}
            </Button>
          </Box>
          <NetworkCourse
            answers={{ instagram, youtube }}
            measure={measure}
            isTable={isTable}
            filters={filters}
            asOf={day}
          />
          <BestLooks answers={{ instagram, youtube }} state={state} />
        </Box>
      )}
    </Section>
  );
}
